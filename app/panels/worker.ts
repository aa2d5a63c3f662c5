import type { PrintedPage } from './document'
import { printHalves } from './html'
import type { PrintJob } from './print-job'
import { renderPanel } from './render'
import type { RenderJob } from './render-job'
import { wordsOf } from './stories'

/** Draws a panel of the library. @returns its SVG @throws when there is no such panel */
export const drawPanel = async ({ panelId, variant, brand, story }: RenderJob): Promise<string> =>
  (await renderPanel(panelId, variant, brand, wordsOf(story, panelId))).svg

/** Prints panels as a page. @throws when there is no such panel */
export function printPanels({ sections, story, links, ...page }: PrintJob): PrintedPage {
  const places = new Map(Object.entries(links))
  return printHalves({
    ...page,
    sections: sections.map((section) =>
      'src' in section
        ? section
        : {
            panel: section.panelId,
            ...section.variant,
            content: wordsOf(story, section.panelId),
          },
    ),
    linkTo: (words) => places.get(words.toLowerCase()),
  })
}
