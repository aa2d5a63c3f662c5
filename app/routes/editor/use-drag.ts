import { useEffect, useRef, useState } from 'react'

/** Where a dragged section would go: below another one, or at the top. */
type Drop = { id: string; after: string | null }

/**
 * Dragging sections, in the list and on the page. The library is fetched when a pointer first comes
 * near; the result is the same post as Move to…
 *
 * @returns the `ref` of the element they stand in
 * @param rows selects the elements that are dragged; their `attribute` holds the section's id
 */
export function useDrag<E extends HTMLElement>(
  rows: string,
  attribute: 'row' | 'section',
  onDrop: (drop: Drop) => void,
) {
  const [list, setList] = useState<E | null>(null)
  const drop = useRef(onDrop)
  drop.current = onDrop

  useEffect(() => {
    if (!list) return
    let stop: (() => void) | undefined
    let gone = false
    let begun = false
    let under: EventTarget | null = null
    const near = ({ target }: PointerEvent) => {
      under = target
      if (begun) return
      begun = true
      import('./drag')
        .then(({ dragSections }) => {
          list.removeEventListener('pointerover', near)
          // The pointer may rest where it is by now.
          if (!gone) stop = dragSections(list, { rows, attribute, under }, (d) => drop.current(d))
        })
        // The network is gone: the buttons do the same.
        .catch(() => {
          begun = false
        })
    }
    list.addEventListener('pointerover', near)
    return () => {
      gone = true
      list.removeEventListener('pointerover', near)
      stop?.()
    }
  }, [list, rows, attribute])
  return setList
}
