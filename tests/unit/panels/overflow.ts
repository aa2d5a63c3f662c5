import satori from 'satori'
import { createTheme } from '~/panels/color/create-theme'
import type { PanelDefinition } from '~/panels/definition'
import { fonts } from '~/panels/render/fonts'
import type { Brand } from '~/panels/types'
import type { Variant } from '~/panels/variant'

type Box = { left: number; top: number; right: number; bottom: number }
type LaidOutNode = {
  left: number
  top: number
  width: number
  height: number
  props: { style?: Record<string, unknown> }
  textContent?: string
}

const panelWidth = 1440
const tolerance = 1.5

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity)

/** Every word with its place, in drawing order. */
function wordsOf(svg: string): Word[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', text = '']) => {
    const value = (name: string) => Number(tag.match(new RegExp(`\\b${name}="([\\d.-]+)"`))?.[1])
    const [x, baseline, width, size] = [value('x'), value('y'), value('width'), value('font-size')]
    const box = {
      left: x,
      top: baseline - size * 0.75,
      right: x + width,
      bottom: baseline + size * 0.25,
    }
    return { text: decode(text).replace(/\s/g, ''), box }
  })
}

const boxOf = ({ left, top, width, height }: LaidOutNode): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** Boxes with a color and a fixed size: whatever starts in one has to end in it. */
function isCard({ props, width, height }: LaidOutNode): boolean {
  const style = props.style ?? {}
  const fixed = typeof style.width === 'number' || typeof style.height === 'number'
  return fixed && Boolean(style.backgroundColor) && width > 40 && height > 40
}

const startsIn = (box: Box, card: Box) =>
  box.left >= card.left && box.top >= card.top && box.left < card.right && box.top < card.bottom

async function layOut(panel: PanelDefinition, brand: Brand, variant: Variant) {
  const nodes: LaidOutNode[] = []
  const t = createTheme(brand, variant.color)
  const element = panel.render({ t, o: variant.orientation, content: panel.content })
  const svg = await satori(element, {
    width: panelWidth,
    fonts: fonts(),
    embedFont: false,
    onNodeDetected: (node) => nodes.push(node as LaidOutNode),
  })
  return { nodes, words: wordsOf(svg), height: Number(svg.match(/height="(\d+)"/)?.[1]) }
}

type Word = { text: string; box: Box }

/** The extent of a text if the words that start at `from` spell it. */
function spelledAt(words: Word[], from: number, wanted: string) {
  let taken = ''
  let extent: Box | undefined
  for (let i = from; i < words.length && wanted.startsWith(taken); i++) {
    const word = words[i]
    if (!word?.text) continue
    taken += word.text
    extent = extent ? union(extent, word.box) : word.box
    if (taken === wanted) return { extent, next: i + 1 }
  }
  return undefined
}

/**
 * The place a text takes on paper, which may be larger than its box. Words before it belong to
 * nodes that mix text with icons. What is drawn wholly outside is left out of the drawing.
 */
function takeText(words: Word[], text: string): Box | undefined {
  const wanted = text.replace(/\s/g, '')
  for (let from = 0; from < words.length; from++) {
    const match = spelledAt(words, from, wanted)
    if (!match) continue
    words.splice(0, match.next)
    return match.extent
  }
  return undefined
}

/** Texts that leave the panel, or the card they start in. Nodes come in drawing order. */
export async function overflowingTexts(
  panel: PanelDefinition,
  brand: Brand,
  variant: Variant,
): Promise<string[]> {
  const { nodes, words, height } = await layOut(panel, brand, variant)
  const found: string[] = []
  const cards: Box[] = []
  const panelBox = { left: 0, top: 0, right: panelWidth, bottom: height }
  const leaves = (box: Box, outer: Box) =>
    box.right > outer.right + tolerance || box.bottom > outer.bottom + tolerance
  for (const { text, box } of words) {
    if (box.left < -tolerance || box.top < -tolerance || leaves(box, panelBox)) found.push(text)
  }
  for (const node of nodes) {
    const place = boxOf(node)
    if (isCard(node)) cards.push(place)
    const text = node.textContent?.trim()
    if (!text) continue
    const box = takeText(words, text) ?? place
    const crossing = cards.some((card) => startsIn(box, card) && leaves(box, card))
    if (crossing || leaves(box, panelBox)) found.push(text)
  }
  return [...new Set(found)]
}
