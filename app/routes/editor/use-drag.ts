import { useCallback, useRef } from 'react'
import { useNearby } from './use-nearby'

/** Target of a dragged section: below another one, or at the top. */
type Drop = { id: string; after: string | null }

/**
 * Dragging sections, in the list and on the page; the result is the same post as Move to…
 *
 * @returns the `ref` of the element they stand in
 * @param rows selects the elements that are dragged
 */
export function useDrag<E extends HTMLElement>(
  rows: string,
  kind: 'row' | 'section',
  onDrop: (drop: Drop) => void,
) {
  const drop = useRef(onDrop)
  drop.current = onDrop
  const load = useCallback(async () => {
    const { dragSections } = await import('./drag')
    return (list: E, under: EventTarget | null) =>
      dragSections(list, { rows, kind, under }, (d) => drop.current(d))
  }, [rows, kind])
  return useNearby(load)
}
