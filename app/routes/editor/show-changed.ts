/** Milliseconds that the outline stays. */
const shownFor = 2000
/** Milliseconds between two looks for a section that the server has yet to draw, and how many. */
const pause = 100
const tries = 15

/**
 * Scrolls to what undo or redo changed and outlines it: a key alone may change what is out of sight. For a
 * section that left the page its neighbor is shown.
 *
 * @param order the sections as they stood before, top to bottom
 */
export function showChanged(
  what: { id: string | null; slot?: 'header' | 'footer' | undefined; order: readonly string[] },
  left = tries,
): void {
  requestAnimationFrame(() => {
    const found = sectionOf(what.id, what.slot)
    if (!found && left > 0) return void setTimeout(() => showChanged(what, left - 1), pause)
    const place = found ?? neighborOf(what.id, what.order)
    if (!place) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    place.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
    place.dataset.changed = ''
    setTimeout(() => delete place.dataset.changed, shownFor)
  })
}

const sectionOf = (id: string | null, slot: string | undefined) =>
  (id ? document.getElementById(`s-${id}`) : null) ??
  (slot ? document.querySelector<HTMLElement>(`.section[data-slot="${slot}"]`) : null)

function neighborOf(id: string | null, order: readonly string[]): HTMLElement | null {
  const at = id ? order.indexOf(id) : -1
  if (at < 0) return null
  const nearest = [...order.slice(at + 1), ...order.slice(0, at).reverse()]
  for (const other of nearest) {
    const element = document.getElementById(`s-${other}`)
    if (element) return element
  }
  return null
}
