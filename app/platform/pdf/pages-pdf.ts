import { readFile } from 'node:fs/promises'
import { PDFDocument, type PDFRef } from 'pdf-lib'
import { fitImage, longestPage, pageWidth } from './page-size'
import { addOutline } from './pdf-outline'

export type PdfImage = {
  /** Path of a JPEG: a whole website would be too much to hand over. */
  jpeg: string
  /** Size of the section in pixels; a pixel is a point. */
  width: number
  height: number
}

type PagesPdf = {
  title: string
  pages: { title: string; depth: number; images: PdfImage[] }[]
  /** Whether the pages get bookmarks. */
  outline: boolean
}

/**
 * One PDF page for each website page: its images below each other, from the top. A page that would
 * be longer than readers take goes on on the next one, between two images.
 */
export async function pagesPdf({ title, pages, outline }: PagesPdf): Promise<Uint8Array> {
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
        const picture = await document.embedJpg(new Uint8Array(await readFile(image.jpeg)))
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
