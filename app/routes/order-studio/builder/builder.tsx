import { useLoaderData, useParams } from '@remix-run/react'
import { orderFormMessages as say } from '~/messages/order-studio'
import { pressBuilder } from '~/routes/forms/builder-action.server'
import { builderData } from '~/routes/forms/builder-data.server'
import { BuilderScreen } from '~/routes/forms/builder-screen'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { formPath, formsPath, ordersCrumb } from '../addresses'
import { parentOrderForm } from './order-form.server'

export const loader = screen(({ actor, params, url: { searchParams } }) =>
  builderData(actor, parentOrderForm(actor, params), searchParams, {
    products: [],
    openAs: null,
    run: null,
  }),
)

export const action = act(pressBuilder(parentOrderForm))

export const meta = () => [{ title: `${say.formBuilder} · Panelry` }]

/** The questions of an order form. */
export default function Builder() {
  const { name } = useLoaderData<typeof loader>()
  const { form = '' } = useParams()
  return (
    <BuilderScreen
      above={[
        ordersCrumb,
        { label: say.title, to: formsPath },
        { label: name, to: formPath(form) },
        { label: say.questions },
      ]}
    />
  )
}
