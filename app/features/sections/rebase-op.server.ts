import { eq } from 'drizzle-orm'
import { pages, panels } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { lookOf } from '~/editor/look'
import type { Look, SectionState, SingleOp } from '~/editor/types'
import type { PageInProject } from './editable-page.server'
import { globalSection, ownSection, sectionById, stateOfRemoved } from './find-section.server'
import { freeKey } from './order-keys.server'
import { isFull, isProjectFull } from './page-limit.server'

/** Why an operation of the past cannot be carried out now. */
export type OpConflict =
  | 'changed'
  | 'elsewhere'
  | 'section-gone'
  | 'page-gone'
  | 'page-full'
  | 'sections-full'
  | 'panel-gone'

/**
 * An operation of the past as it would be carried out now: what was before is read again, and an order key
 * that was taken meanwhile is replaced by one directly below.
 */
export function rebaseOp(
  tx: Tx,
  { project, page }: PageInProject,
  op: SingleOp,
): SingleOp | OpConflict {
  const hasPanel = ({ panelId }: Look) =>
    tx.select({ id: panels.id }).from(panels).where(eq(panels.id, panelId)).get() !== undefined
  const hasPage = (id: string) =>
    tx.select({ at: pages.projectId }).from(pages).where(eq(pages.id, id)).get()?.at === project.id

  const fitInsert = (section: SectionState): SingleOp | OpConflict => {
    if (!hasPanel(section)) return 'panel-gone'
    if (sectionById(section.id)) return 'changed'
    const { type, pageId } = section
    if (type === 'body' && pageId) {
      if (!hasPage(pageId)) return 'page-gone'
      if (isFull(pageId)) return 'page-full'
      if (isProjectFull(project.id)) return 'sections-full'
      const order = freeKey(pageId, section.order, section.id)
      return { ...op, kind: 'insert', section: { ...section, order } }
    }
    if (type !== 'body' && globalSection(project.id, type)) return 'changed'
    return { ...op, kind: 'insert', section }
  }

  switch (op.kind) {
    case 'insert':
      return fitInsert(op.section)
    case 'remove': {
      const now = sectionById(op.section.id)
      return now ? { ...op, section: stateOfRemoved(now) } : 'section-gone'
    }
    case 'move': {
      const now = sectionById(op.id)
      if (!now?.pageId) return 'section-gone'
      if (!hasPage(op.to.pageId)) return 'page-gone'
      if (now.pageId !== op.to.pageId && isFull(op.to.pageId)) return 'page-full'
      const order = freeKey(op.to.pageId, op.to.order, op.id)
      const from = { pageId: now.pageId, order: now.order }
      return { ...op, from, to: { pageId: op.to.pageId, order } }
    }
    case 'update': {
      const now = sectionById(op.id)
      if (!now) return 'section-gone'
      return hasPanel(op.to) ? { ...op, from: lookOf(now), to: lookOf(op.to) } : 'panel-gone'
    }
    case 'mode': {
      if (op.to.section && !hasPanel(op.to.section)) return 'panel-gone'
      const own = ownSection(page.id, op.slot)
      return { ...op, from: { mode: page[op.slot], section: own ? stateOfRemoved(own) : null } }
    }
  }
}
