type Piece = { text: string; href: string | null }

/** A text cut into plain pieces and web addresses; a full stop or bracket after one is not of it. */
export function splitLinks(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(/(?:\bhttps?:\/\/|(?<![\w@./-])www\.)[^\s<>"]+/gi)) {
    const address = withoutEnd(match[0])
    const url = parsed(/^www\.[^.]+\../i.test(address) ? `http://${address}` : address)
    if (!url?.hostname) continue
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), href: null })
    pieces.push({ text: address, href: url.href })
    from = match.index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), href: null })
  return pieces
}

/** Browsers of 2022 know no `URL.canParse`. */
function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Marks that end a sentence, not an address. */
const marks = ".,;:!?'”’"

function withoutEnd(address: string): string {
  const bracketed = address.includes('(')
  const isEnd = (sign = '') => marks.includes(sign) || (sign === ')' && !bracketed)
  let end = address.length
  while (end > 0 && isEnd(address[end - 1])) end -= 1
  return address.slice(0, end)
}
