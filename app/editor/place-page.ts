import { flatten, pageTree, type TreePage } from './tree'

/** Under a parent (null: top level), before the sibling that is now at `position` (0 = first). */
export type PagePlace = { parentId: string | null; position: number }

/**
 * The ids of all pages in their new order after one of them moved. A position past the end means
 * last. Whether the parent is allowed is not decided here.
 */
export function placePage(pages: readonly TreePage[], id: string, place: PagePlace): string[] {
  const ordered = flatten(pageTree(pages))
  const siblings = ordered.filter((p) => p.parentId === place.parentId && p.id !== id)
  const next = siblings[Math.max(0, place.position)]
  const rest = ordered.filter((p) => p.id !== id).map((p) => p.id)
  rest.splice(next ? rest.indexOf(next.id) : rest.length, 0, id)
  const moved = pages.map((p) => ({
    ...p,
    parentId: p.id === id ? place.parentId : p.parentId,
    order: rest.indexOf(p.id),
  }))
  return flatten(pageTree(moved)).map((p) => p.id)
}

/** Works out the position of a page that goes up or down among its siblings. */
export function stepPage(pages: readonly TreePage[], id: string, step: 'up' | 'down'): PagePlace {
  const page = pages.find((p) => p.id === id)
  const parentId = page?.parentId ?? null
  const siblings = flatten(pageTree(pages)).filter((p) => p.parentId === parentId)
  const at = siblings.findIndex((p) => p.id === id)
  return { parentId, position: step === 'up' ? Math.max(0, at - 1) : at + 1 }
}
