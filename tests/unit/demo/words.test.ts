import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWords } from '../../../scripts/demo/load-words'

const folder = 'scripts/demo/words'
const files = globSync('**/*.{json,md}', { cwd: folder, exclude: ['README.md'] })

/** Loads a copy in which one file is another. */
function loadWith(file: string, change: (text: string) => string) {
  const copy = mkdtempSync(join(tmpdir(), 'panelry-words-'))
  cpSync(folder, copy, { recursive: true })
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  writeFileSync(join(copy, file), changed)
  return () => loadWords(copy)
}

test('all of the demo’s words are as the code reads them', () => {
  const { people, requests, orders, files } = loadWords()
  expect(Object.keys(people)).toContain('ingrid')
  expect([requests.length, orders.length]).toEqual([74, 40])
  expect(files.texts['dns-line.txt']).toMatch('  3600  CNAME')
})

test.each(files)('a part of %s that nobody reads is refused, with the file’s name', (file) => {
  const load = loadWith(file, (text) => {
    if (file.endsWith('.md')) return `${text}\n## nothing\n`
    const all = JSON.parse(text)
    return JSON.stringify(Array.isArray(all) ? [...all, { nothing: {} }] : { ...all, nothing: {} })
  })
  expect(load).toThrow(file)
})

test.each([
  [
    'requests/shops.json',
    'amara adds lena',
    'amra adds lena',
    'winter-sale.story.1: there is no person "amra", in "3 17:52 amra adds lena"',
  ],
  ['requests/shops.json', 'adds lena', 'adds lina', 'story.1: there is no person "lina"'],
  ['requests/shops.json', '+header-dark.png', '+header.png', 'described the file "header.png"'],
  [
    'requests/shops.json',
    'does delivered',
    'does deliver',
    'after "does", in "27 15:02 tomas does deliver"',
  ],
  ['requests/shops.json', '3 17:52', '4 17:52', 'winter-sale.story.1: this is before it was sent'],
  ['requests/shops.json', '"product": "sale"', '"product": "sail"', 'there is no product "sail"'],
  ['requests/shops.json', '"accent"', '"accents"', 'there is no question "accents"'],
  ['requests/shops.json', '"kind": "Fixed price"', '"kind": "Fixed"', 'winter-sale.answers.kind: '],
  ['requests/shops.json', 'hollis-reed-outlet', 'outlet', 'there is no company "outlet"'],
  ['requests/shops.json', '  },\n', '  }\n', 'in JSON at position'],
  ['orders/brand.json', 'kaia pays now', 'kaia pays then', 'after "pays"'],
  ['orders/brand.json', '"offer": "brand-kit"', '"offer": "kit"', 'there is no offer "kit"'],
  ['requests-before.json', '"who": "ravi"', '"who": "rafi"', 'there is no person "rafi"'],
  [
    'packages.json',
    '"newsletter"',
    '"letters"',
    'launch.types.3: there is no request type "letters"',
  ],
  ['people.json', '"launch"', '"lunch"', 'there is no package "lunch"'],
  ['people.json', '"manageOrders"', '"manageOrder"', 'joon.flags.0: '],
  [
    'companies.json',
    '"owner": "dunja"',
    '"owner": "dunya"',
    'salt-room.owner: there is no person "dunya"',
  ],
  ['companies.json', '"login": "domain"', '"login": "site"', 'there is no login "site"'],
  ['websites.json', '"agency"', '"agent"', 'agent: there is no project template "agent"'],
  ['offers.json', '"type": "brand"', '"type": "brands"', 'there is no order type "brands"'],
  ['drafts.json', '"autumn-menu"', '"menu"', 'messages.0.request: there is no request "menu"'],
  [
    'files/pictures.json',
    '"northgate"',
    '"north"',
    'barn-light.png.brand: there is no brand "north"',
  ],
])('what is wrong in %s is named: %s, written %s', (file, right, wrong, told) => {
  const load = loadWith(file, (text) => text.replace(right, wrong))
  expect(load).toThrow(file)
  expect(load).toThrow(told)
})
