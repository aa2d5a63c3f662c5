import { Form, Link } from '@remix-run/react'
import { controlWords } from '~/messages/controls'
import { buttonClass } from './button'
import { Icon } from './icon'
import type { Toast } from './toasts'

/**
 * One message at the top of the page: `status` for a success, `alert` for an error. Without script
 * the cross is a link to the same page, which no longer carries the message.
 */
export function FlashBanner({
  kind,
  text,
  note,
  undo,
  link,
  other,
  here,
  role,
  onDismiss,
}: Toast & {
  /** Address of the page it stands on. */
  here: string
  /** Only where a message is shown and nothing happened. */
  role?: 'group'
  onDismiss?: () => void
}) {
  const error = kind === 'error'
  const look = error ? 'quiet-danger' : 'on-dark'
  return (
    <div
      className={error ? 'flash flash-error' : 'flash on-ink'}
      role={role ?? (error ? 'alert' : 'status')}
    >
      <Icon name={error ? 'alert' : 'check-circle'} size={20} />
      <p>
        {text}
        {note && <small className="block">{note}</small>}
      </p>
      {undo && (
        <Form method="post" action={undo.action} preventScrollReset onSubmit={onDismiss}>
          {Object.entries(undo.fields ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" {...{ name, value }} />
          ))}
          <button type="submit" className={buttonClass(look, 'underline underline-offset-4')}>
            {undo.label}
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
    </div>
  )
}
