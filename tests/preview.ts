import { preview } from 'vite'

/** Serves the last build to the browser tests. Exits when they end, even if they are killed. */
const { ppid } = process
setInterval(() => {
  if (process.ppid !== ppid) process.exit()
}, 1000)
await preview()
