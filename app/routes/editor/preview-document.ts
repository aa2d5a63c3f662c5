type Hears = {
  /** How far it was scrolled when it was there last. */
  scrolled: number
  onScroll: (top: number) => void
  /** A link to this path is pressed, with that page in its query. */
  path: string
  onLink: (page: string | null) => void
}

/**
 * Adopts the page in a frame: it stands where it was left, its links need no new editor, and the editor's
 * shortcuts work in it.
 *
 * @returns whether it is a page
 */
export function adoptPage(inside: Document | null | undefined, hears: Hears): boolean {
  if (!inside?.querySelector('base')) return false
  const view = inside.defaultView
  view?.scrollTo({ top: hears.scrolled, behavior: 'instant' })
  inside.addEventListener('scroll', () => hears.onScroll(view?.scrollY ?? 0))
  inside.addEventListener('click', (event) => {
    // Pins lead to notes by themselves; they are SVG, whose links are another kind of element.
    const link = (event.target as Element).closest<HTMLAnchorElement>('a:not([data-comment])')
    // The editor stays where it is.
    if (link?.protocol.startsWith('http') && link.host !== location.host) link.target = '_blank'
    if (link?.pathname !== hears.path || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    hears.onLink(new URL(link.href).searchParams.get('p'))
  })
  inside.addEventListener('keydown', (event) => {
    if ((event.target as Element).closest('input, textarea, select')) return
    if (!document.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault()
  })
  return true
}
