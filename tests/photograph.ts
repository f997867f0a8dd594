import sharp from 'sharp'

interface Options {
  readonly width: number
  readonly height: number
  /** The EXIF orientation; 6 is a camera held upright. */
  readonly orientation?: number
  /** The amount of noise, from 0 to 128. Detail makes files larger. */
  readonly noise?: number
}

/** The artist in the EXIF data of a generated photograph. */
export const takenBy = 'Somebody Somewhere'

/** Generates a JPEG like one from a camera: blue above, green below, with private EXIF data, a place and a name. */
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
