import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panels } from '~/db/schema'
import type { Look } from '~/editor/types'
import { heightIn, panelHeights } from '~/features/panels/panel-heights.server'
import type { DrawnIn } from '~/panels/sizes'
import type { Orientation, PanelColor } from '~/panels/types'

/** Picture and panel name of a section on a screen. */
export type PictureFacts = {
  panelId: string
  orientation: Orientation
  color: PanelColor
  words: string | null
  /** Name of the panel; null when it no longer exists. */
  name: string | null
  revision: string
  /** At a width of 1440; 0 without any picture. */
  height: number
}

/** The pictures of sections in a project's story and typeface; each panel is looked up once. */
export function pictureFacts<S extends Omit<Look, 'category'>>(
  sections: readonly S[],
  drawnIn: DrawnIn,
): (S & PictureFacts)[] {
  const { id, name, revision, builtIn } = panels
  const found = db
    .select({ id, name, revision, builtIn })
    .from(panels)
    .where(inArray(id, [...new Set(sections.map(({ panelId }) => panelId))]))
    .all()
  const byId = new Map(found.map((panel) => [panel.id, panel]))
  const heights = panelHeights(
    found,
    drawnIn,
    sections.map(({ words }) => words),
  )
  return sections.map((section) => {
    const panel = byId.get(section.panelId)
    return {
      ...section,
      words: section.words ?? null,
      name: panel?.name ?? null,
      revision: panel?.revision ?? '',
      height: heightIn(heights, section),
    }
  })
}
