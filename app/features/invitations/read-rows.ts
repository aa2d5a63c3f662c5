/** One line of a bulk invitation as it was typed. */
export type TypedRow = { email: string; role: string; package: string }

/**
 * Reads rows of pasted lines: email, role, package, separated by comma, semicolon or tab; a field may be in
 * double quotes. Empty lines and a line of headings are left out.
 *
 * @param most reading ends one row after this many
 */
export function readLines(text: string, most: number): { rows: TypedRow[]; total: number } {
  const rows: TypedRow[] = []
  let total = 0
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue
    if (total === 0 && /^\W*e-?mail\W/i.test(`${line},`)) continue
    total += 1
    if (total > most) continue
    const [email = '', role = '', name = ''] = fields(line)
    rows.push({ email, role, package: name })
  }
  return { rows, total }
}

function fields(line: string): string[] {
  const found: string[] = []
  const pattern = /\s*(?:"((?:[^"]|"")*)"|([^,;\t]*))\s*(?:[,;\t]|$)/y
  while (pattern.lastIndex < line.length && found.length < 3) {
    const match = pattern.exec(line)
    if (!match) break
    found.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim())
  }
  // A quote in the wrong place: the line as a whole is shown as the e-mail, with its fault.
  return found.length > 0 ? found : [line.trim()]
}
