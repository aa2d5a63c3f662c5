import { truncate } from '~/shared/truncate'

/** File names that a sentence lists. */
const mostNames = 10

/** Names of files in a sentence: `a.pdf, b.pdf and 31 more`. */
export const namesOf = (names: readonly string[]): string => {
  const said = names.slice(0, mostNames).join(', ')
  return names.length > mostNames ? `${said} and ${names.length - mostNames} more` : said
}

/** Letters of a file's name in a message of the next page, which a cookie carries. */
const lettersShown = 60

/** A file's name in a sentence: of a long one the beginning, and its ending. */
export function shortName(name: string): string {
  if (name.length <= lettersShown) return name
  const [ending = ''] = /\.\w{1,5}$/.exec(name) ?? []
  return `${truncate(name, lettersShown - ending.length - 1)}…${ending}`
}
