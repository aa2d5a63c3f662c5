import { createHash } from 'node:crypto'
import { createTheme } from '../color/create-theme'
import { attributesOf } from './escape'
import { languageOf } from './language'
import { headOf, type PageHead } from './page-head'
import { drawn, embedPicture } from './print/markup'
import { Sheet, type SheetRules } from './print/sheet'
import { type Page, printBody } from './print-page'

/** A page of a website as a file: its style, pictures and font are files beside it. */
export type PageFile = {
  html: string
  style: SheetRules
  /** Name below the website's own folder, and the picture: text of a drawing, or a data URI. */
  pictures: readonly (readonly [name: string, source: string])[]
  /** Each of its letters once. */
  letters: string
}

export type FileOf = Omit<Page, 'title' | 'description' | 'font' | 'preview' | 'placePicture'> & {
  /** Name of the page, and whether it is the first one of its website. */
  name: string
  isHome: boolean
  /** From the page to the website's own folder. */
  base: string
  /** Shown at any depth, and from a disk: its style and its drawn pictures are within it. */
  isAlone?: boolean
  head: Omit<PageHead, 'title' | 'description' | 'color' | 'css'>
}

/** Longest description that searches show. */
const longest = 160
/** Characters from which on a paragraph says what a page is about. */
const shortest = 50

/** Prints a page whose style is shared with the other pages of its website. */
export function printFile({ name, isHome, base, isAlone, head, ...page }: FileOf): PageFile {
  const sheet = new Sheet({ shared: true })
  const pictures = new Map<string, string>()
  const placePicture = (source: string) => {
    const picture = pictureName(source)
    pictures.set(picture, source)
    return base + picture
  }
  const placed = isAlone ? embedPicture : placePicture
  const body = printBody({ ...page, title: name, placePicture: placed }, sheet)
  const heading = firstOf(/<h1[ >].*?<\/h1>/gs, body) ?? name
  const title = isHome ? `${head.site}: ${heading}` : `${name} · ${head.site}`
  const lead = firstOf(/<p[ >].*?<\/p>/gs, mainOf(body), shortest) ?? heading
  const [first] = page.sections
  const color =
    first && 'color' in first && first.color ? createTheme(page.brand, first.color).bg : '#ffffff'
  const said = headOf({
    ...head,
    ...{ title, description: shortened(lead), color },
    ...(isAlone && { css: sheet.css() }),
  })
  const html = `<!doctype html><html${attributesOf(languageOf(body, page.facts?.language))}><head>${said}</head><body>${body}</body></html>\n`
  const letters = [...new Set(title + body.replace(/"data:[^"]*"/g, ''))].join('')
  return { html, style: sheet.parts(), pictures: [...pictures], letters }
}

/** The same picture has the same name on all pages. */
function pictureName(source: string): string {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16)
  const type = drawn(source) ? 'svg' : /^data:image\/([a-z]+)/.exec(source)?.[1]
  return `img/${hash}.${type === 'jpeg' ? 'jpg' : type}`
}

const mainOf = (body: string) => /<main .*<\/main>/s.exec(body)?.[0] ?? ''

/** Words of the first element that has enough of them. */
function firstOf(elements: RegExp, html: string, least = 1): string | undefined {
  for (const [element] of html.matchAll(elements)) {
    const words = wordsOf(element)
    if (words.length >= least) return words
  }
  return undefined
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** Cut between two words. */
function shortened(text: string): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`
}
