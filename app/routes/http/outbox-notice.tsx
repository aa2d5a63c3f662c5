import { Link } from '@remix-run/react'
import { useViewer } from '~/components/shell/viewer'
import { outboxMessages as say } from '~/messages/outbox'

/** Notice where mails are while no sender is configured; it leads admins there. */
export function OutboxNotice() {
  const viewer = useViewer()
  return (
    <span>
      {say.waits}{' '}
      {viewer?.role === 'admin' && (
        <Link to="/admin/outbox" className="link">
          {say.open}
        </Link>
      )}
    </span>
  )
}
