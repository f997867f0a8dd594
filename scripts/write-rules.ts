/** `npm run rules`: writes the import directions into `biome.imports.json` and `src/README.md`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { doors, type Row, rows } from './import-rules.ts'

/** The `#` name of a folder, of a file as it is. */
const hash = (name: string) => (/\.\w+$/.test(name) ? `#${name}` : `#${name}/**`)

function override({ folder, imports, not = [] }: Row) {
  const own = folder === 'mock-api' ? [] : [hash(folder.replace(/^src\//, ''))]
  const closed = doors.filter(({ folders }) => !folders.includes(folder))
  return {
    includes: [`${folder}/**`, '!**/*.test.ts', '!**/*.test.tsx'],
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: 'error',
            options: {
              paths: Object.fromEntries(closed.flatMap(({ modules, message }) => modules.map(name => [name, message]))),
              patterns: [
                {
                  group: [
                    '#*',
                    '#*/**',
                    '!#content/**',
                    '!#data/**',
                    ...imports.map(name => `!${hash(name)}`),
                    ...not.map(hash),
                    ...own.map(name => `!${name}`),
                  ],
                  message: `${folder} may import only ${imports.join(', ') || 'its own files'}${not.length > 0 ? `, and not ${not.join(', ')}` : ''}: see src/README.md`,
                },
                {
                  group: ['../**'],
                  message: 'Leave the folder by its # name: ../ hides which folders depend on which.',
                },
              ],
            },
          },
        },
      },
    },
  }
}

/** The text of `biome.imports.json`, which `biome.json` extends. */
export const rules = () => `${JSON.stringify({ overrides: rows.map(override) })}\n`

const names = (list: readonly string[]) => list.map(name => `\`${name}\``).join(', ')

/** The table of `src/README.md`. */
function table(): string {
  const lines = rows.map(
    ({ folder, holds, imports, not = [] }) =>
      `| \`${folder}\` | ${holds} | ${names(imports) || 'nothing'}${not.length > 0 ? `, not ${names(not)}` : ''} |`,
  )
  return ['| folder | what is in it | may import besides its own files |', '| --- | --- | --- |', ...lines].join('\n')
}

/** `src/README.md` with the table as it should be. */
export const withTable = (text: string) => text.replace(/\| folder [\s\S]*\|\n(?!\|)/, `${table()}\n`)

if (process.argv[1]?.endsWith('write-rules.ts')) {
  writeFileSync('biome.imports.json', rules())
  writeFileSync('src/README.md', withTable(readFileSync('src/README.md', 'utf8')))
}
