import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { printPage } from '~/panels/html'
import { panels } from '~/panels/library'
import { renderPanel } from '~/panels/render'
import { wordsOf } from '~/panels/stories'
import { type StoryId, storyIds } from '~/panels/stories/ids'
import { type Brand, type Orientation, orientations, type PanelColor } from '~/panels/types'

const brand: Brand = { name: 'Marlow & Pine', primary: '#0E5A47', secondary: '#FF7A59' }
const colors: readonly PanelColor[] = ['light', 'dark', 'grey']

/** A panel as a page of its own. */
export type AuditedPage = {
  name: string
  panel: string
  orientation: Orientation
  color: PanelColor
  story?: StoryId
}

/** Pages of the panels whose id begins so, or of all: their example, and each story they tell. */
export function pagesOf(wanted: readonly string[]): AuditedPage[] {
  return panels.flatMap(({ id: panel }, at) => {
    if (wanted.length > 0 && !wanted.some((start) => panel.startsWith(start))) return []
    const told = [undefined, ...storyIds.filter((story) => wordsOf(story, panel))]
    return orientations.flatMap((orientation, o) =>
      told.map((story, s) => ({
        name: [panel, orientation, story].filter(Boolean).join(' '),
        panel,
        orientation,
        // Every color has its turn.
        color: colors[(at + o + s) % colors.length] ?? 'light',
        story,
      })),
    )
  })
}

const inter = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  ),
).toString('base64')

/** Every word that may lead somewhere does, so that links are looked at too. */
export const documentOf = ({ name, panel, orientation, color, story }: AuditedPage): string =>
  printPage({
    sections: [{ panel, orientation, color, story }],
    brand,
    title: name,
    font: `data:font/woff2;base64,${inter}`,
    linkTo: () => '#main',
  }).html

export const drawingOf = async ({ panel, story, ...variant }: AuditedPage): Promise<string> =>
  (await renderPanel(panel, variant, brand, wordsOf(story, panel))).svg
