import { type Fault, quoted } from './fault.ts'
import type { Path, SourceFile } from './source-file.ts'

/** Where content is drawn into pictures: social images, screenshots, the word mark. */
const drawn: Readonly<Record<string, readonly (readonly string[])[]>> = {
  company: [['name'], ['founder', 'name'], ['address', 'city'], ['address', 'country']],
  jobs: [['title']],
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((around, key) => (typeof around === 'object' && around !== null ? Reflect.get(around, key) : undefined), value)

/** Texts that pictures show, with letters that no font of the pictures has, such as emoji. */
export async function letterFaults(name: string, source: SourceFile): Promise<Fault[]> {
  const wanted = drawn[name] ?? []
  const entries: readonly Path[] = Array.isArray(source.data) ? source.data.map((_, entry) => [entry]) : [[]]
  const paths = entries.flatMap(entry => wanted.map(keys => [...entry, ...keys]))
  const unusual = paths.filter(path => /[^\x20-\x7e]/.test(String(at(source.data, path) ?? '')))
  if (unusual.length === 0) return []
  const { lettersWithoutFont } = await import('#build/pictures/faces.ts')
  return unusual.flatMap(path => {
    const text = String(at(source.data, path))
    const letters = lettersWithoutFont(text)
    if (letters.length === 0) return []
    const without = letters
      .reduce((rest, letter) => rest.replaceAll(letter, ''), text)
      .replace(/\s+/g, ' ')
      .trim()
    return source.fault(path, `no font for pictures has ${letters.join(' ')}`, {
      expected: 'letters of Latin, Greek, Cyrillic, Bangla, Devanagari or Arabic script',
      found: quoted(text),
      suggestion: without && quoted(without),
    })
  })
}
