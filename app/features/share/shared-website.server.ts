import { notFound } from '~/domain-error'
import { findPages } from '~/features/pages/find-pages.server'
import { type DocumentParts, printedPage } from '~/features/website/print-page.server'
import { pathTo } from '~/map/path-to'
import { shareMessages as say } from '~/messages/share'
import { findShared } from './find-share.server'

/**
 * A page of a project as the website it will be, for everybody with the link.
 *
 * @throws DomainError `not-found`; `website-too-long` (422)
 */
export function sharedWebsite(
  token: string,
  pageId: string,
  parts: DocumentParts,
): Promise<string> {
  const project = findShared(token)
  const pages = findPages(project.id)
  const page = pages.find(({ id }) => id === pageId)
  if (!page) throw notFound()
  const linkTo = (id: string) => pathTo('/share/:token/:page/website', { token, page: id })
  const preview = {
    href: pathTo('/share/:token/:page', { token, page: page.id }),
    back: say.backToPreview,
    note: say.websiteNote,
  }
  return printedPage({ project, pages, page, linkTo, preview, empty: say.empty }, parts)
}
