import { data, redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { stepIn } from '~/features/form-input/step'
import { addField } from '~/features/forms/add-field.server'
import { newFieldSchema } from '~/features/forms/field-schema.server'
import { moveField } from '~/features/forms/move-field.server'
import { publishForm } from '~/features/forms/publish-form.server'
import { builderMessages as say } from '~/messages/builder'
import type { ActArgs } from '~/routes/http/act-args'
import { type ErrorData, errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import type { FormParent } from './builder-data.server'
import { builderLink } from './builder-link'

/** Why a step was not done; the field that was saved before it is saved. */
export type IntentAnswer = { step: ErrorData['error'] }

/**
 * Does what the pressed button says, once the chosen field is saved: `add`, `move <field> <where>`,
 * `publish`, `run`, `go <path>`; any other one only saves.
 *
 * @param version of the form, as the field was saved or as it was shown
 */
export async function carryOutIntent(args: ActArgs, parent: FormParent, version: number) {
  try {
    return await doIntent(args, parent, version)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const answer = errorData(error).error
    const text = error.code === 'stale' ? say.changedSince : answer.text
    return data({ step: { ...answer, text } } satisfies IntentAnswer, error.status)
  }
}

async function doIntent(args: ActArgs, { formId, base }: FormParent, version: number) {
  const { actor, form, url, idempotencyKey } = args
  const [what, subject = '', to = ''] = textField(form, 'intent').split(' ')
  const chosen = {
    field: url.searchParams.get('field') || undefined,
    client: textField(form, 'client') || undefined,
    who: textField(form, 'who') || undefined,
  }
  const at = (more: object = {}) => builderLink(base, { ...chosen, ...more })
  switch (what) {
    case 'add': {
      const { data: kind } = newFieldSchema.safeParse({ kind: form.get('newKind') })
      if (!kind) throw new DomainError('form-unreadable', 400)
      const field = addField(actor, { formId, ...kind, idempotencyKey })
      return redirectWithFlash(at({ field, view: 'field' }), { kind: 'success', text: say.added })
    }
    case 'move':
      moveField(actor, { formId, fieldId: subject, to: stepIn(to) })
      return redirect(at(), 303)
    case 'publish': {
      const number = publishForm(actor, { formId, version, idempotencyKey })
      return redirectWithFlash(at(), { kind: 'success', text: say.published(number) })
    }
    case 'run':
      return redirect(at({ view: 'run' }), 303)
    case 'go':
      if (!/^\/(?:requests|orders)\/[\x21-\x7e]+$/.test(subject))
        throw new DomainError('form-unreadable', 400)
      return redirect(subject, 303)
    default:
      return redirectWithFlash(at({ view: 'field' }), { kind: 'success', text: say.saved })
  }
}
