import { csvLine } from '~/features/lists/csv'
import { takeOutMessages as say } from '~/messages/take-out'
import { files } from '~/platform/files/files.server'
import { type Entry, numbered, safeName, written } from './entry'
import { facts, lines, linkTo, list, page, part, words } from './page'
import { answersOf, filesOf, type KeptWork, messagesOf } from './read-work.server'

/** Requests or orders as files: one table of all, one page and its files of each. */
export function workEntries(folder: string, work: readonly KeptWork[]): Entry[] {
  if (work.length === 0) return []
  return [
    written(`${folder}.csv`, () => tableOf(work)),
    ...work.flatMap((one) => entriesOf(workFolder(folder, one), one)),
  ]
}

export const workFolder = (folder: string, { number, title }: KeptWork): string =>
  `${folder}/${number} ${safeName(title)}`

function entriesOf(folder: string, work: KeptWork): Entry[] {
  const stored = filesOf(work)
  return [
    written(`${folder}/index.html`, () => pageOf(work, stored)),
    ...stored.map((file, index) => ({
      name: `${folder}/${say.files}/${numbered(stored, index)}`,
      open: () => files.stream(file.folder, file.file),
    })),
  ]
}

const tableOf = (work: readonly KeptWork[]): string => {
  const names = work[0]?.facts.map(([name]) => name) ?? []
  return [
    csvLine([say.number, say.title, ...names]),
    ...work.map(({ number, title, facts: of }) =>
      csvLine([number, title, ...of.map(([, value]) => value)]),
    ),
  ].join('')
}

const pageOf = (work: KeptWork, stored: readonly { name: string }[]): string =>
  page(
    `#${work.number} ${work.title}`,
    facts(work.facts) +
      part(say.answers, facts(answersOf(work))) +
      part(
        say.conversation,
        messagesOf(work)
          .map(({ text, at, sender }) => `<h3>${words(`${sender}, ${at}`)}</h3>${lines(text)}`)
          .join(''),
      ) +
      part(
        say.files,
        list(
          stored.map(({ name }, index) => linkTo(`${say.files}/${numbered(stored, index)}`, name)),
        ),
      ),
  )
