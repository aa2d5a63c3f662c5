import pLimit from 'p-limit'
import { DomainError } from '~/domain-error'
import {
  drawnHeight,
  findPicture,
  panelJpegFile,
  panelRaster,
  panelSvg,
} from '~/features/panels/panel-picture.server'
import { drawnIn } from '~/panels/sizes'
import { joinPieces } from '~/platform/pdf/join-pieces'
import { fitImage } from '~/platform/pdf/page-size'
import type { PdfImage } from '~/platform/pdf/pages-pdf'
import { onPicture } from '~/platform/pictures/pictures.server'
import { TookTooLong } from '~/platform/pool.server'
import type { ExportDocument, ExportedSection } from './export-document.server'
import { type ExportKind, isPdf } from './kinds'
import { sectionReadings } from './section-readings.server'

/** Pixels of the PDF's pictures for each point. */
const pixelsPerPoint = 1

/**
 * The file of an export.
 *
 * @param onImage called for each image drawn
 * @throws when there is nothing that can be drawn; DomainError `pdf-too-long` (422)
 */
export async function makeFile(
  kind: ExportKind,
  document: ExportDocument,
  onImage: () => void,
): Promise<Blob> {
  const { name, brand, pages } = document
  if (isPdf(kind)) {
    const limited = pLimit(2)
    const readingOf = sectionReadings(document)
    // A header is that of many pages.
    const known = new Map<string, Promise<PdfImage | null>>()
    const imageOf = (section: ExportedSection) => {
      const image = known.get(section.id) ?? pdfImage(section, readingOf)
      known.set(section.id, image)
      return image
    }
    const drawn = await Promise.all(
      pages.map(async ({ id, name: title, depth, sections }) => {
        const images = await Promise.all(
          sections.map((section) =>
            limited(async () => {
              const image = await imageOf(section)
              onImage()
              return image
            }),
          ),
        )
        return { id, title, depth, images: images.filter((i) => i !== null) }
      }),
    )
    if (!drawn.some((page) => page.images.length)) throw new Error('no picture can be drawn')
    const title = kind === 'page_pdf' ? (pages[0]?.name ?? name) : name
    const outline = kind === 'page_pdf' ? 'sections' : 'pages'
    const language = brand.facts?.language
    return joinPieces(
      await onPicture('pagesPdf', { title, language, pages: drawn, outline }).catch((error) => {
        throw error instanceof TookTooLong ? new DomainError('pdf-too-long', 422) : error
      }),
    )
  }
  const section = pages[0]?.sections[0]
  const source = section && findPicture({ ...section, ...drawnIn(brand) })
  if (!source) throw new Error('the panel has no picture')
  onImage()
  if (kind === 'section_svg') return new Blob([await panelSvg(source, brand)])
  // A photograph has no more pixels than its own.
  const size = kind === 'section_png_double' && !source.uploads.jpeg ? 2 : 1
  return new Blob([await panelRaster(source, brand, 'png', size * source.width)])

  /** A panel whose picture an admin has removed is left out, as on the canvas. */
  async function pdfImage(
    section: ExportedSection,
    readingOf: ReturnType<typeof sectionReadings>,
  ): Promise<PdfImage | null> {
    const picture = findPicture({ ...section, ...drawnIn(brand) })
    if (!picture) return null
    const { width } = picture
    const height = await drawnHeight(picture, brand)
    const pixels = Math.max(1, Math.round(fitImage({ width, height }).width * pixelsPerPoint))
    const jpeg = await panelJpegFile(picture, brand, pixels)
    return { jpeg, width, height, reading: await readingOf(picture) }
  }
}
