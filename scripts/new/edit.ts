import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '../refusal.ts'
import type { Names } from './names.ts'
import type { Rule } from './skeletons.ts'

/** Texts to be written, by file: nothing is written before all of them are known. */
const pending = new Map<string, string>()

const isThere = (file: string) => pending.has(file) || existsSync(file)

export const read = (file: string) => pending.get(file) ?? readFileSync(file, 'utf8')

/** Writes everything. @returns the files, in the order in which they were changed */
export function save(): string[] {
  for (const [file, text] of pending) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return [...pending.keys()]
}

/** A new file. @throws Refusal where there is one */
export function write(file: string, text: string): void {
  if (isThere(file)) throw new Refusal(`There is already a file ${file}.`)
  pending.set(file, text)
}

/** Text at the end of a file. */
export const append = (file: string, text: string) => pending.set(file, read(file) + text)

/** A file that several commands share, unless it is there. */
export function ensure(file: string, text: string): void {
  if (!isThere(file)) write(file, text)
}

/** Inserts `text` before or after the first place that `mark` finds. @throws Refusal where there is none */
export function insert(file: string, at: 'before' | 'after', mark: RegExp, text: string): void {
  const before = read(file)
  const found = mark.exec(before)
  if (!found) throw new Refusal(`${file} has another shape than expected: ${mark}`)
  const index = found.index + (at === 'after' ? found[0].length : 0)
  pending.set(file, before.slice(0, index) + text + before.slice(index))
}

/** Imports names from a module, those that are not there yet. */
export function addImports(file: string, from: string, names: string[]): void {
  const line = new RegExp(`^import \\{([^}]*)\\} from '${from}'\n`, 'm')
  const text = read(file)
  const there =
    line
      .exec(text)?.[1]
      ?.split(',')
      .flatMap((name) => name.trim() || []) ?? []
  const all = [...new Set([...there, ...names])].join(', ')
  pending.set(file, `import { ${all} } from '${from}'\n${text.replace(line, '')}`)
}

/** Adds sentences to the object of a file of messages, those that it does not have. */
export function addWords(file: string, object: string, words: Record<string, string>): void {
  ensure(
    file,
    `/** What the screens of ${object.replace(/Messages$/, '')}s say. */\nexport const ${object} = {\n} as const\n`,
  )
  const text = read(file)
  const missing = Object.entries(words).filter(([name]) => !text.includes(`\n  ${name}: `))
  const lines = missing.map(([name, value]) => `  ${name}: ${value},\n`).join('')
  if (lines) insert(file, 'before', /^} as const/m, lines)
}

/** Every file of the route table, with the addresses in it, their screens and who may use them. */
export const routeTables = () =>
  globSync('app/map/*.ts').flatMap((file) => {
    const entries = read(file).matchAll(/^ {2}'(\/[^']*)': \{(.*?)\}/gms)
    return [...entries].map(([, address = '', rest = '']) => ({
      file,
      address,
      screen: /screen: '([^']+)'/.exec(rest)?.[1],
      who: /who: '([^']+)'/.exec(rest)?.[1],
    }))
  })

/** Adds an address to the file of the route table that has the most alike. */
export function addAddress(address: string, who: string, entry: string): void {
  const rows = routeTables()
  if (rows.some((row) => row.address === address)) {
    throw new Refusal(`There is already an address ${address}.`)
  }
  const words = address.split('/')
  const alike = (row: (typeof rows)[number]) => {
    const theirs = row.address.split('/')
    const shared = words.findIndex((word, i) => word !== theirs[i])
    return 2 * (shared < 0 ? words.length : shared) + Number(row.who === who)
  }
  const [nearest] = rows.toSorted((one, other) => alike(other) - alike(one))
  if (!nearest) throw new Refusal('There is no route table in app/map.')
  insert(nearest.file, 'before', /^} as const satisfies/m, `  '${address}': ${entry},\n`)
}

/** Says what every kind of visitor gets at an address. */
export function addExpectation(address: string, outcome: string): void {
  const end = /^ {2}\.\.\.\w+Expectations,\n/m
  insert('tests/fixtures/access-expectations.ts', 'before', end, `  '${address}': ${outcome},\n`)
}

/** Adds a test to the file of its module. */
export function addTest(file: string, { imports, body }: { imports: string; body: string }): void {
  ensure(file, '')
  const text = read(file)
  const missing = imports.split('\n').filter((line) => line && !text.includes(line))
  pending.set(file, `${missing.join('\n')}\n${text}${body}`)
}

/** Adds a row to the menu: below the one of its area, or under *Studio*. */
export function addToMenu(address: string, { messages, plural }: Names, rule: Rule): void {
  const file = 'app/permissions/menu.ts'
  const text = read(file)
  const area = `/${address.split('/')[1]}`
  const below = [...text.matchAll(/below: '(.*)',[^}]*\},\n/g)].findLast(([, at]) => at === area)
  const end = below ? below.index + below[0].length : text.indexOf(']\n\nconst noFacts')
  const place = below ? `below: '${area}'` : `icon: 'sliders', group: say.studio`
  const row = `  { label: ${messages}.title, href: '${address}', ${place}, who: ${rule.name} },\n`
  pending.set(file, text.slice(0, end) + row + text.slice(end))
  addImports(file, `~/messages/${plural}`, [messages])
  addImports(file, `./${rule.of}`, [rule.name])
}

/** Adds names to the row of a kind of thing in `docs/architecture.md`; makes the row where there is none. */
export function addToArchitecture(
  title: string,
  name: { routes?: string; features?: string; tables?: string },
): void {
  const file = 'docs/architecture.md'
  const text = read(file)
  const row = new RegExp(`^\\| ${title} \\|(.*)\\|(.*)\\|(.*)\\|\\n`, 'm')
  const cells = (row.exec(text)?.slice(1) ?? ['', '', '']).map((cell) => cell.trim())
  const all = [name.routes, name.features, name.tables].map((given, i) => {
    const there = cells[i] ?? ''
    if (!given || there.includes(`\`${given}\``)) return there
    return there ? `${there}, \`${given}\`` : `\`${given}\``
  })
  const line = `| ${title} | ${all.join(' | ')} |\n`.replaceAll('|  |', '| |')
  if (row.test(text)) pending.set(file, text.replace(row, line))
  else insert(file, 'before', /^\| forms, each carried out once/m, line)
}
