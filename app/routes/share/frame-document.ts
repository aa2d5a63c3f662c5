import { percent, pointAt } from '~/shared/picture-point'
import { pinMarkup } from '~/shared/pin-markup'
import type { Place } from './use-place'

const inSvg = 'http://www.w3.org/2000/svg'

/** What keeps its own meaning when it is pressed. */
const own = 'a[href], summary, button, input, select, textarea, label'

/** A press on the pin of a comment, or on a place of a section. */
export type Pressed = { comment: string } | Place

/** What was pressed in the document of the frame; null for anything else. */
export function pressedIn(event: MouseEvent): Pressed | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, clientX, clientY } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  // Elements of another document are of another class.
  const target = event.target as Element
  const comment = target.closest('a[data-comment]')?.getAttribute('data-comment')
  if (comment) return { comment }
  if (target.closest(own)) return null
  const board = target.closest('.panel')?.querySelector<SVGElement>(':scope > .pins')
  const section = board?.dataset.section
  if (!board || !section) return null
  const box = board.getBoundingClientRect()
  return {
    section,
    ...pointAt((clientX - box.left) / box.width, (clientY - box.top) / box.height),
  }
}

/** A link to another site opens beside the preview, which stays where it is. */
export function leaveOpen({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]:not([data-comment])')
  if (link?.protocol.startsWith('http') && link.host !== location.host) link.target = '_blank'
}

/** Draws the pin of a comment that is being written, and no other one. */
export function placeDraft(shown: Document, place: Place | null, number: number): void {
  for (const old of shown.querySelectorAll('.pins > .draft')) old.remove()
  if (!place) return
  for (const board of shown.querySelectorAll(`.pins[data-section="${place.section}"]`)) {
    const pin = shown.createElementNS(inSvg, 'svg')
    pin.setAttribute('class', 'draft')
    pin.setAttribute('x', `${percent(place.x)}%`)
    pin.setAttribute('y', `${percent(place.y)}%`)
    pin.innerHTML = pinMarkup(number)
    board.append(pin)
    pin.scrollIntoView({ block: 'nearest' })
  }
}

/** Marks the pin of a comment, and brings it into view when it is chosen. */
export function markChosen(shown: Document, id: string | null): void {
  let changed = false
  for (const pin of shown.querySelectorAll<SVGElement>('.pins a')) {
    const isChosen = pin.dataset.comment === id
    if (pin.classList.contains('chosen') === isChosen) continue
    pin.classList.toggle('chosen', isChosen)
    changed ||= isChosen
  }
  if (changed) showChosen(shown)
}

/** Brings the chosen pin into view; a section that is printed twice has one that is not shown. */
export function showChosen(shown: Document): void {
  for (const pin of shown.querySelectorAll('.pins a.chosen'))
    pin.scrollIntoView({ block: 'center' })
}
