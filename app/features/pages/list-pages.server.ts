import { flatten, type PageNode, pageTree } from '~/editor/tree'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Page } from '~/features/sections/editable-page.server'
import type { Actor } from '~/permissions/vocabulary'
import { findPages } from './find-pages.server'

type PageList = {
  /** Top-level pages by order, children nested. Always the whole tree. */
  tree: PageNode<Page>[]
  /** What the list shows, parents before children; with a search only the pages found. */
  shown: PageNode<Page>[]
  total: number
}

/** @throws Fault `not-found` when the person may not edit the project */
export function listPages(actor: Actor, projectId: string, search = ''): PageList {
  const all = findPages(editableProject(actor, projectId).id)
  const tree = pageTree(all)
  const text = search.trim().toLowerCase()
  const shown = flatten(tree).filter((page) => page.name.toLowerCase().includes(text))
  return { tree, shown, total: all.length }
}
