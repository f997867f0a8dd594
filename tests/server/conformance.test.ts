import { conformance } from '../api-conformance.ts'
import { keptIn, startRoom } from './room.ts'

conformance('the server', async () => {
  const room = await startRoom()
  return {
    origin: room.origin,
    kept: async () =>
      (await keptIn(room.databaseUrl)).map(({ kind, fields, file }) => ({
        form: kind === 'careers' ? 'job-apply' : 'contact',
        values: fields,
        ...(file && { file }),
      })),
    stop: room.stop,
  }
})
