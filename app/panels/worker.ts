import type { PrintedPage } from './document'
import { printHalves } from './html'
import { findPanel } from './library'
import type { PrintJob } from './print-job'
import { drawPanel as drawAny, type RenderedPanel } from './render'
import type { RenderJob } from './render-job'
import { contentWith } from './words'

/** Draws a panel of the library. @throws when there is no such panel */
export function drawPanel(job: RenderJob): Promise<RenderedPanel> {
  const { panelId, variant, brand, story = null, words } = job
  const panel = findPanel(panelId)
  if (!panel) throw new Error(`No panel with the id ${panelId}`)
  return drawAny(panel, { ...variant, brand, content: contentWith(panelId, story, words) })
}

/** Prints panels as a page. @throws when there is no such panel */
export function printPanels({ sections, story, links, ...page }: PrintJob): PrintedPage {
  const places = new Map(Object.entries(links))
  return printHalves({
    ...page,
    sections: sections.map((section) => {
      if ('src' in section) return section
      const { panelId, variant, words, leads } = section
      return { panel: panelId, ...variant, story, words, leads }
    }),
    linkTo: (words) => places.get(words.toLowerCase()),
  })
}
