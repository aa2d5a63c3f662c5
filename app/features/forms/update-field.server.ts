import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { formEvents } from '~/features/events/event-types/forms'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { movedTo } from '~/features/form-input/step'
import type { Actor } from '~/permissions/vocabulary'
import { canAskForSix, isQuestion, offersOptions } from '~/shared/fields'
import type { FieldFacts } from './field-schema.server'
import { requireBuilder, requireField, saveDraft } from './form-builder.server'

/**
 * Saves a field of a form's draft, also its place. What its kind does not have is left out: options
 * of a text, *required* of a heading. One that is stored as it is sent is no conflict.
 *
 * @param input `place`: counted from 1
 * @returns the version that the form has then; without a change the one that was sent
 * @throws DomainError 403, 404; `stale` (409)
 */
export function updateField(
  actor: Actor,
  input: FieldFacts & { formId: string; fieldId: string; version: number },
): number {
  const { formId, fieldId, version, place, ...facts } = input
  return transaction((tx) => {
    const [form, builder] = requireBuilder(tx, actor, formId)
    const [field, from] = requireField(form, fieldId)
    const { kind, options, required, atLeastSix } = facts
    const saved = {
      ...facts,
      id: fieldId,
      options: offersOptions(kind) ? options : [],
      required: required && isQuestion({ kind }),
      atLeastSix: atLeastSix && canAskForSix(kind),
    }
    const changed = form.draft.map((each) => (each.id === fieldId ? saved : each))
    const [draft, to] = movedTo(changed, from, place - 1)
    const moved = to === from ? {} : { place: [from + 1, to + 1] }
    const details = { ...changes(field, saved), ...moved }
    if (Object.keys(details).length === 0) return version
    expectVersion(form, version, { ...field, place: from + 1 })
    saveDraft(tx, form, draft)
    emit(tx, builder, formEvents.updatedField, { subjectId: formId, label: saved.label, details })
    return form.version + 1
  })
}
