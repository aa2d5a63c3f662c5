import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { linkedSection } from './addresses'
import { draggableRows } from './draggable-rows'

type Drop = { id: string; after: string | null }

type Rows = {
  /** Selects the elements that are dragged. */
  rows: string
  /** List that it belongs to; nothing is dragged from one to the other. */
  kind: 'row' | 'section' | 'field'
  /** Element that the pointer is over already. */
  under: EventTarget | null
  /** Id that a row represents; a section unless it says otherwise. */
  idOf?: (row: HTMLElement) => string | null
}

/** A frame has its section's id itself, a row leads to it. */
const sectionOf = (row: HTMLElement) =>
  row.id ? row.id.slice('s-'.length) : linkedSection(row.querySelector('a') ?? { hash: '' })

/**
 * Makes the rows of a list draggable, with one drop target for all of them.
 *
 * @returns how to stop
 */
export function dragSections(
  list: HTMLElement,
  { rows, kind, under, idOf = sectionOf }: Rows,
  onDrop: (drop: Drop) => void,
): () => void {
  const all = () => [...list.querySelectorAll<HTMLElement>(rows)]
  const line = document.createElement('div')
  line.className = 'drop-line'
  /** The last row whose middle is above the pointer. */
  const above = (y: number) =>
    all().findLast((row) => {
      const box = row.getBoundingClientRect()
      return box.top + box.height / 2 < y
    })

  const show = (y: number) => {
    const row = above(y)
    const first = all()[0]
    const edge = row
      ? row.getBoundingClientRect().bottom
      : (first?.getBoundingClientRect().top ?? 0)
    line.style.top = `${edge - list.getBoundingClientRect().top}px`
    if (!line.isConnected) list.append(line)
  }

  const stop = combine(
    draggableRows(list, { rows, under }, (row) => ({ section: idOf(row), list: kind })),
    dropTargetForElements({
      element: list,
      canDrop: ({ source }) => source.data.list === kind,
      onDrag: ({ location }) => show(location.current.input.clientY),
      onDragLeave: () => line.remove(),
      onDrop: ({ source, location }) => {
        line.remove()
        const id = String(source.data.section)
        const row = above(location.current.input.clientY)
        const after = row ? idOf(row) : null
        if (after !== id) onDrop({ id, after })
      },
    }),
    monitorForElements({
      canMonitor: ({ source }) => source.data.list === kind,
      onDragStart: ({ source }) => source.element.setAttribute('data-dragged', ''),
      onDrop: ({ source }) => {
        source.element.removeAttribute('data-dragged')
        line.remove()
      },
    }),
  )
  return () => {
    stop()
    line.remove()
  }
}
