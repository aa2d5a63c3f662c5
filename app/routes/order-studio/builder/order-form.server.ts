import { findBuiltOrderForm } from '~/features/order-forms/find-form.server'
import type { Actor } from '~/permissions/vocabulary'
import type { FormParent } from '~/routes/forms/builder-data.server'
import { formPath } from '../addresses'

/** The questions of an order form, as their builder needs them. @throws Fault 403, 404 */
export function parentOrderForm(actor: Actor, params: Partial<Record<string, string>>): FormParent {
  const { id, name, formId } = findBuiltOrderForm(actor, params.form ?? '')
  return { kind: 'order', formId, name, base: `${formPath(id)}/builder` }
}
