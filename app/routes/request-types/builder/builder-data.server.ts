import { builtForm } from '~/features/forms/built-form.server'
import { findProduct, productsOfType } from '~/features/request-types/find-type.server'
import { dryRun } from '~/features/requests/dry-run.server'
import type { Actor } from '~/permissions/vocabulary'

export const views = ['fields', 'field', 'preview', 'run'] as const
export type View = (typeof views)[number]

type Params = Partial<Record<string, string>>

/** The type and product that an address names. @throws Fault 403, 404 */
export const productIn = (actor: Actor, params: Params) =>
  findProduct(actor, params.type ?? '', params.product ?? '')

/** What the builder of a form shows. @throws Fault 403, 404 */
export function builderData(actor: Actor, params: Params, query: URLSearchParams) {
  const { type, product } = productIn(actor, params)
  const form = builtForm(actor, product.formId)
  const asked = query.get('field')
  const place = Math.max(
    0,
    form.draft.findIndex(({ id }) => id === asked),
  )
  const ask = {
    typeId: type.id,
    clientId: query.get('client') ?? '',
    search: (query.get('who') ?? '').slice(0, 200),
  }
  return {
    type: { id: type.id, name: type.name },
    product: { id: product.id, name: product.name },
    form,
    field: form.draft[place] ?? null,
    /** Of the chosen field, counted from 1. */
    place: place + 1,
    view: views.find((view) => view === query.get('view')) ?? 'fields',
    phone: query.get('width') === 'phone',
    products: productsOfType(actor, type.id).map(({ id, name }) => ({ id, name })),
    run: dryRun(actor, ask),
  }
}

export type BuilderData = ReturnType<typeof builderData>
