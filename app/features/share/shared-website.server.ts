import { promisify } from 'node:util'
import { gunzip as gunzipCallback, gzip as gzipCallback } from 'node:zlib'
import { DomainError, notFound } from '~/domain-error'
import { findPages } from '~/features/pages/find-pages.server'
import { brandForDrawing, findBrand } from '~/features/panels/brand-for-drawing.server'
import { libraryRevision } from '~/features/panels/library-revision.server'
import { heightIn, panelHeights } from '~/features/panels/panel-heights.server'
import { pictureCache } from '~/features/panels/picture-cache.server'
import { type SectionView, shownOn } from '~/features/sections/page-document.server'
import { pathTo } from '~/map/path-to'
import { shareMessages as say } from '~/messages/share'
import { documentOf, type PrintedPage } from '~/panels/document'
import type { PrintedSection, PrintJob } from '~/panels/print-job'
import type { StoryId } from '~/panels/stories/ids'
import { panelImagePath } from '~/panels/url'
import { limits } from '~/permissions/limits'
import { onPicture } from '~/platform/pictures/pictures.server'
import { findShared } from './find-share.server'

const gzip = promisify(gzipCallback)
const gunzip = promisify(gunzipCallback)

/**
 * A page of a project as the website it will be, for everybody with the link: words that are the name of a
 * page lead there, all others nowhere.
 *
 * @param font address of Inter
 * @param nonce of the answer's policy
 * @throws DomainError `not-found`; `website-too-long` (422)
 */
export async function sharedWebsite(
  token: string,
  pageId: string,
  { font, nonce }: { font: string; nonce: string },
): Promise<string> {
  const shared = findShared(token)
  const pages = findPages(shared.id)
  const page = pages.find(({ id }) => id === pageId)
  const brand = findBrand(shared.brandId)
  if (!page || !brand) throw notFound()
  const { header, body, footer } = shownOn(page)
  const shown = [header, ...body, footer].filter((section) => section !== null)
  const most = limits.sectionsOfWebsite
  if (shown.length > most) throw new DomainError('website-too-long', 422, { values: { most } })
  const drawn = await brandForDrawing(brand)
  const to = (id: string) => pathTo('/share/:token/:page/website', { token, page: id })
  const home = pages.find((one) => one.home)
  const links = pages.map(({ id, name }): [string, string] => [name.toLowerCase(), to(id)])
  if (home) links.push([drawn.name.toLowerCase(), to(home.id)])
  const job: PrintJob = {
    title: `${page.name} · ${shared.name}`,
    sections: sectionsOf(shown, shared),
    brand: drawn,
    story: shared.story,
    font,
    links: Object.fromEntries(links),
    preview: {
      href: pathTo('/share/:token/:page', { token, page: page.id }),
      back: say.backToPreview,
      note: say.websiteNote,
      empty: say.empty,
    },
  }
  return documentOf(await printed(job), nonce)
}

/** Printed once, then from the disk. */
async function printed(job: PrintJob): Promise<PrintedPage> {
  const zipped = await pictureCache.get(['page', libraryRevision(), job], 'page.gz', async () =>
    gzip(JSON.stringify(await onPicture('printPage', job, { short: true }))),
  )
  return JSON.parse((await gunzip(zipped)).toString('utf8'))
}

function sectionsOf(
  shown: readonly SectionView[],
  { story, brandId }: { story: StoryId | null; brandId: string },
): PrintedSection[] {
  const heights = panelHeights(new Map(shown.map((s) => [s.panelId, s.panel])).values(), story)
  return shown.flatMap(({ panelId, panel, orientation, color }): PrintedSection[] => {
    const variant = { orientation, color }
    if (panel.builtIn) return [{ panelId, variant }]
    const height = heightIn(heights, { panelId, ...variant })
    const src = panelImagePath({ panelId, revision: panel.revision, ...variant }, brandId)
    return height > 0 ? [{ src, alt: panel.name, width: 1440, height }] : []
  })
}
