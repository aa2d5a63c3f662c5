import { findPanel } from '../library'
import type { RenderJob } from '../render-job'
import { Marks } from '../tree/marks'
import { markedContent } from '../words/content-with'
import { type Layout, layOut, panelWidth } from './lay-out'
import { exchangeFor } from './photos'
import { safeBrand } from './safe-brand'

/** Where a word of a section is in its drawing, 1440 wide. */
export type WordPlace = { path: string; x: number; y: number; width: number; height: number }

/** Lays a panel out as a section says it. @throws when there is no such panel */
export async function layOutSection(job: RenderJob): Promise<Layout> {
  const { panelId, variant, brand, story = null, words, facts } = job
  const panel = findPanel(panelId)
  if (!panel) throw new Error(`No panel with the id ${panelId}`)
  const marks = new Marks()
  const content = markedContent(panelId, story, words, marks, facts)
  return layOut(panel, variant, safeBrand(brand), content, {
    marks,
    exchange: exchangeFor(job, {}, true),
  })
}

/** Where the words of a section are, in drawing order: what is drawn later lies above. */
export async function wordPlaces(job: RenderJob): Promise<WordPlace[]> {
  const { nodes, height } = await layOutSection(job)
  return nodes.flatMap(({ paths, box }) => {
    const [x, y] = [Math.max(0, box.left), Math.max(0, box.top)]
    const [right, bottom] = [Math.min(panelWidth, box.right), Math.min(height, box.bottom)]
    if (right <= x || bottom <= y) return []
    return paths.map((path) => ({ path, x, y, width: right - x, height: bottom - y }))
  })
}
