import { type PDFDocument, PDFHexString, PDFName, PDFObject, PDFRef } from 'pdf-lib'

/** An object as it stands in the file: ten thousands of small ones would be too much memory as trees. */
export class WrittenObject extends PDFObject {
  private readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }

  override clone = () => this
  override toString = () => this.text
  override sizeInBytes = () => this.text.length

  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    for (let i = 0; i < this.text.length; i += 1) buffer[offset + i] = this.text.charCodeAt(i)
    return this.text.length
  }
}

/** A text as it stands in an object. */
export const textIn = (words: string): string => PDFHexString.fromText(words).toString()

type Tag = 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Link' | 'Figure'

export type Element = {
  tag: Tag
  parent: PDFRef
  /** Elements, numbers of what is marked on the sheet, or a written object. */
  kids: readonly (PDFRef | number | string)[]
  /** The sheet that the numbers are of. */
  sheet?: PDFRef
  title?: string
  alt?: string
  /** Of a picture: its corners on the sheet. */
  box?: string
}

/** The meaning of what is on the pages of a PDF, as a tree beside them. */
export function newTags({ context, catalog }: PDFDocument) {
  const [root, document] = [context.nextRef(), context.nextRef()]
  const sections: PDFRef[] = []
  /** By the number that a sheet or an annotation has: the elements of its marks, or its element. */
  const owners: (PDFRef | readonly PDFRef[])[] = []

  const write = (ref: PDFRef, { tag, parent, kids, sheet, title, alt, box }: Element) =>
    context.assign(
      ref,
      new WrittenObject(
        [
          `<</S/${tag}/P ${parent}/K[${kids.join(' ')}]`,
          sheet ? `/Pg ${sheet}` : '',
          title === undefined ? '' : `/T${textIn(title)}`,
          alt === undefined ? '' : `/Alt${textIn(alt)}`,
          box === undefined ? '' : `/A<</O/Layout/Placement/Block/BBox[${box}]>>`,
          '>>',
        ].join(''),
      ),
    )

  return {
    /** An element below a page. */
    add(element: Element, ref = context.nextRef()): PDFRef {
      write(ref, element)
      return ref
    },
    /** A page of the website. @returns how to end it with its elements */
    page(title: string) {
      const ref = context.nextRef()
      sections.push(ref)
      const end = (kids: readonly PDFRef[]) =>
        write(ref, { tag: 'Sect', parent: document, kids, title })
      return { ref, end }
    },
    /** @returns the number by which a sheet or an annotation finds its elements */
    own(owner: PDFRef | readonly PDFRef[]): number {
      return owners.push(owner) - 1
    },
    finish(): void {
      const numbers = owners.map(
        (owner, i) => `${i} ${owner instanceof PDFRef ? owner : `[${owner.join(' ')}]`}`,
      )
      const parents = context.register(new WrittenObject(`<</Nums[${numbers.join(' ')}]>>`))
      write(document, { tag: 'Document', parent: root, kids: sections })
      context.assign(
        root,
        context.obj({
          Type: 'StructTreeRoot',
          K: document,
          ParentTree: parents,
          ParentTreeNextKey: owners.length,
        }),
      )
      catalog.set(PDFName.of('StructTreeRoot'), root)
      catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
    },
  }
}
