import { csvLine } from '~/features/lists/csv'
import { type Clock, dateTime } from '~/messages/dates'
import { personalDataExportMessages as say } from '~/messages/personal-data-export'
import { displayName } from '~/messages/users'
import { files } from '~/platform/files/files.server'
import { type Entry, numbered, safeName, written } from './entry'
import { facts, lines, linkTo, list, page, part, words } from './page'
import { answersOf, filesOf, type KeptWork, messageRows } from './read-work.server'

/** Requests or orders as files: one table of all, one page and its files of each. */
export function* workEntries(
  folder: string,
  read: () => Iterable<KeptWork>,
  clock: Clock,
): Generator<Entry> {
  let isEmpty = true
  for (const one of read()) {
    if (isEmpty) yield written(`${folder}.csv`, () => tableOf(read()))
    isEmpty = false
    yield* entriesOf(workFolder(folder, one), one, clock)
  }
}

/** The links of the first page to them. */
export function* workLinks(folder: string, work: Iterable<KeptWork>): Generator<string> {
  for (const one of work) {
    yield linkTo(`${workFolder(folder, one)}/index.html`, `#${one.number} ${one.title}`)
  }
}

const workFolder = (folder: string, { number, title }: KeptWork): string =>
  `${folder}/${number} ${safeName(title)}`

function* entriesOf(folder: string, work: KeptWork, clock: Clock): Generator<Entry> {
  yield written(`${folder}/index.html`, () => pageOf(work, clock))
  let index = 0
  for (const file of filesOf(work)) {
    yield {
      name: `${folder}/${say.files}/${numbered(file, index)}`,
      open: () => files.stream(file.folder, file.file),
    }
    index += 1
  }
}

function* tableOf(work: Iterable<KeptWork>): Generator<string> {
  let isFirst = true
  for (const { number, title, facts: all } of work) {
    const filed = all.flatMap((fact) => fact.filed)
    if (isFirst) yield csvLine([say.number, say.title, ...filed.map(([head]) => head)])
    isFirst = false
    yield csvLine([number, title, ...filed.map(([, value]) => value)])
  }
}

const pageOf = (work: KeptWork, clock: Clock): Iterable<string> =>
  page(
    `#${work.number} ${work.title}`,
    facts(work.facts.map(({ label, text }) => [label, text])),
    part(say.answers, facts(answersOf(work))),
    part(say.conversation, conversationOf(work, clock)),
    part(say.files, list(fileLinks(work))),
  )

function* conversationOf(work: KeptWork, clock: Clock): Generator<string> {
  for (const { text, createdAt, sender } of messageRows(work)) {
    yield `<h3>${words(`${displayName(sender)}, ${dateTime(createdAt, clock)}`)}</h3>${lines(text)}`
  }
}

function* fileLinks(work: KeptWork): Generator<string> {
  let index = 0
  for (const file of filesOf(work)) {
    yield linkTo(`${say.files}/${numbered(file, index)}`, file.name)
    index += 1
  }
}
