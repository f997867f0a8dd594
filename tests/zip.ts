/** Returns a ZIP of empty files with these names. */
export function zipOf(...names: readonly string[]): Buffer {
  const parts: Buffer[] = []
  const table: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const local = Buffer.alloc(30)
    local.write('PK\u0003\u0004')
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.write('PK\u0001\u0002')
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name))
    table.push(entry, Buffer.from(name))
    offset += local.length + Buffer.byteLength(name)
  }
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  for (const at of [8, 10]) end.writeUInt16LE(names.length, at)
  end.writeUInt32LE(Buffer.concat(table).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...table, end])
}

/** Returns a DOCX with nothing in it but what makes it one, and these files. */
export const docxOf = (...more: readonly string[]) => zipOf('[Content_Types].xml', 'word/document.xml', ...more)
