import type { Section } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { lookOf } from '~/editor/look'
import { keyBetween } from '~/editor/order'
import type { GroupName, SingleOp } from '~/editor/types'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import { type PanelColor, panelColors } from '~/panels/types'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { type Change, changePage, type PageAddress } from './change-page.server'
import { editablePage } from './editable-page.server'
import { bodySections, stateOf, stateOfRemoved } from './find-section.server'
import { countUse } from './offered-panel.server'
import { firstSection, keyAfter, keyAtEnd, lastSection } from './order-keys.server'

export type BulkAction =
  | { do: 'delete' | 'duplicate' | 'top' | 'bottom' }
  | { do: 'color'; color: PanelColor }
  /** To the end of another page of the project. */
  | { do: 'page'; page: string }

const names: Record<BulkAction['do'], GroupName> = {
  delete: 'remove-several',
  duplicate: 'duplicate-several',
  color: 'restyle-several',
  top: 'move-several',
  bottom: 'move-several',
  page: 'move-several',
}

type BulkSections = PageAddress & {
  sectionIds: readonly string[]
  action: BulkAction
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Does the same to several body sections of a page, in their order, as one change that one undo takes back.
 * Sections that are gone meanwhile are left out.
 *
 * @returns also how many were changed
 * @throws DomainError `sections-none-chosen` (400), `sections-gone` (409) when none of them is left,
 *   `sections-too-many` (400) for more than `limits.changesAtOnce`; `page-full`, `sections-full` (409), `not-found`
 */
export function bulkChangeSections(actor: Actor, input: BulkSections): Change & { count: number } {
  const { action, projectId } = input
  const chosen = new Set(input.sectionIds)
  // A form that was carried out before is not announced again: its result stays.
  let count = chosen.size
  const change = changePage(actor, input, (tx, { page }) => {
    if (chosen.size > limits.changesAtOnce) {
      const values = { chosen: chosen.size, most: limits.changesAtOnce }
      throw new DomainError('sections-too-many', 400, { field: 'sections', values })
    }
    const some = bodySections(page.id).filter(({ id }) => chosen.has(id))
    if (chosen.size === 0) throw new DomainError('sections-none-chosen', 400, { field: 'sections' })
    if (some.length === 0) throw new DomainError('sections-gone', 409, { field: 'sections' })
    const other =
      action.do === 'page' ? editablePage(actor, projectId, action.page).page.id : page.id
    if (action.do === 'page' && other === page.id) return null
    const ops = opsOf(tx, page.id, other, some, action)
    count = ops.length
    return count > 0 ? { kind: 'template', pageId: page.id, ops, what: names[action.do] } : null
  })
  return { ...change, count }
}

function opsOf(
  tx: Tx,
  pageId: string,
  other: string,
  some: readonly Section[],
  action: BulkAction,
): SingleOp[] {
  if (action.do === 'delete')
    return some.map((s) => ({ kind: 'remove', section: stateOfRemoved(s) }))
  if (action.do === 'color') return some.flatMap((s) => restyled(s, action.color))
  if (action.do === 'duplicate') {
    return some.map((section) => {
      countUse(tx, section.panelId)
      const order = keyAfter(pageId, section.order)
      return { kind: 'insert', section: { ...stateOf(section), id: newId(), order }, copy: true }
    })
  }
  const orders =
    action.do === 'top' ? keysAbove(pageId, some.length) : keysBelow(other, some.length)
  return some.map(({ id, order }, at) => ({
    kind: 'move',
    id,
    from: { pageId, order },
    to: { pageId: other, order: orders[at] ?? keyAtEnd(other) },
  }))
}

function restyled(section: Section, color: PanelColor): SingleOp[] {
  if (section.color === color) return []
  const { id, type, pageId } = section
  const from = lookOf(section)
  return [{ kind: 'update', id, type, pageId, from, to: { ...from, color } }]
}

/** Order keys in a row below everything on a page. */
function keysBelow(pageId: string, count: number): string[] {
  let last = lastSection(pageId)?.order ?? null
  return Array.from({ length: count }, () => {
    last = keyBetween(last, null)
    return last
  })
}

/** Order keys in a row above everything on a page. */
function keysAbove(pageId: string, count: number): string[] {
  let first = firstSection(pageId)?.order ?? null
  return Array.from({ length: count }, () => {
    first = keyBetween(null, first)
    return first
  }).reverse()
}

/** Value of a button of the form: an action, `color:` with a color, or `page` with the posted page. */
export function parseBulkAction(value: string, page: string): BulkAction | null {
  if (value === 'page') return page ? { do: 'page', page } : null
  const color = panelColors.find((known) => value === `color:${known}`)
  if (color) return { do: 'color', color }
  return value === 'delete' || value === 'duplicate' || value === 'top' || value === 'bottom'
    ? { do: value }
    : null
}
