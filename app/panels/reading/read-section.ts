import { drawableWords } from '../drawable-words'
import type { Language } from '../facts/languages'
import { inPlace } from '../html/photos'
import { networksOf } from '../html/print-section'
import { addMeaning } from '../html/semantics'
import { pageWordsIn } from '../html/words'
import { findPanel } from '../library'
import { type Box, type DrawnWord, type Layout, layOutElement, panelWidth } from '../render/lay-out'
import { themeFor } from '../render/theme-for'
import type { RenderJob } from '../render-job'
import { evaluate } from '../tree/evaluate'
import { Marks } from '../tree/marks'
import { isNode, nodesIn, someNode, type TreeNode } from '../tree/node'
import type { Brand, DrawnName } from '../types'
import { contentWith, markedContent } from '../words/content-with'
import type { WordLinks } from '../words/links'
import type { Reading, ReadLine, ReadPart } from './reading'

/** What a worker is asked to read; it answers with a `Reading`. */
export type ReadJob = RenderJob & {
  /** As of `PrintJob`, but each leads to `#` and the id of a page. */
  links: Readonly<Record<string, string>>
  /** Where its own links lead. */
  leads?: WordLinks
}

/** Reads a panel of the library as a section says it. @throws when there is no such panel */
export async function readSection(job: ReadJob): Promise<Reading> {
  const words = drawableWords(job)
  try {
    return await read({ ...job, words })
  } catch (error) {
    // What is drawn without its own words is read without them.
    if (Object.keys(words).length === 0) throw error
    return read({ ...job, words: {} })
  }
}

async function read(job: ReadJob): Promise<Reading> {
  const { panelId, variant, brand, story = null, words, facts, pictures = {}, links, leads } = job
  const panel = findPanel(panelId)
  if (!panel) throw new Error(`No panel with the id ${panelId}`)
  const t = await themeFor(panel, brand, variant.color)
  const content = contentWith(panelId, story, words, facts)
  const marks = new Marks()
  const marked = leads && markedContent(panelId, story, words, marks, facts)
  const draw = (said: object) => panel.render({ t, o: variant.orientation, content: said })
  const drawn = draw(marked ?? content)
  const layout = await layOutElement(drawn, brand, { marks })
  const root = evaluate(drawn)
  marks.take(root)
  const own = inPlace(root, pictures, { panelId, story, words, facts }, (said) =>
    evaluate(draw(said)),
  )
  for (const [image, { alt }] of own) image.alt = alt
  const places = placeWords(root, layout)
  addMeaning(root, {
    category: panel.category,
    content,
    business: brand.name,
    level: 1,
    linkTo: (said) => links[said.trim().toLowerCase()],
    leads,
    networks: networksOf(facts),
    language: facts?.language,
  })
  return readTree(root, {
    ...{ places, height: layout.height, brand, drawnName: t.brand.drawnName },
    language: facts?.language,
  })
}

/** Where the elements of a panel are, and the lines that are drawn of each of their texts. */
type Places = {
  boxes: ReadonlyMap<number, Box>
  lines: ReadonlyMap<number, readonly ReadLine[]>
}

/** Pixels by which letters leave their box. */
const slack = 6

/** Finds the words of a tree in its layout. What lies above is drawn later, wherever it is in the tree. */
function placeWords(root: TreeNode, { nodes, words }: Layout): Places {
  const boxes = new Map(nodes.map(({ at, box }) => [at, box]))
  const lines = new Map<number, ReadLine[]>()
  const left = words.filter(({ text }) => text !== '')
  const look = (node: TreeNode): void => {
    if (node.screen) look(node.screen.root)
    for (const child of node.children) {
      if (isNode(child) || node.at < 0) continue
      const drawn = take(left, child, boxes.get(node.at))
      lines.set(node.at, [...(lines.get(node.at) ?? []), ...linesOf(child, drawn)])
    }
    nodesIn(node).forEach(look)
  }
  look(root)
  return { boxes, lines }
}

/** The words that spell a text, of those in its box before others. */
function take(words: DrawnWord[], text: string, box: Box | undefined): DrawnWord[] {
  const wanted = text.replace(/\s/g, '')
  if (wanted === '') return []
  const isIn = ({ box: { left, top, right, bottom } }: DrawnWord) =>
    box !== undefined &&
    (left + right) / 2 > box.left - slack &&
    (left + right) / 2 < box.right + slack &&
    (top + bottom) / 2 > box.top - slack &&
    (top + bottom) / 2 < box.bottom + slack
  const spelled = (from: number): number => {
    let said = ''
    for (let to = from; to < words.length && wanted.startsWith(said); to += 1) {
      said += words[to]?.text
      if (said === wanted) return to + 1
    }
    return from
  }
  const starts = words.flatMap((word, at) => (wanted.startsWith(word.text) ? at : []))
  const found = starts.filter((at) => spelled(at) > at)
  const from = found.find((at) => isIn(words[at] as DrawnWord)) ?? found[0]
  return from === undefined ? [] : words.splice(from, spelled(from) - from)
}

