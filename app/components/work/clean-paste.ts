import { mostCells, mostColumns } from '~/shared/table-limits'

/** Parts of a paste that the editor leaves out. */
export type LeftOut = {
  /** Pictures that have no content of their own in the clipboard. */
  pictures: number
  /** Rows and columns of tables that are larger than a message takes. */
  rows: number
  columns: number
  /** Films, drawings and fields. */
  others: number
}

type MessageBody = { html: string; files: File[]; left: LeftOut }

/** The most characters of a paste that are read as HTML. */
const mostPasted = 2_000_000

/**
 * HTML of the clipboard as the editor and the server take it: lists of Word and of Google Docs as lists,
 * headings as the two kinds there are, tables within the limits, pictures as files.
 */
export function cleanPaste(pasted: string): MessageBody {
  const left: LeftOut = { pictures: 0, rows: 0, columns: 0, others: 0 }
  const { body } = new DOMParser().parseFromString(pasted.slice(0, mostPasted), 'text/html')
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)]
  for (const gone of all('style, script, title, meta, link')) gone.remove()
  // Google Docs wraps all of it in a bold that is none.
  for (const b of all('b, strong')) if (/^(normal|400)$/.test(b.style.fontWeight)) unwrap(b)
  wordLists(all('p, h1, h2, h3, h4, h5, h6'))
  for (const list of all('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
  }
  for (const heading of all('h1, h2, h3, h4, h5, h6')) rename(heading, headingOf(heading.localName))
  for (const p of all('p')) {
    const level = /^Mso(?:Title|Heading(\d))/.exec(p.className)
    if (level) rename(p, headingOf(`h${level[1] ?? 1}`))
  }
  for (const table of all('table'))
    if (!fitTable(table as HTMLTableElement, left)) unwrapTable(table)
  const files = all('img').flatMap((image, index) => {
    const file = fileOf(image.getAttribute('src') ?? '', index + 1)
    if (!file && !isInvisible(image)) left.pictures += 1
    image.remove()
    return file ?? []
  })
  for (const other of all('iframe, video, audio, object, embed, svg, canvas, input, select')) {
    left.others += 1
    other.remove()
  }
  return { html: body.innerHTML, files, left }
}

/** Whether there is more to a paste than one picture, whose file is in the clipboard too. */
export function hasWords(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html.slice(0, mostPasted), 'text/html')
  for (const gone of body.querySelectorAll('style, script, title')) gone.remove()
  return body.querySelector('table') !== null || /\S/.test(body.textContent ?? '')
}

const headingOf = (name: string) => (/h[12]/.test(name) ? 'h3' : 'h4')

function rename(element: Element, name: string): void {
  if (element.localName === name) return
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** A table within a cell of another one: its words stay, a line each. */
function unwrapTable(table: Element): void {
  const lines = [...table.querySelectorAll('tr')].map((row) => {
    const line = table.ownerDocument.createElement('p')
    line.textContent = [...row.children].map((one) => one.textContent?.trim()).join(' ')
    return line
  })
  table.replaceWith(...lines)
}

/** Cuts a table to what a message takes. @returns false for one that stands in another */
function fitTable(table: HTMLTableElement, left: LeftOut): boolean {
  if (table.parentElement?.closest('table')) return false
  const rows = [...table.rows]
  let cells = 0
  let columns = 0
  for (const row of rows) {
    const own = [...row.cells]
    if (own.length === 0 || cells + Math.min(own.length, mostColumns) > mostCells) {
      if (own.length > 0) left.rows += 1
      row.remove()
      continue
    }
    for (const extra of own.slice(mostColumns)) extra.remove()
    columns = Math.max(columns, own.length - mostColumns)
    for (const one of row.cells) {
      if (one.colSpan > mostColumns) one.colSpan = mostColumns
      if (one.rowSpan > mostColumns) one.rowSpan = mostColumns
    }
    cells += row.cells.length
  }
  left.columns = Math.max(left.columns, columns)
  for (const extra of table.querySelectorAll('caption, colgroup, col')) extra.remove()
  return true
}

/** Word writes a list as paragraphs that name their level, each with its bullet or number as a text. */
function wordLists(paragraphs: readonly HTMLElement[]): void {
  let open: { list: HTMLElement; level: number }[] = []
  let last: Element | null = null
  for (const paragraph of paragraphs) {
    const level = Number(
      /mso-list:[^;]*\blevel(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1],
    )
    if (!level) continue
    const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find((one) =>
      /mso-list:\s*ignore/i.test(one.getAttribute('style') ?? ''),
    )
    const name = /^\s*\(?(\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (last === null || paragraph.previousElementSibling !== last) open = []
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const item = paragraph.ownerDocument.createElement('li')
    let current = open.at(-1)
    if (!current || current.level < level || current.list.localName !== name) {
      const list = paragraph.ownerDocument.createElement(name)
      if (current && current.level < level) current.list.lastElementChild?.append(list)
      else {
        open = []
        paragraph.before(list)
        last = list
      }
      current = { list, level }
      open.push(current)
    }
    item.append(...paragraph.childNodes)
    current.list.append(item)
    paragraph.remove()
  }
}

/** A picture whose content is in its address, as a file. */
function fileOf(src: string, number: number): File | null {
  const [, type, kind, data] =
    /^data:(image\/(png|jpeg|gif|webp));base64,([\w+/=\s]+)$/.exec(src) ?? []
  if (!type || !kind || !data) return null
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return new File([bytes], `picture-${number}.${kind === 'jpeg' ? 'jpg' : kind}`, { type })
  } catch {
    return null
  }
}

/** A picture of one pixel counts who reads a mail. */
const isInvisible = (image: Element) =>
  image.getAttribute('width') === '1' || image.getAttribute('height') === '1'
