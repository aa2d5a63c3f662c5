import { eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { panelCategories, panels } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { SectionType } from '~/editor/types'

const byId = prepared(() =>
  db
    .select({
      panelId: panels.id,
      category: panels.categoryId,
      enabled: panels.enabled,
      header: panelCategories.header,
      footer: panelCategories.footer,
    })
    .from(panels)
    .innerJoin(panelCategories, eq(panelCategories.id, panels.categoryId))
    .where(eq(panels.id, sql.placeholder('id')))
    .prepare(),
)

/**
 * A panel that may be placed as a section of this type.
 *
 * @throws DomainError `panel-not-offered` (409) when it does not exist or is not enabled, `panel-type`
 *   (400) when its category is for another type
 */
export function offeredPanel(id: string, type: SectionType): { panelId: string; category: string } {
  const panel = byId().get({ id })
  if (!panel?.enabled) throw new DomainError('panel-not-offered', 409)
  const fits = panel.header ? type === 'header' : panel.footer ? type === 'footer' : type === 'body'
  if (!fits) throw new DomainError('panel-type', 400)
  return { panelId: panel.panelId, category: panel.category }
}

/** Counts a placing of the panel; nothing ever counts back. */
export function countUse(tx: Tx, panelId: string): void {
  tx.update(panels)
    .set({ useCount: sql`${panels.useCount} + 1` })
    .where(eq(panels.id, panelId))
    .run()
}
