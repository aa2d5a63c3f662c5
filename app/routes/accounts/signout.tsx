import { redirect } from '@remix-run/node'
import { endSession } from '~/features/accounts/end-session.server'
import { accountMessages } from '~/messages/accounts'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { leaveHeaders } from './enter.server'

export const loader = screen('/signout', () => redirect('/'))

export const action = act('/signout', async ({ actor, sessionId }) => {
  if (sessionId) endSession(actor, sessionId)
  const flash = { kind: 'success', text: accountMessages.signedOut } as const
  return redirectWithFlash('/', flash, await leaveHeaders())
})

export { default } from '~/routes/http/fault-screen'
