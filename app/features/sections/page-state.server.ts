import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { sections } from '~/db/schema'
import type { PageState, Slot } from '~/editor/types'
import type { Page } from './editable-page.server'
import { globalSection, stateOf } from './find-section.server'

/** A page as it is. */
export function pageState({ id, projectId, header, footer }: Page): PageState {
  const own = db.select().from(sections).where(eq(sections.pageId, id)).all()
  const global = { header: globalNow(projectId, 'header'), footer: globalNow(projectId, 'footer') }
  return { sections: own.map(stateOf), modes: { header, footer }, global }
}

/** The header or footer of all pages of a project. */
export function globalNow(projectId: string, slot: Slot) {
  const section = globalSection(projectId, slot)
  return section ? stateOf(section) : null
}
