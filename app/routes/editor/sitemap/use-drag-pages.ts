import { useSubmit } from '@remix-run/react'
import { useCallback, useRef } from 'react'
import { dropPage } from '~/editor/drop-page'
import { pagePath } from '../addresses'
import { useNearby } from '../use-nearby'
import { type MapPage, mapWith } from './page-card'

/**
 * Dragging pages on the sitemap; the result is the same post as its buttons.
 *
 * @param nested whether pages may stand under others at all
 * @returns the `ref` of the sitemap
 */
export function useDragPages(projectId: string, tree: readonly MapPage[], nested: boolean) {
  const submit = useSubmit()
  const drop = (page: string, place: string) =>
    submit(
      { place, redirectTo: mapWith(projectId, page) },
      { method: 'post', action: pagePath(projectId, page, 'move'), preventScrollReset: true },
    )
  const now = useRef({ tree, nested, drop })
  now.current = { tree, nested, drop }
  const load = useCallback(async () => {
    const { dragPages } = await import('./drag-pages')
    return (map: HTMLElement, under: EventTarget | null) =>
      dragPages(map, {
        under,
        placeOf: (dragged, place) => dropPage(now.current.tree, dragged, place, now.current.nested),
        onDrop: (dragged, place) => now.current.drop(dragged, place),
      })
  }, [])
  return useNearby(load)
}
