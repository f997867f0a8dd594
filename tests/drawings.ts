import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The names of the drawings of an output folder. */
export const drawingFiles = (folder: string) =>
  readdirSync(join(folder, 'art'))
    .filter(file => file.endsWith('.svg'))
    .sort()

/** Every drawing of an output folder, by name, as address and bytes. */
export const drawings = (folder: string) =>
  new Map(
    drawingFiles(folder).map(file => [
      file.slice(0, file.indexOf('.')),
      { address: `/art/${file}`, bytes: readFileSync(join(folder, 'art', file), 'utf8') },
    ]),
  )
