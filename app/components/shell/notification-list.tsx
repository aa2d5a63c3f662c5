import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { invitePath } from '~/map/invite-path'
import { pathTo } from '~/map/path-to'
import { notificationText, notificationMessages as say } from '~/messages/notifications'
import { displayName } from '~/messages/users'
import { waitingMessages } from '~/messages/waiting'
import type { NotifiedType } from '~/permissions/vocabulary'
import { ActionForm } from '../form/action-form'
import { Avatar } from '../ui/avatar'
import { Button, IconButton } from '../ui/button'
import { Time } from '../ui/time'

type Sent = {
  id: string
  /** Name of the sender; null when their account is deleted. */
  who: string | null
  /** Address of their picture. */
  photo: string | null
  at: number
}

/** Data that the screen of the notifications loads. */
export type Notifications = {
  rows: (Sent & { type: NotifiedType; viewed: boolean; what: string | null; page: string | null })[]
  /** To companies and projects. */
  invites: (Sent & { kind: 'company' | 'project'; name: string })[]
  /** An open invitation to Panelry itself, and who sent it. */
  joining: { who: string | null } | null
  /** Whether some of them are not opened. */
  unopened: boolean
  /** The moment of this look: Mark all as opened means what had come by then. */
  until: number
}

/**
 * Somebody's notifications; what waits for an answer comes first. Every row is a form, so that
 * opening marks it viewed.
 */
export function NotificationList({
  rows,
  invites,
  joining,
  from,
  onOpen,
}: Pick<Notifications, 'rows' | 'invites' | 'joining'> & {
  /** The page it is shown on: what stays there leads back to it. */
  from: string
  onOpen?: () => void
}) {
  if (rows.length + invites.length === 0 && !joining)
    return <p className="notification-none">{say.none}</p>
  const back = <input type="hidden" name="from" value={from} />
  return (
    <ul className="notification-list">
      {joining && (
        <li className="notification" data-new>
          <Link to="/invitation" className="notification-row">
            <Avatar name={displayName(joining.who)} size={32} />
            <span className="min-w-0">
              <span className="notification-text">
                {waitingMessages.joins(displayName(joining.who))}
              </span>
              <span className="link block">{waitingMessages.seeInvitation}</span>
            </span>
          </Link>
        </li>
      )}
      {invites.map(({ id, kind, name, ...sent }) => (
        <li key={id} className="notification" data-new>
          <div className="notification-row">
            <Said {...sent} text={say.invites[kind](displayName(sent.who), name)} />
          </div>
          <ActionForm
            formKey={id}
            action={invitePath({ kind, id }, 'accept')}
            className="notification-answer"
            preventScrollReset
            onSubmit={({ nativeEvent }) => {
              // Accepting leads elsewhere. Closed by the press, the list would take its form along unsent.
              const { submitter } = nativeEvent as SubmitEvent
              if (!submitter?.hasAttribute('formaction')) onOpen?.()
            }}
          >
            {/* An invitation is answered once, from whichever tab. */}
            {back}
            <Button look="primary" aria-label={say.accept(name)}>
              {say.acceptLabel}
            </Button>
            <Button formAction={invitePath({ kind, id }, 'reject')} aria-label={say.reject(name)}>
              {say.rejectLabel}
            </Button>
          </ActionForm>
        </li>
      ))}
      {rows.map(({ id, type, viewed, what, page, ...sent }) => {
        const text = notificationText(type, { who: displayName(sent.who), what, page })
        return (
          <li key={id} className="notification" data-new={viewed ? undefined : true}>
            <ActionForm
              action={pathTo('/notifications/:notification/open', { notification: id })}
              className="min-w-0 flex-1"
              onSubmit={onOpen}
            >
              <button type="submit" className="notification-row">
                <Said {...sent} text={text}>
                  {!viewed && <span className="sr-only">{say.isNew}</span>}
                </Said>
              </button>
            </ActionForm>
            <ActionForm
              action={pathTo('/notifications/:notification/delete', { notification: id })}
              preventScrollReset
            >
              {back}
              <IconButton icon="trash" label={say.remove(text)} />
            </ActionForm>
          </li>
        )
      })}
    </ul>
  )
}

/** Marks everything as opened; nothing where nothing is unopened. */
export function OpenAll({
  unopened,
  until,
  from,
}: Pick<Notifications, 'unopened' | 'until'> & { from: string }) {
  if (!unopened) return null
  return (
    <ActionForm action="/notifications/open-all" preventScrollReset>
      <input type="hidden" name="until" value={until} />
      <input type="hidden" name="from" value={from} />
      <Button>{say.openAll}</Button>
    </ActionForm>
  )
}

const Said = ({
  who,
  photo,
  at,
  text,
  children,
}: Omit<Sent, 'id'> & { text: string; children?: ReactNode }) => (
  <>
    <Avatar name={displayName(who)} src={photo} size={32} />
    <span className="min-w-0">
      <span className="notification-text">{text}</span>
      <span className="muted block">
        <Time at={at} withTime />
      </span>
      {children}
    </span>
  </>
)
