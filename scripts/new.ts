/** Writes the skeleton of a screen, list, form, command or event where it belongs: `npm run new`. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import {
  addAddress,
  addExpectation,
  addImports,
  addTest,
  addToArchitecture,
  addToMenu,
  addWords,
  append,
  ensure,
  insert,
  read,
  routeTables,
  save,
  write,
} from './new/edit.ts'
import { camelOf, type Names, namesOf, pastOf, plainText } from './new/names.ts'
import * as skeletons from './new/skeletons.ts'
import * as tests from './new/tests.ts'
import { carryOut, Refusal } from './refusal.ts'
import { wordsGiven } from './words.ts'

const usage = 'npm run new -- screen|list|form|command|event NAME [--who=FLAG] [--menu]'
const given = wordsGiven(usage)
const [kind = '', name = ''] = given.names

/** Who may use it: an admin by default, or whoever may use the screen at `parent`. */
const whoOf = (parent?: string): string => {
  const who = given.valueOf('--who') ?? routeTables().find(({ address }) => address === parent)?.who
  return who ?? 'admin'
}

/** The rule of `app/permissions` that lets them in. */
function ruleOf(who: string): skeletons.Rule {
  if (who === 'admin') return { name: 'isAdmin', of: 'vocabulary' }
  for (const file of globSync('app/permissions/*.ts')) {
    const found = new RegExp(`const (\\w+) = \\(.*\\).* => holds\\(actor, '${who}'\\)\n`).exec(
      read(file),
    )
    if (found?.[1]) return { name: found[1], of: basename(file, '.ts') }
  }
  throw new Refusal(`A skeleton is for an admin or a flag such as manageRequests, not for ${who}.`)
}

/** The outcomes of an address for each kind of visitor, as `tests/fixtures/access-outcomes.ts` has them. */
const outcomesFor = (who: string) => (who === 'admin' ? 'adminOnly' : `staff('${who}')`)

const messagesFile = ({ plural }: Names) => `app/messages/${plural}.ts`
const testFile = ({ plural }: Names) => `tests/features/${plural}/${plural}.test.ts`

/** A row of the menu, where one is wanted. */
function makeMenuRow(names: Names, rule: skeletons.Rule): void {
  if (given.has('--menu')) addToMenu(name, names, rule)
}

/** A screen without anything in it yet. */
function makeScreen(): void {
  const names = namesOf(plainText(name).at(-1) ?? '')
  const { plural, messages, title } = names
  const who = whoOf()
  const rule = ruleOf(who)
  addAddress(name, who, `{ screen: '${plural}/${plural}.tsx', who: '${who}' }`)
  addWords(messagesFile(names), messages, { title: `'${title}'` })
  write(`app/routes/${plural}/${plural}.tsx`, skeletons.screenRoute(names))
  makeMenuRow(names, rule)
  addExpectation(name, `{ get: ${outcomesFor(who)}.get }`)
  addToArchitecture(title, { routes: plural })
}

/** A list of a table, which is made where there is none of this name. */
function makeList(): void {
  const names = namesOf(plainText(name).at(-1) ?? '')
  const { plural, messages, title } = names
  const who = whoOf()
  const rule = ruleOf(who)
  addAddress(name, who, `{ screen: '${plural}/list.tsx', who: '${who}' }`)
  makeTable(names)
  addWords(messagesFile(names), messages, {
    title: `'${title}'`,
    none: `'No ${title.toLowerCase()} yet'`,
    noneLead: `'The newest ${names.spoken} will be the first here.'`,
  })
  write(`app/features/${plural}/list-${plural}.server.ts`, skeletons.queryOf(names, rule))
  write(`app/routes/${plural}/list.tsx`, skeletons.listRoute(names, name))
  makeMenuRow(names, rule)
  addTest(testFile(names), tests.listTest(names))
  addExpectation(name, `{ get: ${outcomesFor(who)}.get }`)
  addToArchitecture(title, { routes: plural, features: plural, tables: names.table })
}

