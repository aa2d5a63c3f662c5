import { DomainError } from '~/domain-error'
import { lookOf, sameLook } from '~/editor/look'
import type { PageOp, SectionState } from '~/editor/types'
import type { IdempotencyKey } from '~/features/form-input/idempotency.server'
import { canUseAccountFeatures } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { globalSlot, ownSlot } from './add-section.server'
import { type Change, changePage, type PageAddress } from './change-page.server'
import type { PageInProject } from './editable-page.server'
import { globalSection, sectionById } from './find-section.server'
import { countUse } from './offered-panel.server'
import { keyAfter, keyAtStart } from './order-keys.server'
import { findPastPage, type PastPage } from './past-page.server'
import { existingPanels } from './plan-restore.server'
import { planSlotMode } from './plan-slot-mode.server'

/**
 * Puts a section back as it was after change number `at`: a body section below the nearest one that was
 * above it and is still on the page; a header or footer in its slot.
 *
 * @throws DomainError `not-found`; `version-pruned`, `version-section-gone`, `version-panel-gone` (409); `sign-up-needed`
 *   (403) for a guest's header or footer
 */
export function restoreSection(
  actor: Actor,
  input: PageAddress & {
    at: number
    sectionId: string
    idempotencyKey?: IdempotencyKey | undefined
  },
): Change {
  return changePage(actor, input, (tx, here) => {
    const past = findPastPage(here, input.at)
    if (!past) throw new DomainError('version-pruned', 409)
    const all = [past.header, ...past.body, past.footer]
    const section = all.find((s) => s?.id === input.sectionId)
    if (!section) throw new DomainError('version-section-gone', 409)
    if (!existingPanels([section]).has(section.panelId))
      throw new DomainError('version-panel-gone', 409)
    if (section.type !== 'body' && !canUseAccountFeatures(actor)) {
      throw new DomainError('sign-up-needed', 403, { values: { what: 'slots' } })
    }
    countUse(tx, section.panelId)
    return section.type === 'body'
      ? { kind: 'insert', section: placed(here.page.id, past, section) }
      : slotAgain(here, section, section.type)
  })
}

function placed(pageId: string, { body }: PastPage, section: SectionState): SectionState {
  const above = body
    .slice(
      0,
      body.findIndex(({ id }) => id === section.id),
    )
    .reverse()
  for (const { id } of above) {
    const now = sectionById(id)
    if (now?.pageId !== pageId || now.type !== 'body') continue
    return { ...section, id: newId(), order: keyAfter(pageId, now.order) }
  }
  return { ...section, id: newId(), order: keyAtStart(pageId) }
}

function slotAgain(
  here: PageInProject,
  section: SectionState,
  slot: 'header' | 'footer',
): PageOp | null {
  const look = lookOf(section)
  if (section.pageId !== null) return ownSlot(here, slot, look)
  const now = globalSection(here.project.id, slot)
  if (!now || !sameLook(lookOf(now), look)) return globalSlot(here, slot, look)
  const op = planSlotMode(here, slot, 'global')
  return op === 'choose' ? null : op
}
