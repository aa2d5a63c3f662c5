import { useParams } from '@remix-run/react'
import type { LiveHandle } from '~/components/shell/live'
import { columnWords } from '~/messages/columns'
import { requestTypeMessages } from '~/messages/request-types'
import { webhookMessages as say } from '~/messages/webhooks'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { pressWebhook, webhookData } from '~/routes/webhooks/screens.server'
import { WebhookScreen } from '~/routes/webhooks/webhook-screen'
import { typePath, typesPath } from './addresses'

const ownerIn = ({ type: id = '' }: Partial<Record<string, string>>) =>
  ({ kind: 'type', id }) as const

export const loader = screen(({ actor, params, url }) =>
  webhookData(actor, ownerIn(params), url.searchParams),
)

export const action = act(pressWebhook(ownerIn))

export const handle: LiveHandle = { live: 'list:request-types' }

export const meta = () => [{ title: `${say.title} · Panelry` }]

export default function Webhook() {
  const { type = '' } = useParams()
  return (
    <WebhookScreen
      above={[
        { label: columnWords.requests, to: '/requests' },
        { label: requestTypeMessages.title, to: typesPath },
      ]}
      toOwner={typePath(type)}
      lead={say.lead}
      noAddress={say.noAddress}
    />
  )
}
