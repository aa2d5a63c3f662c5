import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { pageOps } from '~/db/schema'
import { type PageNode, pageTree, selectPage } from '~/editor/tree'
import { findPages } from '~/features/pages/find-pages.server'
import { latestApproval } from '~/features/pages/page-approvals.server'
import { commentPlaces, numberedSections } from '~/features/pages/page-comments.server'
import { limits } from '~/permissions/limits'
import { firstName } from '~/shared/first-name'
import { findShared } from './find-share.server'
import { sharedComments } from './shared-comments.server'

/** A page of the navigation, with those under it. */
export type SharedLink = { id: string; name: string; home: boolean; children: SharedLink[] }

/** The part of the comments that is asked for, see `sharedComments`. */
type Wanted = { chosen: string | null; from: number }

/**
 * A page of a shared project and what visitors said about it, for everybody with the link. Of its owner the
 * first name is shown, and nothing tells the project's id.
 *
 * @param wanted the page's id; null for the home page
 * @returns no page, and that it is gone, where the project has none of this id
 * @throws DomainError `not-found` for a link that is none
 */
export function sharedPage(token: string, wanted: string | null, shown: Wanted) {
  const shared = findShared(token)
  const all = findPages(shared.id)
  const page = wanted === null ? selectPage(all, null) : all.find((p) => p.id === wanted)
  return {
    project: shared.name,
    sharedBy: shared.owner === null ? null : firstName(shared.owner),
    page: page ? pageOf(page) : null,
    gone: page === undefined,
    navigation: navigationOf(all),
    said: shared.comments && page ? saidOf(page, shown) : null,
  }
}

/** The id of the page that the link itself leads to; undefined while there is none. */
export const homeOfLink = (token: string) => selectPage(findPages(findShared(token).id), null)?.id

type Found = ReturnType<typeof findPages>[number]

function pageOf(page: Found) {
  const sections = numberedSections(page)
  return {
    id: page.id,
    name: page.name,
    revision: page.revision,
    changedAt: changeOf(page.id, page.revision) ?? page.updatedAt,
    sections,
    tooLong: sections.length > limits.sectionsOfWebsite,
  }
}

const changeOf = (pageId: string, revision: number) =>
  db
    .select({ at: pageOps.createdAt })
    .from(pageOps)
    .where(and(eq(pageOps.pageId, pageId), eq(pageOps.revision, revision)))
    .get()?.at

/** What visitors said about a page, and whether they approved it. */
function saidOf(page: Found, shown: Wanted) {
  const places = commentPlaces(page.id)
  return {
    count: places.length,
    /** Changes with the pins on the page. */
    pins: createHash('sha256').update(JSON.stringify(places)).digest('base64url').slice(0, 8),
    ...sharedComments(places, numberedSections(page), shown),
    approval: latestApproval(page.id),
  }
}

/** The tree without the pages that are left out of the navigation, the home page first. */
function navigationOf(all: ReturnType<typeof findPages>): SharedLink[] {
  const link = ({ id, name, home, children }: PageNode): SharedLink => ({
    id,
    name,
    home,
    children: children.map(link),
  })
  const roots = pageTree(all.filter((page) => !page.nonNavigation)).map(link)
  return [...roots.filter((root) => root.home), ...roots.filter((root) => !root.home)]
}
