type Piece = { text: string; href: string | null }

/** A text cut into plain pieces and web addresses; a full stop or bracket after one is not of it. */
export function linksIn(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    const address = withoutEnd(match[0])
    const url = URL.canParse(address) ? new URL(address) : null
    if (!url?.hostname) continue
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), href: null })
    pieces.push({ text: address, href: url.href })
    from = match.index + address.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), href: null })
  return pieces
}

function withoutEnd(address: string): string {
  const cut = address.replace(/[.,;:!?'”’]+$/, '')
  return cut.endsWith(')') && !cut.includes('(') ? withoutEnd(cut.slice(0, -1)) : cut
}
