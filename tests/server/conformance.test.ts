import { conformance } from '../api-conformance.ts'
import { startTestServer, storedSubmissions } from './test-server.ts'

conformance('the server', async () => {
  const server = await startTestServer()
  return {
    origin: server.origin,
    kept: async () =>
      (await storedSubmissions(server.databaseUrl)).map(({ kind, fields, file }) => ({
        form: kind === 'careers' ? 'job-apply' : 'contact',
        values: fields,
        ...(file && { file }),
      })),
    stop: server.stop,
  }
})
