import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const catalogue = resolve('docs/requirements.tsv')
const [head = '', ...rows] = readFileSync(catalogue, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t').slice(0, 3).join('\t'))
const idOf = (row: string) => row.split('\t')[0] ?? ''

/** What runs with script and without comes first, then one browser, then everything else. */
const order = [/-journeys\.ts$/, /^e2e\//, /^no-script\//, /./]
const rank = (file: string) => order.findIndex((kind) => kind.test(file))

/** The ids that the titles of each file carry: in titles, rows of tables and `proves`, not in comments. */
const named = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'))
  .map((file) => {
    const text = readFileSync(`tests/${file}`, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    return { file, ids: new Set(text.match(/\b[A-Z]{2,8}-\d{2}\b/g)) }
  })

const most = 3
const testsOf = (id: string) =>
  named
    .filter(({ ids }) => ids.has(id))
    .slice(0, most)
    .map(({ file }) => file)

test('the catalogue names the tests of each statement: write it again with `npx vitest run tests/unit/requirements.test.ts -u`', async () => {
  const table = rows.map((row) => `${row}\t${testsOf(idOf(row)).join(' ')}`)
  await expect(`${head}\ttests\n${table.join('\n')}\n`).toMatchFileSnapshot(catalogue)
})

test('there is a test of every statement, and no title carries an id that there is not', () => {
  const ids = new Set(rows.map(idOf))
  expect([...ids].filter((id) => testsOf(id).length === 0)).toEqual([])
  const families = new Set([...ids].map((id) => id.replace(/-.*/, '')))
  const unknown = named.flatMap((each) =>
    [...each.ids].filter((id) => families.has(id.replace(/-.*/, '')) && !ids.has(id)),
  )
  expect(unknown).toEqual([])
})
