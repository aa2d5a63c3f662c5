import { pathTo } from '~/map/path-to'
import { type FrameWidth, widthIn } from '~/shared/page-width'

/** What can be opened beside a shared page: the comments, or one of the forms. */
export const sides = ['list', 'comment', 'approve'] as const

export type Side = (typeof sides)[number]

/** What the screen of a shared page shows, as its address says. */
export type ShareView = {
  width: FrameWidth
  side: Side | null
  /** The comment that is chosen. */
  comment?: string | null
  /** The number that the list of comments begins at. */
  from?: number | null
}

/** Address of a page of the shared preview; without a page, of the home page. */
export function sharePath(token: string, page: string | null, view: Partial<ShareView> = {}) {
  const { width = 1440, side, comment, from } = view
  const query = { width: widthIn(width), side, comment, from: from ? String(from) : null }
  return page
    ? pathTo('/share/:token/:page', { token, page }, query)
    : pathTo('/share/:token', { token }, query)
}
