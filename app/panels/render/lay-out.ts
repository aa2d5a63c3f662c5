import type { ReactElement, ReactNode } from 'react'
import satori from 'satori'
import { createTheme } from '../color/create-theme'
import type { PanelDefinition } from '../definition'
import { dressed } from '../dress/dress'
import { Marks } from '../tree/marks'
import type { Brand } from '../types'
import type { Variant } from '../variant'
import { type Exchange, elementAttribute, expand, wordsAttribute } from './expand'
import { fonts } from './fonts'

export type Box = { left: number; top: number; right: number; bottom: number }

/** A word as it is drawn, without blanks. */
export type DrawnWord = { text: string; box: Box; baseline: number; size: number }

export type LaidOutNode = {
  /** The number of its element, as of `TreeNode`. */
  at: number
  box: Box
  style: Readonly<Record<string, unknown>>
  /** Where its words stand in what the panel says. */
  paths: readonly string[]
  text: string
  /** The place its text takes on paper, which may be larger than its box. */
  extent?: Box
  lines: number
}

export type Layout = {
  /** In drawing order. */
  nodes: LaidOutNode[]
  words: readonly DrawnWord[]
  height: number
}

export const panelWidth = 1440

type DetectedNode = {
  left: number
  top: number
  width: number
  height: number
  props: Readonly<Record<string, unknown>>
  textContent?: string
}

/** Lays a panel out without drawing its letters. */
export async function layOut(
  panel: Pick<PanelDefinition, 'render'>,
  { orientation, color }: Variant,
  brand: Brand,
  content: object,
  { marks = new Marks(), exchange }: { marks?: Marks; exchange?: Exchange } = {},
): Promise<Layout> {
  const t = createTheme(brand, color)
  const drawn = panel.render({ t, o: orientation, content })
  return layOutElement(drawn, brand, { marks, exchange })
}

/** The same of what a panel draws. */
export async function layOutElement(
  drawn: ReactNode,
  brand: Brand,
  { marks = new Marks(), exchange }: { marks?: Marks; exchange?: Exchange | undefined } = {},
): Promise<Layout> {
  const detected: DetectedNode[] = []
  const svg = await satori(expand(dressed(drawn, brand), marks, exchange) as ReactElement, {
    width: panelWidth,
    fonts: fonts(brand.typeface),
    embedFont: false,
    onNodeDetected: (node) => detected.push(node as DetectedNode),
  })
  const words = wordsOf(svg)
  const left = words.filter(({ text }) => text !== '')
  return {
    nodes: detected.map((node) => nodeOf(node, left)),
    words,
    height: Number(svg.match(/^<svg[^>]* height="([\d.]+)"/)?.[1] ?? 0),
  }
}

function nodeOf(
  { left, top, width, height, props, textContent }: DetectedNode,
  words: DrawnWord[],
): LaidOutNode {
  const text = textContent?.trim() ?? ''
  const taken = text ? takeText(words, text.replace(/\s/g, '')) : []
  const paths = props[wordsAttribute]
  return {
    at: Number(props[elementAttribute]),
    box: { left, top, right: left + width, bottom: top + height },
    style: (props.style ?? {}) as LaidOutNode['style'],
    paths: typeof paths === 'string' ? paths.split(' ') : [],
    text,
    extent: taken.map(({ box }) => box).reduce<Box | undefined>(union, undefined),
    lines: new Set(taken.map(({ baseline }) => baseline)).size,
  }
}

const union = (a: Box | undefined, b: Box): Box =>
  a
    ? {
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
      }
    : b

/** The words that spell a text. Words before them belong to nodes that mix text with icons. */
function takeText(words: DrawnWord[], wanted: string): DrawnWord[] {
  for (let from = 0; from < words.length; from++) {
    let taken = ''
    for (let to = from; to < words.length && wanted.startsWith(taken); to++) {
      taken += words[to]?.text
      if (taken === wanted) return words.splice(0, to + 1).slice(from)
    }
  }
  return []
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity)

/** Every word with its place, in drawing order. */
function wordsOf(svg: string): DrawnWord[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', text = '']) => {
    const value = (name: string) => Number(tag.match(new RegExp(`\\b${name}="([\\d.-]+)"`))?.[1])
    const [x, baseline, width, size] = [value('x'), value('y'), value('width'), value('font-size')]
    const box = {
      left: x,
      top: baseline - size * 0.75,
      right: x + width,
      bottom: baseline + size * 0.25,
    }
    return { text: decode(text).replace(/\s/g, ''), box, baseline, size }
  })
}
