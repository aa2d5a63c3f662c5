import { eq } from 'drizzle-orm'
import { pages, type Section } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError, forbidden } from '~/domain-error'
import { lookOf } from '~/editor/look'
import { keyBetween } from '~/editor/order'
import type { SingleOp, Slot } from '~/editor/types'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import { shownIn } from '~/features/pages/copy-pages.server'
import { type Change, changePage, type PageAddress } from '~/features/sections/change-page.server'
import type { Page } from '~/features/sections/editable-page.server'
import {
  bodySections,
  countBody,
  ownSection,
  stateOfRemoved,
} from '~/features/sections/find-section.server'
import { countUse } from '~/features/sections/offered-panel.server'
import { lastSection } from '~/features/sections/order-keys.server'
import { canUsePageTemplates } from '~/permissions/templates'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { templateById } from './find-template.server'

/** Most sections that an import, which is one change, adds or removes. */
const mostImported = 100

type Import = PageAddress & {
  templateId: string
  /** Whether the page's own sections go. */
  mode: 'append' | 'replace'
  /** Whether the template's header and footer become the page's own. */
  slots: boolean
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Brings the sections of a page template onto a page, as one change that one undo takes back. The
 * page's project keeps its colors.
 *
 * @throws DomainError `not-found`; 403 for anyone but staff; `template-deleted`, `template-empty`,
 *   `template-too-long`, `page-too-long` (409)
 */
export function importTemplate(actor: Actor, input: Import): Change {
  return changePage(actor, input, (tx, { page }) => {
    if (!canUsePageTemplates(actor)) throw forbidden()
    const source = sourcePage(tx, input.templateId)
    const incoming = bodyOf(source, 'template-too-long')
    const replaced = input.mode === 'replace' ? bodyOf(page, 'page-too-long') : []
    const ops: SingleOp[] = [
      ...replaced.map((section) => ({ kind: 'remove' as const, section: stateOfRemoved(section) })),
      ...inserts(page, incoming),
      ...(input.slots ? slotOps(source, page) : []),
    ]
    if (incoming.length === 0 && ops.length === replaced.length) {
      throw new DomainError('template-empty', 409)
    }
    for (const panelId of placedBy(ops)) countUse(tx, panelId)
    return { kind: 'template', pageId: page.id, ops }
  })
}

function sourcePage(tx: Tx, templateId: string): Page {
  const template = templateById(tx, 'page', templateId)
  if (!template) throw new DomainError('template-deleted', 409)
  const page = tx.select().from(pages).where(eq(pages.projectId, template.id)).get()
  if (!page) throw new DomainError('template-empty', 409)
  return page
}

function bodyOf({ id }: Page, tooLong: string): Section[] {
  const count = countBody(id)
  if (count > mostImported) {
    throw new DomainError(tooLong, 409, { values: { sections: count, limit: mostImported } })
  }
  return bodySections(id)
}

/** Below everything that is on the page, also below what goes: no order key is needed twice. */
function inserts(page: Page, incoming: readonly Section[]): SingleOp[] {
  let order = lastSection(page.id)?.order ?? null
  return incoming.map((section) => {
    order = keyBetween(order, null)
    const at = { id: newId(), type: 'body' as const, pageId: page.id, order }
    return { kind: 'insert', section: { ...lookOf(section), ...at } }
  })
}

function slotOps(source: Page, page: Page): SingleOp[] {
  return (['header', 'footer'] as const).flatMap((slot: Slot): SingleOp[] => {
    const shown = shownIn(source, slot)
    if (!shown) return []
    const own = ownSection(page.id, slot)
    const at = { id: newId(), type: slot, pageId: page.id, order: 'a0' }
    const from = { mode: page[slot], section: own ? stateOfRemoved(own) : null }
    const to = { mode: 'custom' as const, section: { ...lookOf(shown), ...at } }
    return [{ kind: 'mode', pageId: page.id, slot, from, to }]
  })
}

const placedBy = (ops: readonly SingleOp[]): string[] =>
  ops.flatMap((op) => {
    if (op.kind === 'insert') return op.section.panelId
    return op.kind === 'mode' ? (op.to.section?.panelId ?? []) : []
  })
