/**
 * `npm run check:content`: lists the values that are still to be filled in, the days in the future, and the photographs that no page uses. Exits with
 * 0 whatever it finds; `-- --strict` exits with 1 when a value is to be filled in.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#build/emit/files.ts'
import { faultLine } from '#content/read/fault.build.ts'
import { futureFaults, todoFaults } from '#content/read/todos.build.ts'
import { readTextFile } from '#content/text-file.ts'
import { photoFolder, readableName } from '#pictures/photo.ts'

const todos = todoFaults('.')
for (const fault of [...todos, ...futureFaults('.')]) console.log(faultLine(fault))

const texts = filesBelow('data')
  .filter(path => /\.(?:json|yaml|md)$/.test(path))
  .map(path => readTextFile(join('data', path)))
for (const photo of existsSync(photoFolder) ? readdirSync(photoFolder) : [])
  if (readableName.test(photo) && !texts.some(text => text.includes(photo)))
    console.log(`${photoFolder}/${photo}: no page and no list names this photograph; name it, or delete it`)

if (todos.length === 0) console.log('Every value is filled in.')
process.exit(process.argv.includes('--strict') && todos.length > 0 ? 1 : 0)
