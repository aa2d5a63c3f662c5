import { documentOf, type PrintedPage } from '../document'
import { faceOf } from '../dress/faces'
import type { DrawnFacts } from '../facts/facts'
import type { Brand } from '../types'
import { attributesOf, escaped } from './escape'
import { languageOf } from './language'
import { type LinkFinder, safeAddress } from './links'
import { embedPicture, PageIds, type PlacePicture } from './print/markup'
import { Sheet } from './print/sheet'
import { type Marked, type PanelSection, printSection } from './print-section'
import { printUploaded, type UploadedPicture } from './uploaded'
import { pageWordsIn } from './words'

export type { Marked }
export type PageSection = (PanelSection | UploadedPicture) & Marked

export type Page = {
  sections: readonly PageSection[]
  brand: Brand
  title: string
  description?: string
  /** What is true of the business: also which language its website is in. */
  facts?: DrawnFacts | null
  /** The address of Inter as WOFF2; without one the reader's own font stands in. */
  font?: string
  /** The same of the face that the brand's titles are set in. */
  titleFont?: string
  linkTo?: LinkFinder
  /** Each word carries its path: `scripts/panel-words` reads the order of words from them. */
  withPaths?: boolean
  /** Keeps a picture as a file; without it pictures are within the document. */
  placePicture?: PlacePicture
  /** Stands above a page that is only looked at. */
  preview?: PagePreview
  /** Said where a page has no section. */
  empty?: string
  /** The page's id in its project and those above it, the nearest first: the menu marks it. */
  current?: readonly string[]
  /** Where links open, such as around a frame. */
  target?: '_parent'
  /** Whether nobody receives what is typed: fields and their buttons are switched off. */
  isOff?: boolean
  /** Says something where a page has no panels. */
  notice?: PageNotice
}

/** A guard for the worker: longer pages were refused before, by `limits.sectionsOfWebsite`. */
const mostSections = 200

const isUploaded = (section: PageSection): section is UploadedPicture & Marked => 'src' in section

/** The way back, and what is said about the page. */
type PagePreview = { href: string; back: string; about: string }

const previewBar = ({ href, back, about }: PagePreview) =>
  `<nav class="preview"${attributesOf({ 'aria-label': back })}><a${attributesOf({ href })}>${escaped(back)}</a><span>${escaped(about)}</span></nav>`

export type PageNotice = { title: string; text: string; link: { words: string; href: string } }

const noticeOf = ({ title, text, link }: PageNotice, face: string | undefined) =>
  `<div class="page-notice"><h1${attributesOf({ class: face })}>${escaped(title)}</h1><p>${escaped(text)}</p><p><a${attributesOf({ href: link.href })}>${escaped(link.words)}</a></p></div>`

/** Sets what no panel says in the face of titles. */
function faceClass({ typeface }: Brand, sheet: Sheet): string | undefined {
  const family = faceOf(typeface)?.family
  return family && sheet.classOf({ 'font-family': `${family},Inter,serif` })
}

/** A frame is as wide as the screen it stands for: a phone's scrollbar takes no room. */
const framedCss = 'html{scrollbar-width:none}html::-webkit-scrollbar{display:none}'

type Part = { tag: 'header' | 'main' | 'footer'; html: string }

/** Prints a page as a document and its style sheet, without any script. */
export function printPage(page: Page): { html: string; css: string } {
  const printed = printHalves(page)
  return { html: documentOf(printed), css: printed.css }
}

export function printHalves(page: Page): PrintedPage {
  const sheet = new Sheet()
  const body = printBody(page, sheet)
  const { title, description, target } = page
  const head = [
    pageHead,
    `<title>${escaped(title)}</title>`,
    target ? `<base${attributesOf({ target })}>` : '',
    description ? `<meta name="description"${attributesOf({ content: description })}>` : '',
  ]
  return {
    before: `<!doctype html><html${attributesOf(languageOf(body, page.facts?.language))}><head>${head.join('')}`,
    css: fontFaces(page) + sheet.css() + (target ? framedCss : ''),
    after: `</head><body>${body}</body></html>`,
  }
}

/** What every document begins with. */
export const pageHead =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'

/** What stands in the body of a document; its rules go into the sheet. */
export function printBody(page: Page, sheet: Sheet): string {
  if (page.sections.length > mostSections) throw new RangeError('A page has too many sections')
  const { preview, notice, target } = page
  const parts = partsOf(page, sheet)
  const of = (tag: Part['tag']) =>
    parts.flatMap((part) => (part.tag === tag ? part.html : [])).join('')
  const empty =
    page.empty && page.sections.length === 0
      ? `<p class="preview-empty">${escaped(page.empty)}</p>`
      : ''
  const main = `${of('main')}${notice ? noticeOf(notice, faceClass(page.brand, sheet)) : ''}${empty}`
  return [
    `<a class="skip"${attributesOf({ href: '#main', target: target && '_self' })}>${pageWordsIn(page.facts?.language).skip}</a>`,
    preview ? previewBar(preview) : '',
    of('header'),
    `<main id="main">${main}</main>`,
    of('footer'),
  ].join('')
}

function partsOf({ sections, brand, title, ...page }: Page, sheet: Sheet): Part[] {
  const ids = new PageIds()
  // The page itself has this id.
  ids.next('main')
  const on = {
    brand,
    sheet,
    ids,
    placePicture: page.placePicture ?? embedPicture,
    linkTo: page.linkTo ?? (() => undefined),
    withPaths: page.withPaths,
    current: page.current,
    target: page.target,
    isOff: page.isOff ?? false,
  }
  let level: 1 | 2 = page.notice ? 2 : 1
  let belowHeader = false
  let hasPicture = false
  const parts = sections.map((section, index): Part => {
    if (isUploaded(section)) {
      // A header is the only one above it.
      const isFirst = index < 2 && !hasPicture
      hasPicture = true
      const id = ids.next('picture')
      const { html, hasTitle } = printUploaded(section, { ...on, level, id, isFirst })
      if (hasTitle) level = 2
      return { tag: 'main', html }
    }
    const { html, hasTitle } = printSection(section, {
      ...on,
      level,
      belowHeader,
      isFirst: index < 2,
    })
    if (hasTitle) level = 2
    const tag = /^<(header|footer) /.exec(html)?.[1]
    if (tag === 'header') belowHeader = true
    return { tag: tag === 'header' || tag === 'footer' ? tag : 'main', html }
  })
  // Readers who hear a page look for its title first.
  if (level === 1) {
    parts.unshift({ tag: 'main', html: `<h1 class="only-read">${escaped(title)}</h1>` })
  }
  return parts
}

function fontFaces({ font, titleFont, brand }: Page): string {
  const face = faceOf(brand.typeface)
  return fontFace('Inter', font) + (face ? fontFace(face.family, titleFont) : '')
}

function fontFace(family: string, address: string | undefined): string {
  const url = address?.startsWith('data:font/') ? address : safeAddress(address)
  if (!url || /["\\]/.test(url)) return ''
  return `@font-face{font-family:${family};src:url("${url}") format("woff2");font-weight:100 900;font-display:swap}\n`
}
