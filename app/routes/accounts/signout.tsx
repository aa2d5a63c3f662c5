import { redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { endSession } from '~/features/accounts/end-session.server'
import { accountMessages } from '~/messages/accounts'
import { storageError } from '~/platform/storage-error.server'
import { type Flash, redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { leaveHeaders } from './enter.server'

export const loader = screen(() => redirect('/'))

/** The browser forgets its session even when nothing can be written; then it says so. */
export const action = act(async ({ actor, sessionId }) => {
  let flash: Flash = { kind: 'success', text: accountMessages.signedOut }
  try {
    if (sessionId) endSession(actor, sessionId)
  } catch (error) {
    // A session that somebody else has just ended is as good as ended here.
    const domainError = error instanceof DomainError ? error : storageError(error)
    if (!domainError) throw error
    if (domainError.status === 503) flash = { kind: 'error', text: accountMessages.signedOutHere }
  }
  return redirectWithFlash('/', flash, await leaveHeaders())
})

export { default } from '~/routes/http/action-error-screen'
