import { factWordsIn } from '~/messages/fact-words'
import { fitText, textWidth } from '../primitives/fit-text'
import { roomOf } from '../words/row-bounds'
import type { FactRow, FactRows, FactValue } from './bound-facts'
import type { DrawnFacts, PageFact } from './facts'

type Named = Readonly<{ id: string; name: string }>

/** The row of a page keeps its id wherever the page stands: own words of it follow the page. */
export const pageRowId = (pageId: string): string => `p${pageId.replaceAll('-', '')}`

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Says a name as the rows of a list do: alone, or as the label of an object. */
function labelled(name: string, model: unknown): FactValue {
  if (!isObject(model)) return name
  const key = ['label', 'title', 'name'].find((one) => typeof model[one] === 'string')
  // What a row tells besides is about something else: a chevron, a line of text.
  const others = Object.entries(model).flatMap(([other, value]): [string, FactValue][] => {
    if (other === key || other === 'icon') return []
    if (typeof value === 'boolean') return [[other, false]]
    return typeof value === 'string' ? [[other, '']] : []
  })
  return { ...Object.fromEntries(others), ...(key && { [key]: name }) }
}

const rowOf = ({ id, name }: Named, model: unknown): FactRow => ({
  id: pageRowId(id),
  value: labelled(name, model),
  lead: { page: id },
})

const rowsOf = (pages: readonly Named[], model: readonly unknown[], most: number): FactRows => ({
  rows: pages.map((page, i) => rowOf(page, model[i] ?? model.at(-1))),
  most,
})

const columnFontSize = 15
/** Pixels of a name in a column. */
const widestColumn = 230
const cut = <T extends Named>(page: T, size: number, widest: number): T => ({
  ...page,
  name: fitText(page.name, size, widest),
})
const inColumn = <T extends Named>(page: T): T => cut(page, columnFontSize, widestColumn)

/** Room for a menu in a line, in pixels: beside the logo, the phone number, the buttons. */
type MenuLine = { width: number; gap: number; most?: number }
const lines: Readonly<Record<string, MenuLine>> = {
  // Beside a logo in the middle it has four rows.
  'header-announcement': { width: 560, gap: 32, most: 4 },
  'header-centred-logo': { width: 690, gap: 36 },
  'header-over-photo': { width: 600, gap: 36 },
  'header-shop-search': { width: 720, gap: 36 },
}
const line: MenuLine = { width: 640, gap: 36 }
/** A little less than the letters have: the estimate is wide. */
const fontSize = 14

/** Pixels of a name in a line: half of a menu stands beside a logo. */
const widestInLine = 340

/** How many of these, from the first, stand side by side; one always does. Without end where all do. */
function countThatFit(widths: readonly number[], { width, gap }: MenuLine): number {
  let left = width + gap
  const over = widths.findIndex((one) => {
    left -= one + gap
    return left < 0
  })
  return over < 0 ? Number.POSITIVE_INFINITY : Math.max(1, over)
}

/** Number of pages up to which a menu also lists those below others. */
const mostOfAll = 6

type List = { panelId: string; shape: string; model: readonly unknown[] }

/** Pages that a footer lists among the legal ones stand nowhere else in it. */
const withoutLegal = ({ pages = [], legal = [] }: DrawnFacts): readonly PageFact[] => {
  const ids = new Set(legal.map(({ id }) => id))
  const left = <T extends Named>(all: readonly T[]) => all.filter(({ id }) => !ids.has(id))
  return left(pages).map((page) => ({ ...page, children: left(page.children) }))
}

const restId = 'rest'
/** Pixels of the sign beside what opens the rest. */
const sign = 22

/** A menu in one line, or the links of a column. What a header has no room for is behind its last row. */
export function menuRows(
  { panelId, shape, model }: List,
  facts: DrawnFacts,
  isFooter: boolean,
): FactRows | undefined {
  const say = factWordsIn(facts.language)
  const pages = isFooter ? withoutLegal(facts) : (facts.pages ?? [])
  const whole = pages.flatMap((page) => [page, ...page.children])
  const listed = whole.length <= mostOfAll ? whole : pages
  if (listed.length === 0) return undefined
  const room = roomOf(panelId, shape)
  if (shape.includes('/')) return rowsOf(listed.map(inColumn), model, Math.max(mostOfAll, room))
  const shown = listed.map((page) => cut(page, fontSize, widestInLine))
  const widths = shown.map(({ name }) => textWidth(name, fontSize))
  const space = lines[panelId] ?? line
  const inLine = Math.min(room, space.most ?? room)
  const all = rowsOf(shown, model, Math.min(inLine, countThatFit(widths, space)))
  if (isFooter || shown.length <= all.most) return all
  const rest: FactRow = { id: restId, value: labelled(say.more, model.at(-1)), isRest: true }
  const width = space.width - space.gap - textWidth(say.more, fontSize) - sign
  const most = Math.max(1, Math.min(inLine - 1, countThatFit(widths, { ...space, width })))
  return { rows: [...all.rows, rest], most }
}

export function legalRows(list: List, { legal = [] }: DrawnFacts): FactRows | undefined {
  return legal.length > 0 ? rowsOf(legal, list.model, roomOf(list.panelId, list.shape)) : undefined
}

const columnLine = { width: 780, gap: 60 }

type Column = { id: string; title: string; page?: string; links: readonly Named[] }

/** Families of pages as columns, and one of those that have none. */
export function columnRows(
  { panelId, shape, model }: List,
  facts: DrawnFacts,
): FactRows | undefined {
  const say = factWordsIn(facts.language)
  const pages = withoutLegal(facts).map((page) => ({
    ...inColumn(page),
    children: page.children.map(inColumn),
  }))
  if (pages.length === 0) return undefined
  // A column for one link would be a stub: it is listed after the page that it is below.
  const families = pages.filter(({ children }) => children.length > 1)
  const listed = (page: PageFact): Named[] =>
    page.children.length > 1 ? [page] : [page, ...page.children]
  const alone = pages.filter((page) => !families.includes(page)).flatMap(listed)
  const columnOf = ({ id, name, children }: PageFact): Column => ({
    id: pageRowId(id),
    title: name,
    page: id,
    links: children,
  })
  const restOf = (links: readonly Named[]): Column[] =>
    links.length > 0
      ? [{ id: restId, title: families.length > 0 ? say.more : say.pages, links }]
      : []
  const widthOf = ({ title, links }: Column) =>
    Math.max(
      ...[title, ...links.map(({ name }) => name)].map((one) => textWidth(one, columnFontSize)),
    )
  const room = (columns: readonly Column[]) =>
    Math.min(roomOf(panelId, shape), countThatFit(columns.map(widthOf), columnLine))
  const all = [...families.map(columnOf), ...restOf(alone)]
  const most = room(all)
  // Families without room for a column of their own are named among the rest.
  const kept = most < all.length ? families.slice(0, Math.max(0, most - 1)) : families
  const others = pages.filter((page) => !kept.includes(page)).flatMap(listed)
  const columns = [...kept.map(columnOf), ...restOf(others)]
  const inner = `${shape}/*/links`
  return {
    rows: columns.map(({ id, title, page, links }, i): FactRow => {
      const like = model[i] ?? model.at(-1)
      const models = isObject(like) && Array.isArray(like.links) ? like.links : []
      const value = { title, links: rowsOf(links, models, roomOf(panelId, inner)) }
      return { id, value, ...(page && { lead: { page } }) }
    }),
    most: Math.max(most, 1),
  }
}
