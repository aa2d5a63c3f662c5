import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panels } from '~/db/schema'
import { sameLook } from '~/editor/look'
import { restoreBody } from '~/editor/restore'
import type { SectionState, SingleOp, Slot } from '~/editor/types'
import { canUseAccountFeatures } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { PageInProject } from './editable-page.server'
import { bodySections, ownSection, sectionById, stateOfRemoved } from './find-section.server'
import type { PastPage } from './past-page.server'

/**
 * The operations that give a page its body, and its own header and footer, of an earlier state again.
 * What belongs to all pages stays as it is.
 *
 * @returns `left`: sections that are left out since their panel no longer exists
 */
export function planRestore(actor: Actor, { page }: PageInProject, past: PastPage) {
  const existing = existingPanels([...past.body, past.own.header, past.own.footer])
  const then = past.body.filter(({ panelId }) => existing.has(panelId))
  const idFor = ({ id }: SectionState) => (sectionById(id) ? newId() : id)
  const ops = restoreBody(bodySections(page.id).map(stateOfRemoved), then, idFor)
  let left = past.body.length - then.length
  for (const slot of canUseAccountFeatures(actor) ? (['header', 'footer'] as const) : []) {
    const own = past.own[slot]
    if (own && !existing.has(own.panelId)) left += 1
    else ops.push(...restoreSlot(page, slot, past.modes[slot], own))
  }
  return { ops, left }
}

function restoreSlot(
  page: PageInProject['page'],
  slot: Slot,
  mode: PastPage['modes'][Slot],
  past: SectionState | null,
): SingleOp[] {
  const row = ownSection(page.id, slot)
  const now = row ? stateOfRemoved(row) : null
  const same = past && now ? sameLook(past, now) : past === now
  if (same && mode === page[slot]) return []
  const section = same ? now : past && { ...past, id: newId() }
  const from = { mode: page[slot], section: now }
  return [{ kind: 'mode', pageId: page.id, slot, from, to: { mode, section } }]
}

/** The ids of those panels of the sections that still exist. */
export function existingPanels(of: readonly (SectionState | null)[]): Set<string> {
  const ids = [...new Set(of.flatMap((section) => section?.panelId ?? []))]
  const rows = db.select({ id: panels.id }).from(panels).where(inArray(panels.id, ids)).all()
  return new Set(rows.map(({ id }) => id))
}
