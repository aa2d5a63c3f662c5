import { endOtherSessions, endSession } from '~/features/accounts/end-session.server'
import { accountMessages } from '~/messages/accounts'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { leaveHeaders } from './enter.server'

export const loader = screen(nothingHere)

/** Ends the session named by `session`; without one, all but the present one. */
export const action = act(async ({ actor, sessionId, form }) => {
  const id = textField(form, 'session')
  if (!id) {
    endOtherSessions(actor, sessionId)
    return done(accountMessages.otherSessionsEnded)
  }
  endSession(actor, id)
  if (id !== sessionId) return done(accountMessages.sessionEnded)
  const flash = { kind: 'success', text: accountMessages.signedOut } as const
  return redirectWithFlash('/', flash, await leaveHeaders())
})

const done = (text: string) => redirectWithFlash('/account-settings', { kind: 'success', text })

export { default } from '~/routes/http/action-error-screen'
