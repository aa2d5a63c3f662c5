import { Form, Link } from '@remix-run/react'
import type { KeyboardEvent } from 'react'
import { controlWords } from '~/messages/controls'
import { buttonClass } from './button'
import { Icon } from './icon'
import type { Toast } from './toasts'

const looks = {
  success: { flash: 'flash on-ink', button: 'on-dark', icon: 'check-circle', role: 'status' },
  error: { flash: 'flash flash-error', button: 'quiet-danger', icon: 'alert', role: 'alert' },
  question: {
    flash: 'flash flash-question on-ink',
    button: 'on-dark',
    icon: 'history',
    role: 'alertdialog',
  },
} as const

/**
 * One message at the top of the page: `status` for a success, `alert` for an error. Without script
 * the cross is a link to the same page, which no longer carries the message. A question has no cross:
 * Escape leaves all as it is.
 */
export function FlashBanner({
  kind,
  text,
  note,
  press,
  link,
  other,
  here,
  role,
  onDismiss,
}: Toast & {
  /** Address of the page it is on. */
  here: string
  /** Only where a message is shown and nothing happened. */
  role?: 'group'
  onDismiss?: () => void
}) {
  const { flash, button: look, icon, role: ownRole } = looks[kind]
  const asks = kind === 'question'
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onDismiss?.()
  }
  return (
    <div
      className={flash}
      role={role ?? ownRole}
      {...(asks && { 'aria-label': text, onKeyDown: leave })}
    >
      <Icon name={icon} size={20} />
      <p>
        {text}
        {note && <small className="block">{note}</small>}
      </p>
      {press && (
        <Form method="post" action={press.action} preventScrollReset onSubmit={onDismiss}>
          {Object.entries(press.fields ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" {...{ name, value }} />
          ))}
          <button
            type="submit"
            className={buttonClass(look, 'underline underline-offset-4')}
            autoFocus={asks}
          >
            {press.label}
          </button>
        </Form>
      )}
      {link && (
        <Link
          to={link.to}
          className={buttonClass(look, 'underline underline-offset-4')}
          onClick={onDismiss}
        >
          {link.label}
        </Link>
      )}
      {other && (
        <Form
          method="post"
          action={other.action}
          preventScrollReset
          onSubmit={(event) => {
            if (!other.action) event.preventDefault()
            onDismiss?.()
          }}
        >
          <button type="submit" className={buttonClass(look, 'underline underline-offset-4')}>
            {other.label}
          </button>
        </Form>
      )}
      {!asks && (
        <a
          href={here}
          className={buttonClass(look, 'btn-icon')}
          aria-label={controlWords.dismiss}
          title={controlWords.dismiss}
          onClick={(event) => {
            if (!onDismiss) return
            event.preventDefault()
            onDismiss()
          }}
        >
          <Icon name="close" />
        </a>
      )}
    </div>
  )
}
