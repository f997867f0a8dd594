/** The most bytes of the end of a file in which the table of a ZIP is looked for: some 1,500 names. */
const tailSize = 128 * 1024

/** Keeps the end of a file that comes in chunks. */
export function createTail() {
  const bytes = Buffer.allocUnsafe(2 * tailSize)
  let filled = 0
  return {
    add(chunk: Buffer) {
      const last = chunk.subarray(-tailSize)
      if (filled + last.length > bytes.length) {
        bytes.copyWithin(0, filled - tailSize, filled)
        filled = tailSize
      }
      filled += last.copy(bytes, filled)
    },
    end: () => bytes.subarray(0, filled),
  }
}

const endMark = Buffer.from('PK\u0005\u0006')
const entryMark = 0x02_01_4b_50
const entrySize = 46

/** Returns the names in the table at the end of a ZIP (APPNOTE 4.3.12 and 4.3.16); none if it is not whole. */
export function zipNames(tail: Buffer): readonly string[] {
  const end = tail.lastIndexOf(endMark)
  if (end < 0 || end + 22 > tail.length) return []
  const names: string[] = []
  let at = end - tail.readUInt32LE(end + 12)
  for (let left = tail.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at < 0 || at + entrySize > end || tail.readUInt32LE(at) !== entryMark) return []
    const length = tail.readUInt16LE(at + 28)
    names.push(tail.toString('utf8', at + entrySize, at + entrySize + length))
    at += entrySize + length + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return names
}
