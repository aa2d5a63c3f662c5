import type { LayerRow } from '../layer'
import { readLink } from '../words/links'
import { attributesOf, escaped } from './escape'
import { wideFrom, widths } from './layout/widths'
import { type LinkFinder, safeAddress } from './links'
import type { Declarations, Sheet } from './print/sheet'

type On = {
  sheet: Sheet
  linkTo: LinkFinder
  level: 1 | 2
  /** Height of the picture, of its width. */
  ratio: number
}

/** Narrower, the words follow the picture as text; wider, they lie over it unseen. */
const layerCss = `.layer>*{overflow-wrap:anywhere}
@container panel (max-width:${wideFrom - 0.02}px){.uploaded img.cut{aspect-ratio:4/3;object-fit:cover}
.layer{display:grid;gap:14px;justify-items:start;padding:28px 20px 40px;background:var(--bg);color:var(--ink)}
.layer .title{font-size:28px;line-height:34px;font-weight:700;letter-spacing:-.02em}
.layer .subtitle{font-size:19px;line-height:28px;font-weight:600}
.layer a.link{color:var(--link);text-decoration:underline;text-underline-offset:.2em}
.layer .button{padding:0 20px;line-height:44px;border-radius:var(--corner,12px);background:var(--action);color:var(--onAction);font-weight:600}}
@container panel (min-width:${wideFrom}px){.layer{position:absolute;inset:0}
.layer>*{position:absolute;overflow:hidden;color:transparent;forced-color-adjust:none}
.layer a:focus-visible{outline-color:#1a5cff;box-shadow:inset 0 0 0 3px #fff}}`

/** The words over a picture: found by a search, read aloud and pressed like any others. */
export function printLayer(rows: readonly LayerRow[], { level, ...on }: On): string {
  on.sheet.include(layerCss)
  let title = level
  const printed = rows.map((row) => {
    const html = printRow(row, { ...on, level: title })
    if (row.role === 'title') title = 2
    return html
  })
  return `<div class="layer">${printed.join('')}</div>`
}

function printRow(row: LayerRow, { sheet, linkTo, level, ratio }: On): string {
  const { role, words } = row
  const href = layerHref(row, linkTo)
  const tag = href ? 'a' : role === 'title' ? `h${level}` : 'p'
  const name = sheet.classFor(widths.map((width) => (width < wideFrom ? {} : boxOf(row, ratio))))
  return `<${tag}${attributesOf({ class: `${role} ${name}`, href })}>${escaped(words)}</${tag}>`
}

/** Where words lead: to the page of that name, or the address that was typed. */
export function layerHref({ role, words, to }: LayerRow, linkTo: LinkFinder): string | undefined {
  if (role !== 'link' && role !== 'button') return undefined
  return safeAddress(linkTo(to || words) ?? addressIn(to))
}

/** The address that was typed; names of pages are none. */
function addressIn(to: string): string | undefined {
  const link = readLink(to)
  return link && 'to' in link ? link.to : undefined
}

const boxOf = (row: LayerRow, ratio: number): Declarations => ({
  left: `${row.x}%`,
  top: `${row.y}%`,
  width: `${row.width}%`,
  height: `${row.height}%`,
  'font-size': `${sizeOf(row, ratio)}cqw`,
  'line-height': '1.2',
})

/** The size of letters at which words about fill their room, in hundredths of the picture's width. */
export function sizeOf({ words, width, height }: LayerRow, ratio: number): number {
  const lines = Array.from({ length: 12 }, (_, at) => at + 1)
  const fits = lines.map((n) =>
    Math.min((height * ratio) / (1.2 * n), (width * n) / (0.55 * words.length)),
  )
  return Math.round(Math.max(0.4, ...fits) * 100) / 100
}
