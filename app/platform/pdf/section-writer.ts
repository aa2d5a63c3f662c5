import { type PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import type { Reading, ReadLine, ReadPart } from '~/panels/reading/reading'
import { inOrderOfSight } from './other-letters'
import type { PdfFont } from './pdf-font'
import { type Element, type newTags, textIn, WrittenObject } from './pdf-tags'

/** Where a picture is on its sheet: its upper left corner, and points for each of its pixels. */
type Placed = { x: number; top: number; scale: number }

/** A number as a PDF writes it, without an exponent. */
const short = (value: number, digits = 2): string => String(Number(value.toFixed(digits)))

type Unplaced = Omit<Element, 'parent'>

type WriteOn = {
  document: PDFDocument
  font: PdfFont
  tags: ReturnType<typeof newTags>
  /** The first sheet of a page of the website. */
  pageOf: (id: string) => PDFPage | undefined
  /** The element of this page. */
  parent: PDFRef
}

/** Writes the sections of a page of the website on its sheets: the picture of each, and over it what it says. */
export function sectionWriter({ document: { context }, font, tags, pageOf, parent }: WriteOn) {
  const elements: PDFRef[] = []
  /** The first title of a page is its own. */
  let level: 1 | 2 = 1

  function sheet(page: PDFPage) {
    const content: string[] = []
    const marks: PDFRef[] = []
    const links: PDFRef[] = []
    const key = page.node.newFontDictionary('Unseen', font.ref).toString()

    const tagOf = ({ as }: ReadPart): Element['tag'] => {
      if (as === 'title') return `H${level}`
      if (as === 'heading') return level === 1 ? 'H2' : 'H3'
      return as === 'picture' ? 'Figure' : 'P'
    }

    function put(part: ReadPart, place: Placed): void {
      const tag = tagOf(part)
      const corners = cornersOf(part, place)
      const isPicture = tag === 'Figure'
      // A path that is not painted is the place of a picture: all of them are in that of their section.
      const region = isPicture ? `${rectangle(corners)} re n ` : ''
      const words = part.lines.length > 0 ? unseenWords(part.lines, { font, key }, place) : ''
      content.push(`/${tag} <</MCID ${marks.length}>> BDC ${region}${words} EMC`)
      const box = isPicture ? corners.map((n) => short(n)).join(' ') : undefined
      const own: Unplaced = { tag, sheet: page.ref, kids: [marks.length], alt: part.alt, box }
      const target = part.href === undefined ? undefined : targetOf(part.href)
      const link = target === undefined ? undefined : putLink(part, { own, corners, target })
      const element = link?.element ?? tags.add({ ...own, parent })
      marks.push(element)
      elements.push(link?.around ?? element)
    }

    type Linked = { own: Unplaced; corners: Corners; target: string }

    /** A link in a paragraph: words are its own, a picture is in it. */
    function putLink(part: ReadPart, { own, corners, target }: Linked) {
      const [around, link, annotation] = [context.nextRef(), context.nextRef(), context.nextRef()]
      const inside = part.alt === undefined ? undefined : tags.add({ ...own, parent: link })
      const kids = inside ? [inside] : own.kids
      const object = `<</Type/OBJR/Obj ${annotation}/Pg ${page.ref}>>`
      tags.add({ tag: 'Link', sheet: page.ref, parent: around, kids: [...kids, object] }, link)
      tags.add({ tag: 'P', parent, kids: [link] }, around)
      const facts = [
        '/Type/Annot/Subtype/Link/Border[0 0 0]/F 4',
        `/Rect[${corners.map((n) => short(n)).join(' ')}]/StructParent ${tags.own(link)}`,
        `/Contents${textIn(part.alt ?? wordsOf(part))}${target}`,
      ]
      context.assign(annotation, new WrittenObject(`<<${facts.join('')}>>`))
      links.push(annotation)
      return { around, element: inside ?? link }
    }

    return {
      /** The picture of a section; what it shows is said by the parts over it. */
      picture(
        picture: PDFRef,
        { x, top, width, height }: Placed & { width: number; height: number },
      ): void {
        const name = page.node.newXObject('Image', picture)
        const [across, high, left, low] = [width, height, x, top - height].map((n) => short(n, 5))
        const matrix = `${across} 0 0 ${high} ${left} ${low} cm`
        content.push(`/Artifact BMC q ${matrix} ${name} Do Q EMC`)
      },
      /** @returns the title of the section */
      reading(reading: Reading, place: Placed): string | undefined {
        for (const part of reading) put(part, place)
        const title = reading.find(({ as }) => as === 'title')
        if (title) level = 2
        return title && wordsOf(title)
      },
      /** @returns what is drawn on the sheet */
      end(): string {
        page.node.set(PDFName.of('StructParents'), context.obj(tags.own(marks)))
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
        if (links.length > 0) page.node.set(PDFName.of('Annots'), context.obj(links))
        return content.join('\n')
      },
    }
  }

  /** Where a link leads, as an annotation says it; nothing where this file has no such page. */
  function targetOf(href: string): string | undefined {
    if (!href.startsWith('#')) {
      const address = webAddress(href)
      return address && `/A<</S/URI/URI${address}>>`
    }
    const page = pageOf(href.slice(1))
    return page && `/Dest[${page.ref}/XYZ null ${short(page.getHeight())} null]`
  }

  return { sheet, elements }
}

const wordsOf = ({ lines }: ReadPart) =>
  lines
    .map(({ words }) => words.map(({ text }) => text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** An address in the letters that a PDF allows. */
function webAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined
  const url = new URL(href)
  return schemes.has(url.protocol)
    ? PDFHexString.of(Buffer.from(url.href, 'latin1').toString('hex')).toString()
    : undefined
}

type Corners = [left: number, bottom: number, right: number, top: number]

const cornersOf = ({ box }: ReadPart, { x, top, scale }: Placed): Corners => [
  x + box.left * scale,
  top - box.bottom * scale,
  x + box.right * scale,
  top - box.top * scale,
]

const rectangle = ([left, bottom, right, top]: Corners) =>
  [left, bottom, right - left, top - bottom].map((n) => short(n)).join(' ')

/** Lines over a picture that nobody sees: each word as wide as it is drawn. `key` is the name of the font on the sheet. */
function unseenWords(
  lines: readonly ReadLine[],
  { font, key }: { font: PdfFont; key: string },
  { x, top, scale }: Placed,
): string {
  const written = lines.map(({ baseline, size, words }) => {
    const drawn = words.reduce((sum, { width }) => sum + width, 0)
    const own = words.reduce((sum, { text }) => sum + font.width(text.trimEnd(), size), 0)
    const [first] = words
    if (!first || own <= 0 || drawn <= 0) return ''
    const squeeze = drawn / own
    let pen = first.x
    const parts = words.map((word) => {
      // A PDF counts in thousandths of the letters' size, to the left.
      const back = Math.round(((pen - word.x) * 1000) / (size * squeeze))
      pen = word.x + font.width(word.text, size) * squeeze
      return `${back === 0 ? '' : back}${font.encode(inSight(word.text))}`
    })
    const at = `${short(x + first.x * scale)} ${short(top - baseline * scale)}`
    return `${key} ${short(size * scale)} Tf ${short(100 * squeeze)} Tz 1 0 0 1 ${at} Tm [${parts.join('')}] TJ`
  })
  return `BT 3 Tr ${written.filter(Boolean).join('\n')} ET`
}

/** Blanks of any kind are found by a blank. */
function inSight(text: string): string {
  const words = text.trimEnd()
  return (inOrderOfSight(words) + text.slice(words.length)).replace(/\s/g, ' ')
}
