import { notFound } from '~/domain-error'
import { type PageNode, pageTree, selectPage } from '~/editor/tree'
import { findPages } from '~/features/pages/find-pages.server'
import { heightIn, panelHeights } from '~/features/panels/panel-heights.server'
import { type SectionView, shownOn } from '~/features/sections/page-document.server'
import type { StoryId } from '~/panels/stories/ids'
import { findShared } from './find-share.server'

/** A page of the navigation, with those under it. */
export type SharedLink = { id: string; name: string; home: boolean; children: SharedLink[] }

/** One panel of the page, top to bottom, as little of it as a picture needs. */
type SharedSection = {
  panelId: string
  revision: string
  orientation: SectionView['orientation']
  color: SectionView['color']
  words: string | null
  name: string
  /** At a width of 1440; 0 without a picture. */
  height: number
}

/**
 * Page and navigation, as pictures, for everybody with the link. Neither the owner nor the project's id is
 * shown.
 *
 * @param wanted the page's id; null for the home page
 * @throws DomainError `not-found`
 */
export function sharedPage(token: string, wanted: string | null) {
  const shared = findShared(token)
  const all = findPages(shared.id)
  const page = wanted === null ? selectPage(all, null) : all.find((p) => p.id === wanted)
  if (page === undefined) throw notFound()
  return {
    project: shared.name,
    brandId: shared.brandId,
    comments: shared.comments && page !== null,
    page: page && { id: page.id, name: page.name },
    navigation: navigationOf(all),
    sections: page ? sectionsOf(page, shared.story) : [],
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

function sectionsOf(page: Parameters<typeof shownOn>[0], story: StoryId | null): SharedSection[] {
  const { header, body, footer } = shownOn(page)
  const shown = [header, ...body, footer].filter((s): s is SectionView => s !== null)
  const used = new Map(shown.map((s) => [s.panelId, s.panel])).values()
  const heights = panelHeights(
    used,
    story,
    shown.map(({ words }) => words),
  )
  return shown.map(({ panelId, panel, orientation, color, words }) => ({
    panelId,
    revision: panel.revision,
    orientation,
    color,
    words,
    name: panel.name,
    height: heightIn(heights, { panelId, orientation, color, words }),
  }))
}
