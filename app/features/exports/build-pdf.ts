import { PDFDocument, type PDFRef } from 'pdf-lib'
import { addOutline } from './pdf-outline'

/** Width of a page in points. */
const pageWidth = 1440
/** The longest page that PDF readers take, in points. */
const longestPage = 14_400

export type PdfImage = {
  jpeg: Uint8Array
  /** Size of the section in pixels; a pixel is a point. */
  width: number
  height: number
}
type PdfPage = { title: string; depth: number; images: PdfImage[] }

/** Size on the page in points: wider images shrink to the page's width, in proportion. */
export function fitImage({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, pageWidth / width, longestPage / height)
  return { width: width * scale, height: height * scale }
}

/**
 * One PDF page for each website page: its images below each other, from the top. A page that would
 * be longer than readers take goes on on the next one, between two images.
 *
 * @param outline whether the pages get bookmarks
 */
export async function buildPdf(
  title: string,
  pages: PdfPage[],
  { outline }: { outline: boolean },
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setCreator('Panelry')
  document.setProducer('Panelry')
  document.setLanguage('en')
  const bookmarks: { title: string; depth: number; page: PDFRef }[] = []
  for (const page of pages) {
    let first: PDFRef | null = null
    for (const images of sheets(page.images)) {
      const height = images.reduce((sum, image) => sum + fitImage(image).height, 0)
      const sheet = document.addPage([pageWidth, height])
      first ??= sheet.ref
      let top = height
      for (const image of images) {
        const size = fitImage(image)
        top -= size.height
        // A copy: the library reads the memory behind a view from its start.
        const picture = await document.embedJpg(new Uint8Array(image.jpeg))
        sheet.drawImage(picture, { ...size, x: (pageWidth - size.width) / 2, y: top })
      }
    }
    if (first) bookmarks.push({ title: page.title, depth: page.depth, page: first })
  }
  if (outline) addOutline(document, bookmarks)
  return document.save()
}

function sheets(images: PdfImage[]): PdfImage[][] {
  const result: PdfImage[][] = []
  let room = 0
  for (const image of images) {
    const { height } = fitImage(image)
    const current = result.at(-1)
    if (current && height <= room) {
      current.push(image)
      room -= height
    } else {
      result.push([image])
      room = longestPage - height
    }
  }
  return result
}
