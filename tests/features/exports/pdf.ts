import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
} from 'pdf-lib'

/** The images of a page from top to bottom, as the bytes that stand in the file. */
export function imagesOf(page: PDFPage): { bytes: Uint8Array; filter: string; width: number }[] {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
  const text = streams
    .map((entry) => page.doc.context.lookup(entry))
    .map((stream) => {
      if (!(stream instanceof PDFRawStream)) return ''
      const zipped = String(stream.dict.get(PDFName.of('Filter'))) === '/FlateDecode'
      return (zipped ? inflateSync(stream.contents) : Buffer.from(stream.contents)).toString()
    })
    .join('\n')
  const drawn = [...text.matchAll(/q([\s\S]*?)\/(\S+) Do/g)].map(([, before = '', name = '']) => {
    const moves = [
      ...before.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) cm/g),
    ]
    const y = moves.reduce((sum, move) => sum + Number(move[6]), 0)
    const width = Math.max(...moves.map((move) => Number(move[1])))
    return { name, y, width }
  })
  const xObjects = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
  return drawn
    .sort((a, b) => b.y - a.y)
    .map(({ name, width }) => {
      const stream = xObjects?.lookup(PDFName.of(name))
      if (!(stream instanceof PDFRawStream)) throw new Error('not an image')
      const filter = String(stream.dict.get(PDFName.of('Filter')))
      return { bytes: stream.contents, filter, width }
    })
}

type Outline = { title: string; page: number; top?: number; children: Outline[] }

/** The bookmarks of a file, nested; with the height where they lead to a place on a page. */
export function outlineOf(document: PDFDocument): Outline[] {
  const refs = document.getPages().map((page) => page.ref.toString())
  const read = (parent: PDFDict): Outline[] => {
    const items: Outline[] = []
    let item = parent.lookupMaybe(PDFName.of('First'), PDFDict)
    while (item) {
      const target = item.lookup(PDFName.of('Dest'), PDFArray)
      const page = refs.indexOf((target.get(0) as PDFRef).toString())
      const top = target.lookup(3, PDFNumber).asNumber()
      items.push({
        title: item.lookup(PDFName.of('Title'), PDFHexString).decodeText(),
        page,
        ...(top !== document.getPage(page).getHeight() && { top }),
        children: read(item),
      })
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
    }
    return items
  }
  const root = document.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)
  return root ? read(root) : []
}
