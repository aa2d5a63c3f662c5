import { createTheme } from './color/create-theme'
import type { DrawnFacts } from './facts/facts'
import { narrowOrientation } from './html/narrow'
import { findPanel } from './library'
import type { StoryId } from './stories/ids'
import { evaluate } from './tree/evaluate'
import { Marks } from './tree/marks'
import { nodesIn, type TreeNode } from './tree/node'
import type { Orientation } from './types'
import type { OwnWords, WordField, WordList, WordPart } from './words'
import { wordsIn } from './words/branches'
import { markedContent, wordsTree } from './words/content-with'
import { canBeMarked } from './words/found'

type SpeakingSection = {
  panelId: string
  orientation: Orientation
  story: StoryId | null
  words: OwnWords
  facts: DrawnFacts | null
}

/** Colors of any kind: what a panel says does not follow from them. */
const theme = createTheme({ name: '', primary: '#223344', secondary: '#ee8833' }, 'light')

/** Paths of the texts that a panel says, drawn or printed. */
function saidTexts({ panelId, orientation, story, words, facts }: SpeakingSection): Set<string> {
  const panel = findPanel(panelId)
  const said = new Set<string>()
  const take = (node: TreeNode) => {
    for (const path of node.words ?? []) said.add(path)
    if (node.screen) take(node.screen.root)
    nodesIn(node).forEach(take)
  }
  // Phones may have it in another orientation.
  for (const o of [orientation, narrowOrientation(panelId, orientation)]) {
    if (!panel || !o) continue
    const marks = new Marks()
    const content = markedContent(panelId, story, words, marks, facts)
    const root = evaluate(panel.render({ t: theme, o, content }))
    marks.take(root)
    take(root)
  }
  return said
}

/** Texts of a section that are looked at: to draw more of them would keep others waiting. */
const mostTexts = 250

/** Paths of the texts that only other orientations say; of empty ones those that only they would say. */
function unsaidTexts(section: SpeakingSection): Set<string> {
  const { panelId, story, words, facts } = section
  const texts = wordsIn(wordsTree(panelId, story, words, facts)).filter(
    ({ shape, value }) => typeof (value ?? '') === 'string' && canBeMarked(panelId, shape),
  )
  if (texts.length > mostTexts) return new Set()
  const isEmpty = ({ value }: { value?: unknown }) => !String(value ?? '').trim()
  const filled = texts.filter(isEmpty).map(({ path }) => [path, 'x'])
  try {
    const said = saidTexts(section)
    const once =
      filled.length > 0
        ? saidTexts({ ...section, words: { ...words, ...Object.fromEntries(filled) } })
        : said
    return new Set(
      texts.flatMap((text) => ((isEmpty(text) ? once : said).has(text.path) ? [] : [text.path])),
    )
  } catch {
    // Words that a panel cannot draw are left out where it is drawn: nothing is known of the others.
    return new Set()
  }
}

/**
 * Paths of the fields, rows and lists that a section does not show in its orientation. A row of which no
 * text is shown is not shown at all; empty texts are judged as if they said something.
 *
 * @param parts of its form
 */
export function unsaidIn(
  parts: readonly WordPart[],
  section: SpeakingSection,
): ReadonlySet<string> {
  const texts = unsaidTexts(section)
  const unsaid = new Set<string>()
  if (texts.size === 0) return unsaid
  const all = (parts: readonly WordPart[]): void => {
    for (const part of parts) {
      unsaid.add(part.path)
      if (part.kind !== 'list') continue
      for (const { id, parts } of part.rows) {
        unsaid.add(`${part.path}/${id}`)
        all(parts)
      }
    }
  }
  const look = (parts: readonly WordPart[]): void => {
    for (const part of parts) {
      if (part.kind === 'list') lookAt(part)
      else if (texts.has(part.path.replace(/#link$/, '')) || isBeside(part, parts, texts)) {
        unsaid.add(part.path)
      }
    }
  }
  const lookAt = (list: WordList) => {
    const rows = list.rows.filter(({ gone }) => !gone)
    const without = rows.filter(({ parts }) => isWithout(textsIn(parts), texts))
    if (rows.length > 0 && without.length === rows.length) return all([list])
    for (const { id, parts } of without) {
      unsaid.add(`${list.path}/${id}`)
      all(parts)
    }
    for (const row of rows) if (!without.includes(row)) look(row.parts)
  }
  look(parts)
  return unsaid
}

/** A face or a number beside texts of which none is shown. */
function isBeside(part: WordPart, parts: readonly WordPart[], unsaid: ReadonlySet<string>) {
  const around = ({ path }: WordPart) => path.replace(/[^/]*$/, '')
  const beside = parts.filter((one) => isText(one) && around(one) === around(part))
  return !isText(part) && isWithout(beside, unsaid)
}

const isText = ({ kind }: WordPart) => kind === 'line' || kind === 'paragraph'

const isWithout = (fields: readonly WordPart[], unsaid: ReadonlySet<string>) =>
  fields.length > 0 && fields.every(({ path }) => unsaid.has(path))

/** Texts of a row that say something. */
const textsIn = (parts: readonly WordPart[]): WordField[] =>
  parts.flatMap((part) => {
    if (part.kind === 'list')
      return part.rows.flatMap(({ gone, parts }) => (gone ? [] : textsIn(parts)))
    return isText(part) && part.value.trim() !== '' ? [part] : []
  })
