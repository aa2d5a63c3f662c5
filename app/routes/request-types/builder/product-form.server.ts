import { findProduct } from '~/features/request-types/find-type.server'
import type { Actor } from '~/permissions/vocabulary'
import type { FormParent } from '~/routes/forms/builder-data.server'
import { builderPath } from '../addresses'

type Params = Partial<Record<string, string>>

/** The type and product that an address names. @throws DomainError 403, 404 */
export const productIn = (actor: Actor, params: Params) =>
  findProduct(actor, params.type ?? '', params.product ?? '')

/** The form of a product, as its builder needs it. @throws DomainError 403, 404 */
export function parentProduct(actor: Actor, params: Params): FormParent {
  const { type, product } = productIn(actor, params)
  const { formId, name } = product
  return { kind: 'request', formId, name, base: builderPath(type.id, product.id) }
}
