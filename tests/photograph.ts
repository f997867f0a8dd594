import sharp from 'sharp'

interface Options {
  readonly width: number
  readonly height: number
  /** How the camera was held, as EXIF has it: 6 is upright. */
  readonly orientation?: number
  /** How much the picture is made of noise, from 0 to 128: detail weighs. */
  readonly noise?: number
}

/** Where and by whom a made photograph says that it was taken. */
export const takenBy = 'Somebody Somewhere'

/** A JPEG as a camera makes them: blue above, green below, with a place and a name in it that are nobody's business. */
export async function photograph({ width, height, orientation = 1, noise = 6 }: Options): Promise<Buffer> {
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 2" width="${width}" height="${height}" preserveAspectRatio="none"><path fill="#2060c0" d="M0 0h1v1H0z"/><path fill="#40a040" d="M0 1h1v1H0z"/></svg>`,
  )
  const grain = { type: 'gaussian', mean: 128, sigma: noise } as const
  const over = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } })
    .png()
    .toBuffer()
  return sharp(ground)
    .flatten()
    .composite([{ input: over, blend: 'overlay' }])
    .withMetadata({
      orientation,
      exif: { IFD0: { Artist: takenBy }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 44/1 46/1' } },
    })
    .jpeg({ quality: 95 })
    .toBuffer()
}
