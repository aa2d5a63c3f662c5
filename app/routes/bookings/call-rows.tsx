import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Avatar } from '~/components/ui/avatar'
import { ButtonLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Notice } from '~/components/ui/notice'
import { photoSrc } from '~/components/ui/photo'
import type { CallInWords } from '~/features/bookings/list-calls.server'
import { pathTo } from '~/map/path-to'
import { workPath } from '~/map/work-path'
import { bookingMessages as say } from '~/messages/bookings'
import { busyWords } from '~/messages/controls'

/** Calls, one below the other, each with what can be done with it. */
export function CallRows({
  calls,
  justBooked,
  asked,
  at,
}: {
  calls: readonly CallInWords[]
  /** The id of the call that was just booked or moved. */
  justBooked: string | null
  /** The id of the call that somebody may cancel. */
  asked: string | null
  /** The address of the list with another parameter. */
  at: (change: Record<string, string>) => string
}) {
  return (
    <ul>
      {calls.map((call) => (
        <li
          key={call.id}
          id={`call-${call.id}`}
          className="call"
          data-new={call.id === justBooked || undefined}
          data-off={!call.booked || undefined}
        >
          <p className="call-day" aria-hidden="true">
            <b>{call.dayOfMonth}</b>
            <span>{call.month}</span>
          </p>
          <CallFacts call={call} isNew={call.id === justBooked} />
          {call.mayChange && call.id !== asked && <CallActions call={call} at={at} />}
          {call.mayChange && call.id === asked && <AskToCancel call={call} keepTo={at({})} />}
        </li>
      ))}
    </ul>
  )
}

function CallFacts({ call, isNew }: { call: CallInWords; isNew: boolean }) {
  const { other, about, note } = call
  return (
    <div className="call-facts">
      <h2>
        <span className="sr-only">{call.moment}: </span>
        <b>{call.times}</b>{' '}
        <span className="muted">
          {call.where}
          {call.away && `, ${call.away}`}
        </span>
      </h2>
      <p className="mark">
        <Avatar name={other.name} src={photoSrc(other.avatar)} />
        <span>{other.name}</span>
        {other.lead && <span className="muted">{other.lead}</span>}
      </p>
      {isNew && (
        <p className="mark">
          <Icon name="check-circle" />
          <span>
            <b>{call.moved ? say.isMoved : say.isBooked}</b>
            {say.bothMailed(call.others)}
          </span>
        </p>
      )}
      {!call.booked && (
        <p>
          <b>{say.isCancelled}</b>
          {call.cancelledBy && say.byWhom(call.cancelledBy)}
        </p>
      )}
      {(about || note) && (
        <p className="wrap-anywhere whitespace-pre-line">
          {about && (
            <>
              {say.aboutLead}{' '}
              <Link to={workPath(about)} className="link">
                {about.text}
              </Link>
              {'. '}
            </>
          )}
          {note && `“${note}”`}
        </p>
      )}
    </div>
  )
}

const CallActions = ({
  call,
  at,
}: {
  call: CallInWords
  at: (change: Record<string, string>) => string
}) => (
  <div className="call-actions">
    <ButtonLink
      to={pathTo('/book-schedule/calls/:call/call.ics', { call: call.id })}
      icon="download"
      reloadDocument
    >
      {say.file}
      <span className="sr-only">, {call.moment}</span>
    </ButtonLink>
    <ButtonLink to={pathTo('/book-schedule/calls/:call/move', { call: call.id })} look="quiet">
      {say.move}
      <span className="sr-only">, {call.moment}</span>
    </ButtonLink>
    <ButtonLink to={at({ cancel: call.id })} look="quiet-danger" preventScrollReset>
      {say.cancel}
      <span className="sr-only">, {call.moment}</span>
    </ButtonLink>
  </div>
)

/** Asked in the place of the link that was pressed: the focus goes on with what changes nothing. */
function AskToCancel({ call, keepTo }: { call: CallInWords; keepTo: string }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('a')?.focus(), [])
  return (
    <ActionForm
      formRef={form}
      action={pathTo('/book-schedule/calls/:call/cancel', { call: call.id })}
      className="call-ask"
      preventScrollReset
    >
      <Notice
        title={say.cancelAsk(call.moment)}
        actions={
          <>
            <SubmitButton look="danger" busyLabel={busyWords.cancelling}>
              {say.cancel}
            </SubmitButton>
            <ButtonLink to={keepTo} preventScrollReset>
              {say.keep}
            </ButtonLink>
          </>
        }
      >
        {say.cancelLead(call.others)}
      </Notice>
    </ActionForm>
  )
}
