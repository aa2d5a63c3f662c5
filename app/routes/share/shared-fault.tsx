import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { FaultyScreen, NotFoundScreen } from '~/components/shell/fault-screens'
import { Alert } from '~/components/ui/notice'
import { faultText } from '~/components/ui/toaster'
import { faultMessages } from '~/messages/faults'
import { shareMessages as say } from '~/messages/share'
import type { Kept } from './leave-comment.server'

/** A link that leads nowhere (any more). A comment that was sent to it is handed back. */
export function SharedFault() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <FaultyScreen />
  if (error.status !== 404) return <FaultyScreen text={faultText(error.data)} />
  const { kept } = (error.data ?? {}) as Kept
  return (
    <>
      {kept && (
        <aside className="share-comment" aria-label={say.keptTitle}>
          <KeptComment why={faultMessages.notFound} text={kept.text} />
        </aside>
      )}
      <NotFoundScreen />
    </>
  )
}

/** What a visitor wrote and nobody received. */
export const KeptComment = ({ why, text }: { why: string; text: string }) => (
  <div className="form">
    <Alert title={say.keptTitle}>{why}</Alert>
    <label className="label" htmlFor="kept-comment">
      {say.kept}
    </label>
    <textarea id="kept-comment" className="input" rows={6} readOnly defaultValue={text} />
  </div>
)
