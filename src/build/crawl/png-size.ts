/** Width and height of a PNG in pixels, from its IHDR chunk; zeros for anything else. */
export function pngSize(bytes: Buffer): { width: number; height: number } {
  const isPng = bytes.length > 24 && bytes.readUInt32BE(0) === 0x89504e47
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : { width: 0, height: 0 }
}
