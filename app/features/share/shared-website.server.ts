import { notFound } from '~/domain-error'
import { findPages } from '~/features/pages/find-pages.server'
import { brandForDrawing, findBrand } from '~/features/panels/brand-for-drawing.server'
import { heightIn, panelHeights } from '~/features/panels/panel-heights.server'
import { type SectionView, shownOn } from '~/features/sections/page-document.server'
import { pathTo } from '~/map/path-to'
import type { PrintedSection } from '~/panels/print-job'
import type { StoryId } from '~/panels/stories/ids'
import { panelImagePath } from '~/panels/url'
import { onPicture } from '~/platform/pictures/pictures.server'
import { findShared } from './find-share.server'

/**
 * A page of a project as the website it will be, for everybody with the link: words that are the name of a
 * page lead there, all others nowhere.
 *
 * @param look address of Inter, and the nonce of the answer's policy
 * @throws DomainError `not-found`
 */
export async function sharedWebsite(
  token: string,
  pageId: string,
  look: { font: string; nonce: string },
): Promise<string> {
  const shared = findShared(token)
  const pages = findPages(shared.id)
  const page = pages.find(({ id }) => id === pageId)
  const brand = findBrand(shared.brandId)
  if (!page || !brand) throw notFound()
  const { header, body, footer } = shownOn(page)
  const shown = [header, ...body, footer].filter((section) => section !== null)
  const drawn = await brandForDrawing(brand)
  const to = (id: string) => pathTo('/share/:token/:page/website', { token, page: id })
  const home = pages.find((one) => one.home)
  const links = pages.map(({ id, name }): [string, string] => [name.toLowerCase(), to(id)])
  if (home) links.push([drawn.name.toLowerCase(), to(home.id)])
  const job = {
    title: `${page.name} · ${shared.name}`,
    sections: sectionsOf(shown, shared),
    brand: drawn,
    story: shared.story,
    ...look,
    links: Object.fromEntries(links),
  }
  return onPicture('printPage', job, { short: true })
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
