import { promisify } from 'node:util'
import { gunzip as gunzipCallback, gzip as gzipCallback } from 'node:zlib'
import { DomainError, notFound } from '~/domain-error'
import { lineTo } from '~/editor/tree'
import {
  type BrandRow,
  brandForDrawing,
  findBrand,
} from '~/features/panels/brand-for-drawing.server'
import { libraryRevision } from '~/features/panels/library-revision.server'
import { findWords } from '~/features/panels/own-words.server'
import { type PhotoAddress, photosOf } from '~/features/panels/photos.server'
import { pictureCache } from '~/features/panels/picture-cache.server'
import { uploadedPicture } from '~/features/panels/uploaded-picture.server'
import type { Project } from '~/features/project-base/project-access.server'
import type { Page } from '~/features/sections/editable-page.server'
import { type SectionView, shownOn } from '~/features/sections/page-document.server'
import { filePath } from '~/map/file-path'
import { pathTo } from '~/map/path-to'
import { documentOf, type PrintedPage } from '~/panels/document'
import type { PrintedSection, PrintJob } from '~/panels/print-job'
import type { Typeface } from '~/panels/types'
import { panelImagePath, panelThumbPath } from '~/panels/url'
import { linksOf } from '~/panels/words'
import { limits } from '~/permissions/limits'
import { onPicture } from '~/platform/pictures/pictures.server'
import { variantName } from '~/platform/uploads/variants'

const gzip = promisify(gzipCallback)
const gunzip = promisify(gunzipCallback)

/** What a document is made with: the addresses of Inter and of what titles are set in, the nonce of the answer's policy. */
export type DocumentParts = {
  font: string
  titleFonts: Readonly<Partial<Record<Typeface, string>>>
  nonce: string
}

type Printing = Pick<PrintJob, 'preview' | 'empty' | 'target'> & {
  project: Pick<Project, 'name' | 'brandId' | 'story'>
  /** All pages of the project: words that are the name of one lead to it, others nowhere. */
  pages: readonly Page[]
  page: Page
  linkTo: (pageId: string) => string
  /** Each section ends with its number as a comment, `<!--section 1-->`. */
  marked?: boolean
}

/**
 * A page of a project as the website it will be. The caller decides who may see it.
 *
 * @throws DomainError `website-too-long` (422)
 */
export async function printedPage(
  { project, pages, page, linkTo, marked = false, ...said }: Printing,
  { font, titleFonts, nonce }: DocumentParts,
): Promise<string> {
  const brand = findBrand(project.brandId)
  if (!brand) throw notFound()
  const { header, body, footer } = shownOn(page)
  const shown = [header, ...body, footer].filter((section) => section !== null)
  const most = limits.sectionsOfWebsite
  if (shown.length > most) throw new DomainError('website-too-long', 422, { values: { most } })
  const drawn = await brandForDrawing(brand)
  const home = pages.find((one) => one.home)
  const links = pages.map(({ id, name }): [string, string] => [name.toLowerCase(), linkTo(id)])
  if (home) links.push([drawn.name.toLowerCase(), linkTo(home.id)])
  const job: PrintJob = {
    title: `${page.name} · ${project.name}`,
    sections: await sectionsOf(shown, brand, marked, (id) =>
      pages.some((one) => one.id === id) ? linkTo(id) : undefined,
    ),
    brand: drawn,
    story: project.story,
    facts: brand.facts,
    font,
    titleFont: titleFonts[drawn.typeface ?? 'modern'] ?? '',
    links: Object.fromEntries(links),
    current: lineTo(pages, page.id),
    ...said,
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

/** Pictures of the project's own, as the product serves them. */
const photoAddress: PhotoAddress = ({ file }, as) =>
  as === 'jpeg'
    ? filePath('pictures', variantName('large', file))
    : pathTo('/files/pictures/:file/:size', { file, size: `${as.width}.${as.form}` })

async function sectionsOf(
  shown: readonly SectionView[],
  brand: BrandRow,
  marked: boolean,
  addressOf: (pageId: string) => string | undefined,
): Promise<PrintedSection[]> {
  const sections = shown.map(async (section, index): Promise<PrintedSection[]> => {
    const { panelId, panel, orientation, color, words: own } = section
    const variant = { orientation, color }
    const mark = marked ? { mark: `section ${index + 1}` } : {}
    if (panel.builtIn) {
      const words = (own && findWords(own)?.words) || {}
      const leads = linksOf(panelId, brand, words, addressOf)
      const photos = await photosOf(panelId, words, photoAddress)
      return [{ panelId, variant, words, leads, photos, ...mark }]
    }
    const uploaded = uploadedPicture(panelId, variant)
    const picture = { panelId, revision: panel.revision, ...variant }
    const small = ([480, 960] as const).map((w) => `${panelThumbPath(picture, brand.id, w)} ${w}w`)
    return uploaded
      ? [
          {
            src: panelImagePath(picture, brand.id),
            width: 1440,
            ...uploaded,
            color,
            sources: [{ media: '(max-width:760px)', type: 'image/webp', srcset: small.join(', ') }],
            ...mark,
          },
        ]
      : []
  })
  return (await Promise.all(sections)).flat()
}
