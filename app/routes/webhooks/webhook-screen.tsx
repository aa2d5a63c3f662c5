import { useLoaderData, useLocation } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { ListScreen } from '~/components/shell/list-screen'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Notice } from '~/components/ui/notice'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { useClock } from '~/components/ui/use-clock'
import { queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { busyWords } from '~/messages/controls'
import { date } from '~/messages/dates'
import { webhookMessages as say } from '~/messages/webhooks'
import type { WebhookData } from './screens.server'

/** Deliveries to the webhook of a request type or an order form, and their results. */
export function WebhookScreen({
  above,
  toOwner,
  lead,
  noAddress,
}: {
  /** The breadcrumb up to the owner. */
  above: ComponentProps<typeof ListScreen>['breadcrumb']
  /** Address of the screen that sets its webhook. */
  toOwner: string
  lead: string
  noAddress: string
}) {
  const { owner, deliveries, previous, next } = useLoaderData<WebhookData>()
  const { pathname } = useLocation()
  const { formError } = useFormAnswer()
  return (
    <ListScreen
      breadcrumb={[...above, { label: owner.name, to: toOwner }, { label: say.title }]}
      title={say.title}
      lead={lead}
      notice={
        <div className="grid gap-3 px-(--edge) pb-4">
          <FormError>{formError}</FormError>
          {owner.webhookOffAt !== null && <SwitchedOff at={owner.webhookOffAt} />}
          {owner.webhook ? (
            <p className="break-words">{owner.webhook}</p>
          ) : (
            <Notice actions={<ButtonLink to={toOwner}>{owner.name}</ButtonLink>}>
              {noAddress}
            </Notice>
          )}
          <details>
            <summary className="link w-fit cursor-pointer">{say.showSecret}</summary>
            <p className="muted mt-2 max-w-[570px]">{say.secret}</p>
            <code className="mt-2 block break-all">{owner.secret}</code>
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
      pages={{ previous, next, at: (cursor) => pathname + queryOf(cursor) }}
    >
      <Table caption={say.deliveries} columns={columns} rows={deliveries} rowKey={({ id }) => id} />
    </ListScreen>
  )
}

function SwitchedOff({ at }: { at: number }) {
  const button = (
    <ActionForm>
      <SubmitButton look="secondary" busyLabel={busyWords.switchingOn}>
        {say.switchOn}
      </SubmitButton>
    </ActionForm>
  )
  return (
    <Notice tone="warning" actions={button}>
      {say.off(date(at, useClock()))}
    </Notice>
  )
}

type Row = WebhookData['deliveries'][number]

const columns: Column<Row>[] = [
  { label: say.delivery, cell: ({ text }) => <span className="truncate-line">{text}</span> },
  {
    label: columnWords.state,
    cell: ({ status, answer, lastError, attempts }) => (
      <span className="whitespace-normal break-words">
        {say.states[status]}
        {answer !== null && status === 'sent' ? `, ${say.answered(answer)}` : ''}
        {lastError && status !== 'sent' ? `${say.afterTries(attempts)}: ${lastError}` : ''}
      </span>
    ),
  },
  {
    label: say.written,
    cell: ({ createdAt }) => <Time at={createdAt} withTime />,
    size: 'moment',
    yields: 2,
  },
  {
    label: columnWords.actions,
    hideLabel: true,
    phone: 'end',
    size: 'tag',
    cell: ({ id, status }) =>
      (status === 'sent' || status === 'dead') && (
        <ActionForm preventScrollReset>
          <input type="hidden" name="delivery" value={id} />
          <SubmitButton look="quiet" busyLabel={busyWords.sending}>
            {say.again}
          </SubmitButton>
        </ActionForm>
      ),
  },
]
