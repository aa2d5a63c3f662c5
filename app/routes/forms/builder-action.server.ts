import { data } from '@remix-run/node'
import { fieldSchema } from '~/features/forms/field-schema.server'
import { updateField } from '~/features/forms/update-field.server'
import type { Actor } from '~/permissions/vocabulary'
import type { ActArgs } from '~/routes/http/act-args'
import { textField } from '~/routes/http/form.server'
import { lookUp, ofForms, withForm } from '~/routes/http/with-form.server'
import type { FormParent } from './builder-data.server'
import { carryOutIntent } from './carry-out-intent.server'
import { optionsAfter } from './option-steps'
import { typedField } from './typed-field'
import { isUnsaved } from './unsaved-field'

/** Opens what an address names. @throws DomainError 403, 404 */
export type ParentIn = (actor: Actor, params: Partial<Record<string, string>>) => FormParent

/**
 * Saves the chosen field and then does what the button says; the buttons of its options only change
 * what is typed.
 */
export function pressBuilder(parentIn: ParentIn) {
  const first = ({ actor, params }: ActArgs) => parentIn(actor, params)
  const save = withForm({ schema: fieldSchema, first }, (args) => {
    const { actor, value, url, found } = args
    const fieldId = url.searchParams.get('field') ?? ''
    const version = updateField(actor, { formId: found.formId, fieldId, ...value })
    return carryOutIntent(args, found, version)
  })
  return ofForms([save], async (args: ActArgs) => {
    const { form } = args
    const intent = textField(form, 'intent')
    const typed = form.getAll('options').filter((value) => typeof value === 'string')
    const options = optionsAfter(typed, intent)
    if (!options && (intent === '' || isUnsaved(form))) return save(args)
    const parent = await lookUp(args, first)
    if (!options) return carryOutIntent(args, parent, Number(textField(form, 'version')))
    return data({ result: { initialValue: typedField(form, options) }, error: null })
  })
}
