import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { formEvents } from '~/features/events/kinds/forms'
import type { Actor } from '~/permissions/vocabulary'
import { movedTo, requireBuilder, requireField, saveDraft } from './form-builder.server'

/** One place up or down, or to a place counted from 1. */
export type Step = 'up' | 'down' | number

/** Where a step leads from a place counted from 0. */
export const indexAfter = (from: number, to: Step): number =>
  to === 'up' ? from - 1 : to === 'down' ? from + 1 : to - 1

/** Moves a field within a form's draft; past an end it stays there. @throws Fault 403, 404 */
export function moveField(
  actor: Actor,
  { formId, fieldId, to }: { formId: string; fieldId: string; to: Step },
): void {
  transaction((tx) => {
    const [form, builder] = requireBuilder(tx, actor, formId)
    const [{ label }, from] = requireField(form, fieldId)
    const [draft, place] = movedTo(form.draft, from, indexAfter(from, to))
    if (place === from) return
    saveDraft(tx, form, draft)
    const details = { place: [from + 1, place + 1] as [number, number] }
    happen(tx, builder, formEvents.movedField, { of: formId, label, details })
  })
}
