import { flatten, type PageNode, pageTree } from '~/editor/tree'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Page } from '~/features/sections/editable-page.server'
import type { Actor } from '~/permissions/vocabulary'
import { findPages } from './find-pages.server'

type PageList = {
  /** Top-level pages by order, children nested. */
  tree: PageNode<Page>[]
  /** The same as a list: parents before their children. */
  pages: PageNode<Page>[]
}

/** All pages of a project. @throws DomainError `not-found` when the person may not edit it */
export function listPages(actor: Actor, projectId: string): PageList {
  const tree = pageTree(findPages(editableProject(actor, projectId).id))
  return { tree, pages: flatten(tree) }
}
