import { createTheme } from '../color/create-theme'
import type { PanelDefinition } from '../definition'
import { dressOf } from '../dress/dress'
import type { DrawnFacts } from '../facts/facts'
import { findPanel } from '../library'
import type { StoryId } from '../stories/ids'
import { evaluate } from '../tree/evaluate'
import { Marks } from '../tree/marks'
import { isNode, isPlaced, nodesIn, paddingOf, type TreeNode } from '../tree/node'
import type { Brand, Orientation, PanelColor } from '../types'
import { leftOf } from '../words'
import { contentWith, markedContent } from '../words/content-with'
import type { WordLinks } from '../words/links'
import type { OwnWords } from '../words/own-words'
import { keepLines } from './layout/one-line'
import { solve } from './layout/solve'
import { unify } from './layout/unify'
import { edge, widths } from './layout/widths'
import type { LinkFinder } from './links'
import { narrowOrientation } from './narrow'
import { phoneHeader } from './phone-header'
import { inPlace, type Photos } from './photos'
import type { PageIds, PlacePicture } from './print/markup'
import { insetOf, printTree, type ShownOn } from './print/section'
import type { Sheet } from './print/sheet'
import { openRest } from './rest-of-menu'
import { addMeaning } from './semantics'
import { markCurrent } from './semantics/current'
import { barsIn } from './semantics/navigation'

/** Words of a comment before the end of a section, by which whoever asked for the page finds it. */
export type Marked = { mark?: string | undefined }

export const markOf = ({ mark }: Marked): string =>
  mark === undefined ? '' : `<!--${mark.replace(/[^\w ]/g, '')}-->`

export type PanelSection = Marked & {
  /** Id of a panel of the library. */
  panel: string
  orientation: Orientation
  color: PanelColor
  story?: StoryId | null
  /** What is true of the business, and its pages. */
  facts?: DrawnFacts | null
  words?: OwnWords
  /** Where its own links lead. */
  leads?: WordLinks
  photos?: Photos
}

type PrintedOn = {
  brand: Brand
  sheet: Sheet
  ids: PageIds
  placePicture: PlacePicture
  linkTo: LinkFinder
  /** Level of the section's title. */
  level: 1 | 2
  /** A header above says whose website it is. */
  belowHeader: boolean
  /** As of `Page`. */
  withPaths?: boolean
  /** It is among the first, and seen at once. */
  isFirst?: boolean
  /** See `Page.current`. */
  current?: readonly string[]
  /** See `Page.target`. */
  target?: '_parent' | undefined
  /** Nobody receives what is typed. */
  isOff: boolean
}

type Printed = { html: string; hasTitle: boolean }

/** Only embedded pictures: another address would tell a stranger who reads the page. */
const logoTypes = /^data:image\/(png|jpe?g|gif|svg\+xml)[;,]/

function safeBrand({ logo, ...brand }: Brand): Brand {
  const usable = logo && logoTypes.test(logo.dataUri) && logo.width > 0 && logo.height > 0
  return { ...brand, logo: usable ? logo : undefined }
}

/** Prints a panel as a section of a page; its rules go into the sheet. */
export function printSection(section: PanelSection, on: PrintedOn): Printed {
  const panel = findPanel(section.panel)
  if (!panel) throw new Error(`No panel with the id ${section.panel}`)
  const narrow = narrowOrientation(section.panel, section.orientation)
  if (!narrow) return printOne(panel, section, on)
  const wide = printOne(panel, section, on, 'wide')
  const twin = printOne(panel, { ...section, orientation: narrow }, on, 'narrow')
  return { html: wide.html + twin.html, hasTitle: wide.hasTitle }
}

/** Where the icons of a business lead. */
export const networksOf = (facts: DrawnFacts | null | undefined) => ({
  ...facts?.socials,
  ...(facts?.mail && { mail: `mailto:${facts.mail}` }),
})

const tags: Record<string, 'header' | 'footer'> = { header: 'header', footer: 'footer' }

function printOne(
  panel: PanelDefinition,
  { orientation, color, story = null, facts, words, leads, photos = {}, mark }: PanelSection,
  on: PrintedOn,
  shownOn?: ShownOn,
): Printed {
  const brand = safeBrand(on.brand)
  const t = { ...createTheme(brand, color), photos: Object.keys(photos).length > 0 }
  const content = contentWith(panel.id, story, words, facts)
  const marks = leads || on.withPaths ? new Marks() : undefined
  const marked = marks && markedContent(panel.id, story, words, marks, facts)
  const draw = (said: object) =>
    evaluate(panel.render({ t, o: orientation, content: said }), dressOf(brand))
  const root = draw(marked ?? content)
  marks?.take(root)
  if (marks) openRest(root, leftOf(panel.id, { story, facts: facts ?? null }, words ?? {}), t)
  for (const [image, photo] of inPlace(
    root,
    photos,
    { panelId: panel.id, story, words, facts },
    draw,
  )) {
    Object.assign(image, { photo, alt: photo.alt })
  }
  const tag = tags[panel.category] ?? 'section'
  if (on.belowHeader && tag === 'section') removeLogos(root)
  const id = on.ids.next(panel.id)
  const title = addMeaning(root, {
    jumps: { id, target: on.target && '_self' },
    category: panel.category,
    content,
    business: brand.name,
    level: on.level,
    linkTo: on.linkTo,
    leads,
    networks: networksOf(facts),
    language: facts?.language,
    isTwin: shownOn === 'narrow',
  })
  if (on.current && tag === 'header') {
    const another = { id: 'another', name: brand.name, children: [] }
    markCurrent(root, on.current, () => {
      const marks = new Marks()
      const more = facts && { ...facts, pages: [...(facts.pages ?? []), another] }
      const tree = draw(markedContent(panel.id, story, words, marks, more))
      marks.take(tree)
      return tree
    })
  }
  if (on.isOff) switchOff(root)
  const isHeader = tag === 'header'
  const menuBelow = isHeader ? keepLines(linesIn(root), insetOf(root)) : undefined
  solvePanel(root)
  const options = { ...on, t, language: facts?.language }
  const phone = isHeader ? phoneHeader(root, options, on.linkTo) : undefined
  const html = printTree(root, {
    ...options,
    id,
    tag,
    end: markOf({ mark }),
    phoneHeader: phone,
    menuBelow,
    shownOn,
  })
  return { html, hasTitle: title !== undefined }
}

/** What a header says in lines: all of it, or its bars over a picture. */
function linesIn(header: TreeNode): TreeNode[] {
  const bars = barsIn(header)
  return bars.length > 0 ? bars : nodesIn(header)
}

const controls = new Set(['input', 'textarea', 'select', 'button'])

function switchOff(node: TreeNode): void {
  if (controls.has(node.tag)) node.attributes.disabled = ''
  nodesIn(node).forEach(switchOff)
}

function removeLogos(node: TreeNode): void {
  node.children = node.children.filter((child) => !isNode(child) || child.kind !== 'Logo')
  nodesIn(node).forEach(removeLogos)
}

function solvePanel(root: TreeNode): void {
  const [, side] = paddingOf(root)
  root.style.width = undefined
  const rooms = widths.map((width) => width - 2 * (side >= 48 ? edge(width) : side))
  for (const part of nodesIn(root)) solve(part, isPlaced(part) ? widths : rooms)
  unify(nodesIn(root).filter(({ keyed }) => keyed))
}
