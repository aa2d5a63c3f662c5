import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/**
 * Makes the elements of a list draggable, each when the pointer comes over it: a long list does not
 * register hundreds.
 *
 * @param under what the pointer is over already
 * @returns how to stop
 */
export function draggableRows(
  list: HTMLElement,
  { rows, under }: { rows: string; under: EventTarget | null },
  dataOf: (row: HTMLElement) => Record<string, unknown>,
): () => void {
  let forget: (() => void) | undefined
  let current: HTMLElement | null = null
  const reach = (target: EventTarget | null) => {
    const row = target instanceof Element && target.closest<HTMLElement>(rows)
    if (!row) return
    // The browser would drag it by itself.
    const inner = target.closest<HTMLElement>('a, img')
    if (inner && inner !== row && row.contains(inner)) inner.draggable = false
    if (row === current) return
    forget?.()
    current = row
    forget = draggable({ element: row, getInitialData: () => dataOf(row) })
  }
  const over = ({ target, buttons }: PointerEvent) => {
    if (buttons === 0) reach(target)
  }
  list.addEventListener('pointermove', over)
  reach(under)
  return () => {
    list.removeEventListener('pointermove', over)
    forget?.()
  }
}
