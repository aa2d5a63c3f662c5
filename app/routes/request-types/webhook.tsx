import { Form, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { ListScreen } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Notice } from '~/components/ui/notice'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { placeIn } from '~/features/lists/place'
import { listDeliveries } from '~/features/webhooks/list-deliveries.server'
import { sendAgain, switchWebhookOn } from '~/features/webhooks/send-again.server'
import { pathTo } from '~/map/path-to'
import { date } from '~/messages/dates'
import { requestTypeMessages } from '~/messages/request-types'
import { webhookMessages as say } from '~/messages/webhooks'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { typePath, typesPath } from './addresses'

const here = '/requests/types/:type/webhook'

export const loader = screen(here, ({ actor, params: { type = '' }, url: { searchParams } }) =>
  listDeliveries(actor, type, placeIn(searchParams)),
)

/** Without a delivery the webhook itself is switched on again. */
const schema = z.object({ delivery: z.string().max(100).optional() })

export const action = act(here, schema, ({ actor, value, params: { type = '' } }) => {
  const back = pathTo(here, { type })
  if (value.delivery) sendAgain(actor, { typeId: type, deliveryId: value.delivery })
  else switchWebhookOn(actor, { typeId: type })
  const text = value.delivery ? say.sentAgain : say.switchedOn
  return redirectWithFlash(back, { kind: 'success', text })
})

export const handle: LiveHandle = { live: 'list:request-types' }

export const meta = () => [{ title: 'Webhook · Panelry' }]

export default function Webhook() {
  const { type, deliveries, previous, next } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  const toType = typePath(type.id)
  return (
    <ListScreen
      breadcrumb={[
        { label: 'Requests', to: '/requests' },
        { label: requestTypeMessages.title, to: typesPath },
        { label: type.name, to: toType },
        { label: say.title },
      ]}
      title={say.title}
      lead={say.lead}
      notice={
        <div className="grid gap-3 px-(--edge) pb-4">
          <FormError>{formError}</FormError>
          {type.webhookOffAt !== null && <SwitchedOff at={type.webhookOffAt} />}
          {type.webhook ? (
            <p className="break-words">{type.webhook}</p>
          ) : (
            <Notice actions={<ButtonLink to={toType}>{type.name}</ButtonLink>}>
              {say.noAddress}
            </Notice>
          )}
          <details>
            <summary className="link w-fit cursor-pointer">{say.showSecret}</summary>
            <p className="muted mt-2 max-w-[570px]">{say.secret}</p>
            <code className="mt-2 block break-all">{type.secret}</code>
          </details>
        </div>
      }
      none={
        deliveries.length === 0 && (
          <EmptyState title={say.noneTitle} drawing="mail">
            {say.none}
          </EmptyState>
        )
      }
      pages={{ previous, next, at: (cursor) => pathTo(here, { type: type.id }, cursor) }}
    >
      <Table caption="Words sent" columns={columns} rows={deliveries} rowKey={({ id }) => id} />
    </ListScreen>
  )
}

function SwitchedOff({ at }: { at: number }) {
  const button = (
    <Form method="post">
      <SubmitButton look="secondary" busyLabel="Switching on">
        {say.switchOn}
      </SubmitButton>
    </Form>
  )
  return (
    <Notice tone="warning" actions={button}>
      {say.off(date(at))}
    </Notice>
  )
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['deliveries'][number]

const columns: Column<Row>[] = [
  { label: 'Word', cell: ({ text }) => <span className="truncate-line">{text}</span> },
  {
    label: 'State',
    cell: ({ status, answer, lastError, attempts }) => (
      <span title={lastError ?? undefined}>
        {say.states[status]}
        {answer !== null && status === 'sent' ? `, ${say.answered(answer)}` : ''}
        {lastError && status !== 'sent' ? `, ${lastError}, ${say.tries(attempts)}` : ''}
      </span>
    ),
  },
  {
    label: 'Written',
    cell: ({ createdAt }) => <Time at={createdAt} withTime />,
    size: 'moment',
    yields: 2,
  },
  {
    label: 'Actions',
    hideLabel: true,
    phone: 'end',
    size: 'tag',
    cell: ({ id, status }) =>
      (status === 'sent' || status === 'dead') && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="delivery" value={id} />
          <SubmitButton look="quiet" busyLabel="Sending">
            {say.again}
          </SubmitButton>
        </Form>
      ),
  },
]
