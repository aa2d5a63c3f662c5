import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { DropPlace } from '~/editor/drop-page'
import { draggableRows } from '../draggable-rows'

type Pointer = { clientX: number; clientY: number }
type Drag = {
  /** Element that the pointer is over already. */
  under: EventTarget | null
  /** Position a page would get there; null when it cannot. */
  placeOf: (dragged: string, place: DropPlace) => string | null
  onDrop: (dragged: string, place: string) => void
}

const cards = '[data-page]'

/**
 * Makes the cards of the sitemap draggable: beside another card, or onto it to go below it.
 *
 * @returns how to stop
 */
export function dragPages(map: HTMLElement, { under, placeOf, onDrop }: Drag): () => void {
  const mark = (place?: DropPlace) => {
    for (const card of map.querySelectorAll(`${cards}[data-drop]`))
      card.removeAttribute('data-drop')
    if (place) cardOf(place.over)?.setAttribute('data-drop', place.where)
  }
  const cardOf = (id: string) => map.querySelector<HTMLElement>(`[data-page="${CSS.escape(id)}"]`)

  /** The first of what the pointer may mean that is possible. */
  const meant = (dragged: string, pointer: Pointer) => {
    for (const place of meanings(map, pointer)) {
      const value = placeOf(dragged, place)
      if (value !== null) return { place, value }
    }
    return null
  }
  const idOf = (data: Record<string | symbol, unknown>) => String(data.page)

  return combine(
    draggableRows(map, { rows: cards, under }, (card) => ({ page: card.dataset.page })),
    dropTargetForElements({
      element: map,
      canDrop: ({ source }) => 'page' in source.data,
      onDrag: ({ source, location }) =>
        mark(meant(idOf(source.data), location.current.input)?.place),
      onDragLeave: () => mark(),
      onDrop: ({ source, location }) => {
        const dragged = idOf(source.data)
        const found = meant(dragged, location.current.input)
        if (found) onDrop(dragged, found.value)
      },
    }),
    monitorForElements({
      canMonitor: ({ source }) => 'page' in source.data,
      onDragStart: ({ source }) => source.element.setAttribute('data-dragged', ''),
      onDrop: ({ source }) => {
        source.element.removeAttribute('data-dragged')
        mark()
      },
    }),
    () => mark(),
  )
}

/**
 * Meaning of a pointer over a card, the likeliest first: near an edge beside it, else onto it. Cards side
 * by side are split from left to right, others from top to bottom.
 */
function meanings(map: HTMLElement, { clientX, clientY }: Pointer): DropPlace[] {
  const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(cards)
  if (!card || !map.contains(card)) return []
  const over = card.dataset.page ?? ''
  const box = card.getBoundingClientRect()
  const list = card.closest('ul')
  const beside = list !== null && getComputedStyle(list).display === 'flex'
  const part = beside ? (clientX - box.left) / box.width : (clientY - box.top) / box.height
  const edge = { over, where: part < 0.5 ? 'before' : 'after' } as const
  const onto = { over, where: 'in' } as const
  return part < 0.3 || part > 0.7 ? [edge, onto] : [onto, edge]
}
