/** Generates malicious and malformed submissions; the same seed gives the same ones. */

export interface Hostile {
  readonly what: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const good: Readonly<Record<string, string>> = { name: 'A', email: 'a@b.example', subject: 'S', message: 'M' }
const strange = [
  '\u0000',
  '\ud800',
  '\u202e',
  "'; drop table submissions; --",
  '{{7*7}}',
  '$(id)',
  '%00',
  '\r\n',
  '𝒳',
  '',
]

/** Endless hostile submissions from a seed. */
export function hostileFrom(seed: number): () => Hostile {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => below(256)))
  const json = (what: string, body: Buffer | string, path = '/api/contact'): Hostile => ({
    what,
    path,
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(body),
  })
  const parts = (
    what: string,
    fields: readonly (readonly [head: string, content: Buffer | string])[],
    end = '--x--\r\n',
  ): Hostile => ({
    what,
    path: '/api/job-apply',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', Accept: 'application/json' },
    body: Buffer.concat([
      ...fields.flatMap(([head, content]) => [
        Buffer.from(`--x\r\n${head}\r\n\r\n`),
        Buffer.from(content),
        Buffer.from('\r\n'),
      ]),
      Buffer.from(end),
    ]),
  })
  const field = (name: string, value: string) => [`Content-Disposition: form-data; name="${name}"`, value] as const
  const file = (name: string, content: Buffer | string) =>
    [
      `Content-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: application/pdf`,
      content,
    ] as const
  const applicant = [field('fullName', 'K'), field('email', 'k@b.example')]

  const kinds: readonly (() => Hostile)[] = [
    () => json('noise', noise(1 + below(2000))),
    () => json('cut JSON', JSON.stringify({ ...good, message: 'x'.repeat(below(500)) }).slice(0, 5 + below(40))),
    () => json('not an object', JSON.stringify(pick([1, null, true, 'x', [good], []]))),
    () => {
      const missing = pick(Object.keys(good))
      return json('a field less', JSON.stringify({ ...good, [missing]: undefined }))
    },
    () => json('a field more', JSON.stringify({ ...good, [`f${below(1e9)}`]: pick(strange) })),
    () =>
      json(
        'a field of another type',
        JSON.stringify({ ...good, [pick(['name', 'email', 'subject'])]: pick([1, null, {}, [], [[[]]]]) }),
      ),
    () =>
      json(
        'what every object has',
        `{"name":"A","${pick(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])}":{"x":1},"email":"a@b","subject":"S","message":"M"}`,
      ),
    () => json('a field twice', `{"name":"A","name":"${below(100)}","email":"a@b","subject":"S","message":"M"}`),
    () => json('depth', `{"name":${'['.repeat(1 + below(5000))}`),
    () => json('no address', JSON.stringify({ ...good, email: pick(['a', '@', 'a b@c d', '', ' ', 'a@', '@b']) })),
    () =>
      json(
        'characters that cannot be kept',
        `{"name":"A","email":"a@b","subject":"S","message":"x${pick(['\\u0000', '\\ud800', '\\udfff'])}"}`,
      ),
    () =>
      json(
        'invalid UTF-8',
        Buffer.concat([Buffer.from('{"name":"'), noise(1 + below(50)), Buffer.from([0xff, 0xc0]), Buffer.from('"}')]),
      ),
    () => ({
      ...json('another type', noise(below(100))),
      headers: {
        'Content-Type': pick(['text/plain', 'image/png', 'application/xml', 'x', 'application/json-patch+json']),
      },
    }),
    () => ({
      ...json('packed', noise(50)),
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': pick(['gzip', 'br', 'x']) },
    }),
    () => ({
      ...json('a wrong key', JSON.stringify(good)),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'x'.repeat(201 + below(500)) },
    }),
    () => json('JSON for an application', JSON.stringify(good), '/api/job-apply'),
    () => ({
      ...json('percent noise', `name=%${pick(['ff', 'zz', 'c0%80', ''])}&email=a@b`),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
    () => ({
      ...json('many fields', Array.from({ length: 21 + below(3000) }, (_, at) => `f${at}=1`).join('&')),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
    () => parts('no end', [...applicant, file('cv.pdf', '%PDF-1.7')], pick(['', '--', '--x', '--y--\r\n'])),
    () => parts('no parts', [], noise(below(200)).toString('latin1')),
    () =>
      parts('a file that is none', [
        ...applicant,
        file('cv.pdf', Buffer.concat([Buffer.from('PK\u0003\u0004'), noise(below(3000))])),
      ]),
    () =>
      parts('a name with a path', [
        ...applicant,
        file(pick(['../cv.pdf', '/etc/cv.pdf', 'a\\\\b.pdf', 'cv\u0007.pdf', '..']), '%PDF-1.7'),
      ]),
    () => parts('a wrong ending', [...applicant, file(pick(['cv.exe', 'cv.pdf.js', 'cv', '.pdf.']), '%PDF-1.7')]),
    () => parts('two files', [...applicant, file('cv.pdf', '%PDF-1.7'), file('cv.pdf', '%PDF-1.7')]),
    () =>
      parts('a file in another field', [
        ...applicant,
        ['Content-Disposition: form-data; name="photo"; filename="cv.pdf"', '%PDF-1.7'],
      ]),
    () => parts('a field twice', [...applicant, field('email', 'k@b'), file('cv.pdf', '%PDF-1.7')]),
    () =>
      parts('heads of noise', [...applicant, [noise(20 + below(300)).toString('latin1'), 'x'], file('cv.exe', 'MZ')]),
    () =>
      parts('a field more', [
        ...applicant,
        field(pick(['__proto__', 'admin', 'constructor']), 'x'),
        file('cv.pdf', '%PDF-1.7'),
      ]),
  ]
  return () => pick(kinds)()
}
