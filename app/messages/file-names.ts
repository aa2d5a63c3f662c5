/** File names that a sentence lists. */
const mostNames = 10

/** Names of files in a sentence: `a.pdf, b.pdf and 31 more`. */
export const namesOf = (names: readonly string[]): string => {
  const said = names.slice(0, mostNames).join(', ')
  return names.length > mostNames ? `${said} and ${names.length - mostNames} more` : said
}
