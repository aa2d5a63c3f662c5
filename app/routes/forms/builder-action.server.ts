import { data } from '@remix-run/node'
import { fieldSchema } from '~/features/forms/field-schema.server'
import { updateField } from '~/features/forms/update-field.server'
import type { Actor } from '~/permissions/vocabulary'
import type { ActArgs } from '~/routes/http/act-args'
import { textField } from '~/routes/http/form.server'
import { lookUp, ofForms, withForm } from '~/routes/http/with-form.server'
import { mostOptions } from '~/shared/fields'
import type { FormParent } from './builder-data.server'
import { carryOutIntent } from './carry-out-intent.server'
import { isUnsaved } from './unsaved-field'

/**
 * Handles the small buttons of the option rows: `up-2`, `down-2`, `remove-2`, and `more`, which only saves,
 * so that an empty row is at the end again.
 *
 * @returns the rows that have words; null when the button is none of these
 */
function optionsAfter(typed: readonly string[], button: string): string[] | null {
  const [, what, at = ''] = /^(more|up|down|remove)(?:-(\d{1,3}))?$/.exec(button) ?? []
  if (!what) return null
  const from = Number(at)
  const rows = typed.slice(0, mostOptions + 1)
  const one = rows[from]
  if (what !== 'more' && one !== undefined) {
    rows.splice(from, 1)
    if (what !== 'remove') rows.splice(Math.max(0, from + (what === 'up' ? -1 : 1)), 0, one)
  }
  return rows.filter((text) => text.trim() !== '')
}

const names = ['label', 'description', 'kind', 'place', 'required', 'atLeastSix', 'version']

/** A field as it was typed, with other options: what its form shows again. */
function typedField(form: FormData, options: string[]): Record<string, string | string[]> {
  const texts = names.map((name) => [name, textField(form, name)] as const)
  return { ...Object.fromEntries(texts), options }
}

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
