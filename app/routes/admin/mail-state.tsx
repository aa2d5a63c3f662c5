import { classNames } from '~/components/ui/class-names'
import { Icon, type IconName } from '~/components/ui/icon'
import type { MailStatus } from '~/features/mail/list-mail.server'
import { mailStates } from '~/messages/outbox'

const icons: Record<MailStatus, IconName> = {
  queued: 'clock',
  sending: 'send',
  sent: 'check',
  dead: 'alert',
}

/** Status of a mail, as glyph and word. */
export const MailState = ({ status }: { status: MailStatus }) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 whitespace-nowrap align-bottom',
      status === 'dead' && 'text-danger',
    )}
  >
    <Icon name={icons[status]} />
    {mailStates[status]}
  </span>
)
