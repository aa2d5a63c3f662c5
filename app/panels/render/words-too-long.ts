import type { RenderJob } from '../render-job'
import { type WordBranch, wordsIn } from '../words/branches'
import { wordsTree } from '../words/content-with'
import { canBeMarked } from '../words/found'
import { canWrite } from './fonts'
import type { Box, LaidOutNode, Layout } from './lay-out'
import { overflowingNodes } from './overflow'
import { layOutSection } from './word-places'

/**
 * What a word is too long for: it leaves its place or is cut, lies over another, takes far more lines than
 * the example, or is not drawn at all, as the rows beyond those that its panel has room for. Of letters that
 * the font lacks, boxes are drawn.
 */
export type TooLong = { path: string; why: 'letters' | 'cut' | 'over' | 'lines' | 'dropped' }

/** Own words that their panel has no room for, though it has for those of its example or story. */
export async function wordsTooLong(job: RenderJob): Promise<TooLong[]> {
  const { words = {} } = job
  if (Object.keys(words).length === 0) return []
  return tooLongIn(job, await layOutSection({ ...job, words: undefined }))
}

/** @param below how the section lies without own words */
export async function tooLongIn(job: RenderJob, below: Layout): Promise<TooLong[]> {
  const own = await layOutSection(job)
  const found = new Map<string, TooLong['why']>()
  const add = (why: TooLong['why'], paths: readonly string[]) => {
    for (const path of paths) if (!found.has(path)) found.set(path, why)
  }
  const said = new Map(wordsOf(job).map((word) => [word.path, word]))
  const isOwn = (path: string) =>
    said.get(path)?.source === 'own' || /\/k[a-z0-9]+(\/|$)/.test(path)

  for (const { path, value } of said.values()) {
    if (typeof value === 'string' && isOwn(path) && !canWrite(value.replace(/\s/g, ' ')))
      add('letters', [path])
  }

  const cutBelow = new Set(cutNodes(below).flatMap(({ paths }) => paths))
  for (const { paths } of cutNodes(own))
    add(
      'cut',
      paths.filter((path) => !cutBelow.has(path)),
    )

  const overBelow = new Set(pairsOver(below).map(([a, b]) => keyOf(a, b)))
  for (const [a, b] of pairsOver(own)) {
    if (overBelow.has(keyOf(a, b))) continue
    const paths = [...a.paths, ...b.paths]
    const mine = paths.filter(isOwn)
    add('over', mine.length > 0 ? mine : paths)
  }

  const linesBelow = linesOf(below)
  for (const { paths, lines } of own.nodes) {
    const most = (path: string) => 2 * (linesBelow.get(path) ?? lines) + 1
    add(
      'lines',
      paths.filter((path) => isOwn(path) && lines > most(path)),
    )
  }

  const drawn = new Set(own.nodes.flatMap(({ paths }) => paths))
  const before = wordsOf({ ...job, words: undefined })
  const shapes = new Set(before.flatMap(({ path, shape }) => (linesBelow.has(path) ? shape : [])))
  for (const { path, shape, value } of said.values()) {
    const isText = typeof value === 'string' && value !== '' && canBeMarked(job.panelId, shape)
    // Also words of others: a panel that counts on three rows draws none of two.
    const expected = linesBelow.has(path) || (isOwn(path) && shapes.has(shape))
    if (isText && expected && !drawn.has(path)) add('dropped', [path])
  }
  return [...found].map(([path, why]) => ({ path, why }))
}

const wordsOf = ({ panelId, story = null, words, facts }: RenderJob): WordBranch[] =>
  wordsIn(wordsTree(panelId, story, words, facts))

const isCut = ({ text }: LaidOutNode) => text.endsWith('…')

const cutNodes = (layout: Layout): LaidOutNode[] => [
  ...overflowingNodes(layout),
  ...layout.nodes.filter(isCut),
]

const linesOf = ({ nodes }: Layout) =>
  new Map(nodes.flatMap(({ paths, lines }) => paths.map((path) => [path, lines] as const)))

const keyOf = (a: LaidOutNode, b: LaidOutNode) => `${a.paths.join(' ')} ${b.paths.join(' ')}`

/** Letters touch by a pixel or two where lines are close. */
const overlap = 4

const isOver = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > overlap &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > overlap

/** Words that lie over each other. */
function pairsOver({ nodes }: Layout): [LaidOutNode, LaidOutNode][] {
  const placed = nodes.flatMap((node) =>
    node.extent && node.paths.length > 0 ? [{ node, extent: node.extent }] : [],
  )
  return placed.flatMap((a, i) =>
    placed
      .slice(i + 1)
      .flatMap((b): [LaidOutNode, LaidOutNode][] =>
        isOver(a.extent, b.extent) ? [[a.node, b.node]] : [],
      ),
  )
}
