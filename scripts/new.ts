/** Writes the skeleton of a screen, list, form, command or event where it belongs: `npm run new`. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import {
  addAddress,
  addExpectation,
  addToArchitecture,
  addWords,
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

const usage = 'npm run new -- screen|list|form|command|event NAME [--who=FLAG]'
const given = wordsGiven(usage)
const [kind = '', name = ''] = given.names

/** Default rule for who may use it: an admin, or whoever may use the screen below it. */
const whoOf = (parent?: string) => {
  const who = given.valueOf('--who') ?? routeTables().find(({ address }) => address === parent)?.who
  if (who !== undefined && who !== 'admin' && !who.startsWith('manage')) {
    throw new Refusal(
      `A skeleton is for an admin or a flag such as manageRequests, not for ${who}.`,
    )
  }
  return who ?? 'admin'
}

/** The outcomes of an address for each kind of visitor, as `tests/fixtures/access-outcomes.ts` has them. */
const outcomesFor = (who: string) => (who === 'admin' ? 'adminOnly' : `staff('${who}')`)

const messagesFile = ({ plural }: Names) => `app/messages/${plural}.ts`

/** A screen without anything in it yet. */
function makeScreen(): void {
  const names = namesOf(plainText(name).at(-1) ?? '')
  const { plural, messages, title } = names
  const who = whoOf()
  addAddress(name, who, `{ screen: '${plural}/${plural}.tsx', who: '${who}' }`)
  addWords(messagesFile(names), messages, { title: `'${title}'` })
  write(`app/routes/${plural}/${plural}.tsx`, skeletons.screenRoute(names))
  addExpectation(name, `{ get: ${outcomesFor(who)}.get }`)
  addToArchitecture(title, { routes: plural })
}

/** A list of a table, which is made where there is none of this name. */
function makeList(): void {
  const names = namesOf(plainText(name).at(-1) ?? '')
  const { plural, messages, title } = names
  const who = whoOf()
  addAddress(name, who, `{ screen: '${plural}/list.tsx', who: '${who}' }`)
  makeTable(names)
  ensure(`app/permissions/${plural}.ts`, skeletons.ruleOf(names, who))
  addWords(messagesFile(names), messages, {
    title: `'${title}'`,
    none: `'No ${title.toLowerCase()} yet'`,
    noneLead: `'The newest ${names.spoken} will be the first here.'`,
  })
  write(`app/features/${plural}/list-${plural}.server.ts`, skeletons.queryOf(names))
  write(`app/routes/${plural}/list.tsx`, skeletons.listRoute(names, name))
  write(`tests/features/${plural}/list-${plural}.test.ts`, tests.listTest(names))
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
  requireTable(names)
  addAddress(name, who, `{ screen: '${plural}/new.tsx', who: '${who}', over: '${parent}' }`)
  ensure(`app/permissions/${plural}.ts`, skeletons.ruleOf(names, who))
  addWords(messagesFile(names), messages, {
    create: `'Create ${spoken}'`,
    createLead: `'People find the ${spoken} by its name.'`,
    created: `'${sentence(spoken)} created'`,
    fields: `{ name: 'Name' }`,
  })
  addEvent(names, 'created')
  write(`app/features/${plural}/${singular}-schema.server.ts`, skeletons.schemaOf(names))
  write(`app/features/${plural}/create-${singular}.server.ts`, skeletons.createCommand(names))
  write(`app/routes/${plural}/new.tsx`, skeletons.formRoute(names, parent))
  write(`tests/features/${plural}/create-${singular}.test.ts`, tests.createTest(names))
  const button = `actions={<ButtonLink to="${name}" look="primary" icon="plus" preventScrollReset>{say.create}</ButtonLink>}\n      `
  insert(list, 'before', /(none|fresh|pages)=\{/, button)
  insert(
    list,
    'before',
    /^import \{ EmptyState/m,
    `import { ButtonLink } from '~/components/ui/button'\n`,
  )
  addExpectation(name, outcomesFor(who), `{ name: 'First' }`)
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
  ensure(`app/permissions/${plural}.ts`, skeletons.ruleOf(names, whoOf()))
  const event = pastOf(verb)
  addEvent(names, event)
  const called = camelOf(file)
  write(`app/features/${plural}/${file}.server.ts`, skeletons.command(names, called, event))
  write(`tests/features/${plural}/${file}.test.ts`, tests.commandTest(names, file, called))
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

function makeTable(names: Names): void {
  if (hasTable(names)) return
  write(`app/db/schema/${names.plural}.ts`, skeletons.tableOf(names))
  insert('app/db/schema/index.ts', 'before', /^/, `export * from './${names.plural}'\n`)
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
