import { open } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import {
  JpegEmbedder,
  type PDFContext,
  PDFCrossRefStream,
  type PDFDict,
  type PDFDocument,
  PDFHeader,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectStream,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFTrailer,
} from 'pdf-lib'
import type { PdfPiece } from './join-pieces'

/** A picture that stays on the disk. */
class PictureStream extends PDFStream {
  readonly path: string

  constructor(dict: PDFDict, path: string) {
    super(dict)
    this.path = path
  }
}

/** Adds a JPEG by its path: pictures of a whole website would be too much memory. */
export async function addJpeg(context: PDFContext, path: string): Promise<PDFRef> {
  const { head, size } = await beginningOf(path)
  const { width, height, bitsPerComponent, colorSpace } = await JpegEmbedder.for(head)
  const dict = context.obj({
    ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height },
    ...{ BitsPerComponent: bitsPerComponent, ColorSpace: String(colorSpace), Filter: 'DCTDecode' },
    Length: size,
  })
  return context.register(new PictureStream(dict, path))
}

/** The first bytes of a JPEG, which say how large it is, and how many it has. */
async function beginningOf(path: string) {
  const file = await open(path)
  try {
    const head = new Uint8Array(16_384)
    await file.read(head)
    return { head, size: (await file.stat()).size }
  } finally {
    await file.close()
  }
}

/** Objects that are packed together. */
const together = 200

/** A document in pieces, as `save` writes it whole. */
export function pdfPieces({ context }: PDFDocument): PdfPiece[] {
  const pieces: PdfPiece[] = []
  let size = 0
  let number = context.largestObjectNumber
  const { Root, Info } = context.trailerInfo
  const references = PDFCrossRefStream.create(context.obj({ Root, Info }))

  const put = (text: string) => {
    pieces.push(Buffer.from(text, 'latin1'))
    size += text.length
  }
  const putObject = (ref: PDFRef, object: PDFObject) => {
    references.addUncompressedEntry(ref, size)
    writeObject(ref, object)
  }
  const writeObject = (ref: PDFRef, object: PDFObject) => {
    put(`${ref.objectNumber} ${ref.generationNumber} obj\n`)
    if (object instanceof PictureStream) {
      put(`${object.dict}\nstream\n`)
      pieces.push(object.path)
      size += Number(object.dict.get(PDFName.of('Length'))?.toString())
      put('\nendstream')
    } else {
      const bytes = new Uint8Array(object.sizeInBytes())
      object.copyBytesInto(bytes, 0)
      pieces.push(bytes)
      size += bytes.length
    }
    put('\nendobj\n\n')
  }

  put(`${PDFHeader.forVersion(1, 7)}\n\n`)
  const packs: { ref: PDFRef; objects: [PDFRef, PDFObject][] }[] = []
  // The table of references is in the order of their numbers.
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) {
      putObject(ref, object)
      continue
    }
    let pack = packs.at(-1)
    if (!pack || pack.objects.length === together) {
      number += 1
      pack = { ref: PDFRef.of(number), objects: [] }
      packs.push(pack)
    }
    references.addCompressedEntry(ref, pack.ref, pack.objects.length)
    pack.objects.push([ref, object])
  }
  for (const { ref, objects } of packs) putObject(ref, packed(context, objects))
  const start = size
  const last = PDFRef.of(number + 1)
  references.dict.set(PDFName.of('Size'), PDFNumber.of(number + 2))
  references.addUncompressedEntry(last, start)
  writeObject(last, references)
  put(PDFTrailer.forLastCrossRefSectionOffset(start).toString())
  return merged(pieces)
}

/** Objects in one stream, packed by zlib: the library's own way takes much memory for each. */
function packed(context: PDFContext, objects: [PDFRef, PDFObject][]): PDFStream {
  const stream = PDFObjectStream.withContextAndObjects(context, objects, false)
  const bytes = new Uint8Array(deflateSync(stream.getContents()))
  stream.dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'))
  stream.dict.set(PDFName.of('Length'), PDFNumber.of(bytes.length))
  return PDFRawStream.of(stream.dict, bytes)
}

/** Bytes beside each other as one piece. */
function merged(pieces: readonly PdfPiece[]): PdfPiece[] {
  const all: PdfPiece[] = []
  let beside: Uint8Array[] = []
  const close = () => {
    if (beside.length > 0) all.push(Buffer.concat(beside))
    beside = []
  }
  for (const piece of pieces) {
    if (typeof piece !== 'string') beside.push(piece)
    else {
      close()
      all.push(piece)
    }
  }
  close()
  return all
}
