import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { formEvents } from '~/features/events/event-types/forms'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireBuilder, saveDraft } from './form-builder.server'
import { requireVersion } from './form-versions.server'

/**
 * Makes the draft of a form what a version was. Clients see it when it is published.
 *
 * @throws DomainError 403, 404; `stale` (409)
 */
export function restoreVersion(
  actor: Actor,
  { formId, number, version }: { formId: string; number: number; version: number },
): void {
  transaction((tx) => {
    const [form, builder] = requireBuilder(tx, actor, formId)
    const { fields } = requireVersion(tx, formId, number)
    expectVersion(form, version, {})
    saveDraft(tx, form, fields)
    emit(tx, builder, formEvents.restored, { subjectId: formId, number })
  })
}
