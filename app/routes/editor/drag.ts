import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

type Drop = { id: string; after: string | null }

type Rows = {
  /** Selects the elements that are dragged; their `attribute` holds the section's id. */
  rows: string
  attribute: 'row' | 'section'
  /** What the pointer is over already. */
  under: EventTarget | null
}

/**
 * Makes the body sections of a list draggable. One drop target for all of them: a long page does not
 * register hundreds. An element becomes draggable when the pointer comes over it.
 *
 * @returns how to stop
 */
export function dragSections(
  list: HTMLElement,
  { rows, attribute, under }: Rows,
  onDrop: (drop: Drop) => void,
): () => void {
  const idOf = (row: HTMLElement) => row.dataset[attribute] ?? ''
  const all = () => [...list.querySelectorAll<HTMLElement>(rows)]
  const line = document.createElement('div')
  line.className = 'drop-line'
  let forget: (() => void) | undefined
  let current: HTMLElement | null = null

  const reach = (target: EventTarget | null) => {
    const row = target instanceof Element && target.closest<HTMLElement>(rows)
    if (!row || row === current) return
    forget?.()
    current = row
    forget = draggable({
      element: row,
      getInitialData: () => ({ section: idOf(row), list: attribute }),
    })
  }
  const over = ({ target, buttons }: PointerEvent) => {
    if (buttons === 0) reach(target)
  }
  list.addEventListener('pointermove', over)
  reach(under)

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
    dropTargetForElements({
      element: list,
      canDrop: ({ source }) => source.data.list === attribute,
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
      canMonitor: ({ source }) => source.data.list === attribute,
      onDragStart: ({ source }) => source.element.setAttribute('data-dragged', ''),
      onDrop: ({ source }) => {
        source.element.removeAttribute('data-dragged')
        line.remove()
      },
    }),
  )
  return () => {
    list.removeEventListener('pointermove', over)
    forget?.()
    stop()
    line.remove()
  }
}
