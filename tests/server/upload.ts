import { open } from './test-server.ts'

const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const beforeFile = (name: string) =>
  `${part('fullName', name)}${part('email', 'karim@visitor.example')}--x\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-1.7\n`

/** Ends the file and the form. */
export const afterFile = '\r\n--x--\r\n'

/** Content of a file, after the header that `startUpload` sends. */
export const fileContent = (bytes: number) => Buffer.alloc(bytes, 'resume ')

/** Starts an application whose file has `bytes` bytes of content, from `address`; the test sends the content and `afterFile`. */
export function startUpload(
  origin: string,
  { name, bytes, address }: { name: string; bytes: number; address: string },
) {
  const socket = open(origin)
  const length = beforeFile(name).length + bytes + afterFile.length
  socket.write(
    `POST /api/job-apply HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n${beforeFile(name)}`,
  )
  /** The status of the response; 0 when the connection is closed without one. */
  const status = new Promise<number>(resolve => {
    let received = ''
    socket.on('data', chunk => {
      received += chunk
      const code = /^HTTP\/1\.1 ([2-5]\d\d)/m.exec(received)?.[1]
      if (code) resolve(Number(code))
    })
    socket.on('close', () => resolve(0))
  })
  /** Resolves when the server has the headers: it asks for the rest, or refuses it. */
  const begun = new Promise<void>(resolve => socket.once('data', () => resolve()))
  return { socket, status, begun }
}
