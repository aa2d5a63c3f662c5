import { PDFDocument } from 'pdf-lib'

/** Points of a pixel on paper. */
const point = 0.75

type Picture = {
  title: string
  png: Uint8Array
  /** Size of what was drawn, in pixels: the picture may have more, to be sharp. */
  width: number
  height: number
}

/** One page of a drawing's size, filled by its picture. */
export async function pictureOnPaper({ title, png, width, height }: Picture) {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.setProducer('Panelry')
  const paper = { width: width * point, height: height * point }
  const page = document.addPage([paper.width, paper.height])
  // A copy: the library reads the memory behind a view from its start.
  page.drawImage(await document.embedPng(new Uint8Array(png)), { x: 0, y: 0, ...paper })
  return document.save()
}
