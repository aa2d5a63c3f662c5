import { findBuiltOrderForm } from '~/features/order-forms/find-form.server'
import { pathTo } from '~/map/path-to'
import type { Actor } from '~/permissions/vocabulary'
import type { FormParent } from '~/routes/forms/builder-data.server'

/** The questions of an order form, as their builder needs them. @throws DomainError 403, 404 */
export function parentOrderForm(actor: Actor, params: Partial<Record<string, string>>): FormParent {
  const { id, name, formId } = findBuiltOrderForm(actor, params.form ?? '')
  return {
    kind: 'order',
    formId,
    name,
    base: pathTo('/orders/forms/create-form/:form/builder', { form: id }),
  }
}
