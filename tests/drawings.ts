import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the file names of the drawings in an output folder. */
export const drawingFiles = (folder: string) =>
  readdirSync(join(folder, 'art'))
    .filter(file => file.endsWith('.svg'))
    .sort()

/** Returns the path and the content of each drawing in an output folder, by name. */
export const drawings = (folder: string) =>
  new Map(
    drawingFiles(folder).map(file => [
      file.slice(0, file.indexOf('.')),
      { address: `/art/${file}`, bytes: readFileSync(join(folder, 'art', file), 'utf8') },
    ]),
  )
