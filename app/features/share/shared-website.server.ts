import { notFound } from '~/domain-error'
import { findPages } from '~/features/pages/find-pages.server'
import { commentPlaces, numberedSections } from '~/features/pages/page-comments.server'
import { putPins } from '~/features/website/pins'
import { type DocumentParts, printedPage } from '~/features/website/print-page.server'
import { pathTo } from '~/map/path-to'
import { shareMessages as say } from '~/messages/share'
import { type FrameWidth, widthIn } from '~/shared/page-width'
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
  const found = pageOfLink(token, pageId)
  const linkTo = (id: string) => pathTo('/share/:token/:page/website', { token, page: id })
  const preview = {
    href: pathTo('/share/:token/:page', { token, page: pageId }),
    back: say.backToPreview,
    about: say.aboutWebsite,
  }
  return printedPage({ ...found, linkTo, preview, empty: say.empty }, parts)
}

/**
 * The same in the frame of the shared preview: with the pins of comments, and with links that open another
 * page of the preview.
 */
export async function framedWebsite(
  { token, pageId, ...shown }: { token: string; pageId: string; width: FrameWidth; chosen: string },
  parts: DocumentParts,
): Promise<string> {
  const found = pageOfLink(token, pageId)
  const linkTo = (id: string) => pathTo('/share/:token/:page', { token, page: id })
  const html = await printedPage(
    { ...found, linkTo, target: '_parent', marked: true, empty: say.empty },
    parts,
  )
  const width = widthIn(shown.width)
  // An address without a page is the folder of all.
  const here = linkTo('')
  // The printed page that is kept is the same at every width, and without pins.
  const wide = width ? html.replace(linkFrom(here), `$1?width=${width}"`) : html
  return putPins(wide, {
    pins: found.project.comments ? commentPlaces(pageId) : [],
    sections: numberedSections(found.page),
    chosen: shown.chosen,
    nonce: parts.nonce,
    to: (comment) => {
      const query = { width, comment, side: 'list' }
      return `${pathTo('/share/:token/:page', { token, page: pageId }, query)}#comment-${comment}`
    },
  })
}

/** The links to pages of the preview, each of which gets the width. */
const linkFrom = (folder: string) => new RegExp(`(href="${folder}[\\w-]+)"`, 'g')

function pageOfLink(token: string, pageId: string) {
  const project = findShared(token)
  const pages = findPages(project.id)
  const page = pages.find(({ id }) => id === pageId)
  if (!page) throw notFound()
  return { project, pages, page }
}
