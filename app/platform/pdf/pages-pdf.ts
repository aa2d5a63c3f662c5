import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { deflate as deflateCallback } from 'node:zlib'
import { PDFDocument, PDFName, type PDFPage, PDFRawStream, type PDFRef } from 'pdf-lib'
import type { Reading } from '~/panels/reading/reading'
import { fonts } from '~/panels/render/fonts'
import type { PdfPiece } from './join-pieces'
import { fitImage, longestPage, pageWidth } from './page-size'
import { addFont } from './pdf-font'
import { addOutline, type Bookmark } from './pdf-outline'
import { addJpeg, pdfPieces } from './pdf-pieces'
import { newTags } from './pdf-tags'
import { sectionWriter } from './section-writer'

const deflate = promisify(deflateCallback)

export type PdfImage = {
  /** Path of a JPEG: a whole website would be too much to hand over. */
  jpeg: string
  /** Size of the section in pixels; a pixel is a point. */
  width: number
  height: number
  /** Path of a `Reading`: what is said there. */
  reading: string
}

type PdfPage = { id: string; title: string; depth: number; images: PdfImage[] }

type PagesPdf = {
  title: string
  /** The language of its words, as `de`. */
  language?: string | undefined
  pages: PdfPage[]
  /** What the bookmarks lead to. */
  outline: 'pages' | 'sections'
}

/**
 * One PDF page for each website page: its images below each other, from the top. A page that would
 * be longer than readers take goes on on the next one, between two images. Over them are their words, unseen.
 */
export async function pagesPdf({
  title,
  language = 'en',
  pages,
  outline,
}: PagesPdf): Promise<PdfPiece[]> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setCreator('Panelry')
  document.setProducer('Panelry')
  document.setLanguage(language)
  const font = addFont(document, letters(), 'Unseen', { unseen: true })
  const tags = newTags(document)
  const placed = pages.map((page) => ({ ...page, sheets: addSheets(document, page.images) }))
  const first = new Map(
    placed.flatMap(({ id, sheets: [sheet] }) => (sheet ? [[id, sheet.page]] : [])),
  )
  const pictureOf = pictures(document)
  const bookmarks: Bookmark[] = []

  for (const { title: name, depth, sheets } of placed) {
    const [opening] = sheets
    if (!opening) continue
    if (outline === 'pages') bookmarks.push({ title: name, depth, page: opening.page })
    const element = tags.page(name)
    const write = sectionWriter({
      document,
      font,
      tags,
      pageOf: (id) => first.get(id),
      parent: element.ref,
    })
    for (const { page, images } of sheets) {
      const sheet = write.sheet(page)
      let top = page.getHeight()
      for (const image of images) {
        const { width, height } = fitImage(image)
        const reading: Reading = JSON.parse(await readFile(image.reading, 'utf8'))
        const place = { x: (pageWidth - width) / 2, top, scale: width / image.width }
        sheet.picture(await pictureOf(image.jpeg), { ...place, width, height })
        const heading = sheet.reading(reading, place)
        if (heading && outline === 'sections')
          bookmarks.push({ title: heading, depth: 0, page, top })
        top -= height
      }
      await putContents(page, sheet.end())
    }
    element.end(write.elements)
  }
  font.finish()
  tags.finish()
  addOutline(document, bookmarks, { isOpen: outline === 'pages' })
  return pdfPieces(document)
}

function letters(): Uint8Array {
  const [face] = fonts()
  if (!face) throw new Error('there is no font')
  return face.data
}

/** Pictures by their path: a header is in the file once. */
function pictures({ context }: PDFDocument) {
  const all = new Map<string, PDFRef>()
  return async (jpeg: string): Promise<PDFRef> => {
    const picture = all.get(jpeg) ?? (await addJpeg(context, jpeg))
    all.set(jpeg, picture)
    return picture
  }
}

async function putContents({ doc: { context }, node }: PDFPage, text: string): Promise<void> {
  const bytes = await deflate(Buffer.from(text, 'latin1'))
  const facts = context.obj({ Length: bytes.length, Filter: 'FlateDecode' })
  node.set(PDFName.of('Contents'), context.register(PDFRawStream.of(facts, new Uint8Array(bytes))))
}

/** The sheets of a page, each with its images. */
function addSheets(document: PDFDocument, images: readonly PdfImage[]) {
  const all: PdfImage[][] = []
  let room = 0
  for (const image of images) {
    const { height } = fitImage(image)
    if (height > room) {
      all.push([])
      room = longestPage
    }
    all.at(-1)?.push(image)
    room -= height
  }
  return all.map((some) => {
    const height = some.reduce((sum, image) => sum + fitImage(image).height, 0)
    return { page: document.addPage([pageWidth, height]), images: some }
  })
}
