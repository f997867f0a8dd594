import sharp from 'sharp'

/** Width and height in pixels of a complete, undamaged picture; `undefined` for other bytes. */
export async function pictureSize(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> {
  try {
    const { data, info } = await sharp(bytes, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })
    return data.length > 0 ? { width: info.width, height: info.height } : undefined
  } catch {
    return undefined
  }
}