/** Drawn words as lines, with the blanks that their text has between them. */
function linesOf(text: string, drawn: readonly DrawnWord[]): ReadLine[] {
  const lines: ReadLine[] = []
  const letters = [...text.trim()]
  for (const { text: word, box, baseline, size } of drawn) {
    let said = ''
    for (let left = [...word].length; left > 0 && letters.length > 0; ) {
      const letter = letters.shift() ?? ''
      if (/\S/.test(letter)) left -= 1
      said += letter
    }
    if (/^\s/.test(letters[0] ?? '')) said += ' '
    while (/^\s/.test(letters[0] ?? '')) letters.shift()
    const last = lines.at(-1)
    const line = last?.baseline === baseline ? last : { baseline, size, words: [] }
    if (line !== last) lines.push(line)
    line.words.push({ text: said, x: box.left, width: box.right - box.left })
  }
  return lines
}

type ReadOn = {
  places: Places
  height: number
  brand: Brand
  /** A name that is drawn as a picture is read like a written one. */
  drawnName: DrawnName | undefined
  /** The language of the website. */
  language: Language | undefined
}

/** Reads a tree that has its meaning. */
function readTree(root: TreeNode, on: ReadOn): Reading {
  const parts: ReadPart[] = []
  const add = (node: TreeNode, part: Pick<ReadPart, 'as'> & Partial<ReadPart>) => {
    const { lines = [] } = part
    const box = clipped(on.places.boxes.get(node.at) ?? around(lines), on.height)
    if (box && (lines.length > 0 || part.alt)) parts.push({ ...part, lines, box })
  }

  function look(node: TreeNode): void {
    const { tag, kind, attributes, image, screen } = node
    if (tag === 'a') {
      const lines = linesIn(node, on)
      const { href, 'aria-label': label } = attributes
      const alt = lines.length > 0 ? undefined : (label ?? altIn(node))
      add(node, { as: alt ? 'picture' : 'text', lines, alt, href })
    } else if (screen) {
      add(node, {
        as: 'picture',
        lines: linesIn(node, on),
        alt: pageWordsIn(on.language).screen(on.brand.name),
      })
    } else if (image) {
      const lines = linesIn(node, on)
      add(node, lines.length > 0 ? { as: 'text', lines } : { as: 'picture', alt: image.alt })
    } else if (attributes.role === 'img') {
      add(node, { as: 'picture', alt: attributes['aria-label'] })
    } else if (kind === 'Text' && !someNode(node, holdsParts)) {
      add(node, { as: roles[tag] ?? 'text', lines: linesIn(node, on) })
    } else {
      add(node, { as: 'text', lines: [...(on.places.lines.get(node.at) ?? [])] })
      nodesIn(node).forEach(look)
    }
  }
  look(root)
  return parts
}

const roles: Record<string, ReadPart['as']> = { h1: 'title', h2: 'heading' }

const holdsParts = ({ tag, image, screen }: TreeNode) => tag === 'a' || Boolean(image || screen)

/** All lines in a node, of a drawn screen too. */
function linesIn(node: TreeNode, on: ReadOn): ReadLine[] {
  const own = on.places.lines.get(node.at) ?? []
  const inside = [...nodesIn(node), ...(node.screen ? [node.screen.root] : [])]
  return [...nameIn(node, on), ...own, ...inside.flatMap((part) => linesIn(part, on))]
}

/** The name of the business as one line over its picture. */
function nameIn({ at, image }: TreeNode, { drawnName, brand, places }: ReadOn): ReadLine[] {
  const box = places.boxes.get(at)
  const pictures = Object.values(drawnName ?? {}).map(({ dataUri }) => dataUri)
  if (!box || !image || !pictures.includes(image.source)) return []
  const [size, baseline] = [(box.bottom - box.top) * 0.75, box.bottom - (box.bottom - box.top) / 4]
  return [
    { baseline, size, words: [{ text: brand.name, x: box.left, width: box.right - box.left }] },
  ]
}

const altIn = (node: TreeNode): string | undefined =>
  node.image?.alt || nodesIn(node).map(altIn).find(Boolean)

function around(lines: readonly ReadLine[]): Box | undefined {
  const words = lines.flatMap((line) => line.words.map((word) => ({ ...line, ...word })))
  if (words.length === 0) return undefined
  return {
    left: Math.min(...words.map(({ x }) => x)),
    top: Math.min(...words.map(({ baseline, size }) => baseline - size)),
    right: Math.max(...words.map(({ x, width }) => x + width)),
    bottom: Math.max(...words.map(({ baseline, size }) => baseline + size / 4)),
  }
}

function clipped(box: Box | undefined, height: number): Box | undefined {
  if (!box) return undefined
  const left = Math.max(0, box.left)
  const top = Math.max(0, box.top)
  const right = Math.min(panelWidth, box.right)
  const bottom = Math.min(height, box.bottom)
  return right > left && bottom > top ? { left, top, right, bottom } : undefined
}
