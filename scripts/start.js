/**
 * `node --import ./scripts/start.js file.ts`: runs TypeScript, and says at once what stands in the way. Plain JavaScript,
 * because it runs without any package.
 */

const refuse = reason => {
  console.error(reason)
  process.exit(1)
}

const [character] = /[#%?]/.exec(process.cwd()) ?? []
if (character)
  refuse(
    `The folder ${process.cwd()} has "${character}" in its name, which the bundler cannot read: rename the folder.`,
  )

try {
  await import('tsx')
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  refuse(
    'The packages that build the site are missing: run npm ci. With NODE_ENV=production or --omit=dev it leaves them out: then run npm ci --include=dev.',
  )
}
