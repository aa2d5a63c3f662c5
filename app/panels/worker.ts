import { renderPanel } from './render'
import type { RenderJob } from './render-job'
import { wordsOf } from './stories'

/** Draws a panel of the library. @returns its SVG @throws when there is no such panel */
export const drawPanel = async ({ panelId, variant, brand, story }: RenderJob): Promise<string> =>
  (await renderPanel(panelId, variant, brand, wordsOf(story, panelId))).svg