/** A dialog over a list, which creates a row. */
function makeForm(): void {
  const parent = name.replace(/\/new$/, '')
  const names = namesOf(plainText(parent).at(-1) ?? '')
  const { plural, singular, messages, spoken, title } = names
  const list = `app/routes/${plural}/list.tsx`
  if (name === parent || !existsSync(list)) {
    throw new Refusal(
      `A form is made over a list: npm run new -- list ${parent}, then form ${parent}/new.`,
    )
  }
  const who = whoOf(parent)
  const rule = ruleOf(who)
  requireTable(names)
  addAddress(name, who, `{ screen: '${plural}/new.tsx', who: '${who}', over: '${parent}' }`)
  addWords(messagesFile(names), messages, {
    create: `'Create ${spoken}'`,
    createLead: `'People find the ${spoken} by its name.'`,
    created: `'${sentence(spoken)} created'`,
    fields: `{ name: 'Name' }`,
  })
  addEvent(names, 'created')
  write(`app/features/${plural}/create-${singular}.server.ts`, skeletons.createCommand(names, rule))
  write(`app/routes/${plural}/new.tsx`, skeletons.formRoute(names, parent))
  addTest(testFile(names), tests.createTest(names))
  const button = `actions={<ButtonLink to="${name}" look="primary" icon="plus" preventScrollReset>{say.create}</ButtonLink>}\n      `
  insert(list, 'before', /(none|fresh|pages)=\{/, button)
  addImports(list, '~/components/ui/button', ['ButtonLink'])
  addExpectation(name, `{ ...${outcomesFor(who)}, form: { name: 'First' } }`)
  addToArchitecture(title, { features: plural })
}

/** A change of a row, with its event. */
function makeCommand(): void {
  const [plural = '', file = ''] = name.split('/')
  const names = namesOf(plural)
  const [verb = '', noun] = file.split('-')
  if (!/^[a-z-]+$/.test(file) || !noun) {
    throw new Refusal('A command is named by its module, verb and noun: closures/confirm-closure.')
  }
  requireTable(names)
  const place = routeTables().find(({ screen }) => screen?.startsWith(`${plural}/`))
  const rule = ruleOf(whoOf(place?.address))
  const event = pastOf(verb)
  addEvent(names, event)
  const called = camelOf(file)
  write(`app/features/${plural}/${file}.server.ts`, skeletons.command(names, rule, called, event))
  addTest(testFile(names), tests.commandTest(names, file, called))
  addToArchitecture(names.title, { features: plural })
}

function makeEvent(): void {
  const [plural = '', event = ''] = name.split('.')
  if (!/^[a-z][A-Za-z]+$/.test(event)) {
    throw new Refusal('An event is named by its module and what happened: closures.confirmed.')
  }
  requireTable(namesOf(plural))
  addEvent(namesOf(plural), event)
}

/** Adds an event type, unless there is one of that name. */
function addEvent(names: Names, event: string): void {
  const file = `app/features/events/event-types/${names.plural}.ts`
  ensure(file, skeletons.eventTypesOf(names))
  const text = read(file)
  if (text.includes(`\n  ${event}: `)) return
  const make = `of${names.One}`
  if (!text.includes(`const ${make} = (action: string)`)) {
    throw new Refusal(`${file} makes its types in ways of its own: add ${event} by hand.`)
  }
  const head = new RegExp(`^export const ${names.events} = \\{\\n`, 'm')
  insert(file, 'after', head, `  ${event}: ${make}('${event}'),\n`)
}

/** The files of tables of an area, by the first word of its addresses. */
const schemas: Record<string, string> = {
  admin: 'platform',
  orders: 'order-forms',
  requests: 'request-types',
}

/** A table, with how its rows are called where some were not copied. */
function makeTable(names: Names): void {
  if (hasTable(names)) return
  const schema = schemas[plainText(name)[0] ?? ''] ?? names.plural
  const file = `app/db/schema/${schema}.ts`
  ensure(file, '')
  append(file, skeletons.tableOf(names))
  addImports(file, 'drizzle-orm/sqlite-core', ['index', 'sqliteTable', 'text'])
  addImports(file, './columns', ['id', 'moment', 'version'])
  const exported = `export * from './${schema}'\n`
  if (!read('app/db/schema/index.ts').includes(exported)) append('app/db/schema/index.ts', exported)
  const called = `  ${names.table}: '${sentence(names.spoken)}',\n`
  insert('app/messages/lost-row-names.ts', 'before', /^\}/m, called)
}

function requireTable(names: Names): void {
  if (hasTable(names)) return
  throw new Refusal(`There is no table ${names.table}: npm run new -- list makes one.`)
}

const hasTable = ({ camel }: Names) =>
  globSync('app/db/schema/*.ts').some((file) =>
    read(file).includes(`export const ${camel} = sqliteTable(`),
  )

const isTable = (file: string) => file.startsWith('app/db/schema/')

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const kinds: Record<string, () => void> = {
  screen: makeScreen,
  list: makeList,
  form: makeForm,
  command: makeCommand,
  event: makeEvent,
}

await carryOut('skeleton', async () => {
  const make = kinds[kind]
  if (!make || !name) throw new Refusal(`Say what to make: ${usage}`)
  make()
  const files = save()
  const code = files.filter((file) => !file.startsWith('docs/'))
  spawnSync('node_modules/.bin/biome', ['check', '--write', ...code], { stdio: 'ignore' })
  return [
    ...files,
    ...(files.some(isTable) ? ['There is a new table: npm run migration:init'] : []),
    `What is left to do: docs/how-to/${kind === 'command' ? 'rule' : kind}.md`,
  ].join('\n')
})
