import { useParams } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { orderFormMessages } from '~/messages/order-studio'
import { webhookMessages as say } from '~/messages/webhooks'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { pressWebhook, webhookData } from '~/routes/webhooks/screens.server'
import { WebhookScreen } from '~/routes/webhooks/webhook-screen'
import { formPath, formsPath, ordersCrumb } from '../addresses'

const ownerIn = ({ form: id = '' }: Partial<Record<string, string>>) =>
  ({ kind: 'form', id }) as const

export const loader = screen(({ actor, params, url }) =>
  webhookData(actor, ownerIn(params), url.searchParams),
)

export const action = act(pressWebhook(ownerIn))

export const handle: LiveHandle = { live: 'list:order-studio' }

export const meta = () => [{ title: `${say.title} · Panelry` }]

export default function Webhook() {
  const { form = '' } = useParams()
  return (
    <WebhookScreen
      above={[ordersCrumb, { label: orderFormMessages.title, to: formsPath }]}
      toOwner={formPath(form)}
      lead={say.leadOfForm}
      noAddress={say.noAddressOfForm}
    />
  )
}
