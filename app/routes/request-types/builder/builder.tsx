import { useLoaderData } from '@remix-run/react'
import { productsOfType } from '~/features/request-types/find-type.server'
import { previewRules } from '~/features/requests/preview-rules.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { requestTypeMessages } from '~/messages/request-types'
import { pressBuilder } from '~/routes/forms/builder-action.server'
import { builderData } from '~/routes/forms/builder-data.server'
import { BuilderScreen } from '~/routes/forms/builder-screen'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { typePath, typesPath } from '../addresses'
import { parentProduct, productIn } from './product-form.server'

export const loader = screen(({ actor, params, url: { searchParams } }) => {
  const { type, product } = productIn(actor, params)
  const ask = {
    typeId: type.id,
    clientId: searchParams.get('client') ?? '',
    search: (searchParams.get('who') ?? '').slice(0, 200),
  }
  const shown = builderData(actor, parentProduct(actor, params), searchParams, {
    products: productsOfType(actor, type.id).map(({ id, name }) => ({ id, name })),
    openAs: pathTo('/requests/create-request/:type/:product', {
      type: type.id,
      product: product.id,
    }),
    run: previewRules(actor, ask),
  })
  return { ...shown, type: { id: type.id, name: type.name } }
})

export const action = act(pressBuilder(parentProduct))

export const meta = () => [{ title: `${requestTypeMessages.formBuilder} · Panelry` }]

/** The form of a product. */
export default function Builder() {
  const { type, name } = useLoaderData<typeof loader>()
  return (
    <BuilderScreen
      above={[
        { label: columnWords.requests, to: '/requests' },
        { label: requestTypeMessages.title, to: typesPath },
        { label: type.name, to: typePath(type.id) },
        { label: name },
      ]}
    />
  )
}
