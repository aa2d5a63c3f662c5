import { redirect } from '@remix-run/node'
import { openNotification } from '~/features/notifications/open-notification.server'
import { requireMember } from '~/routes/http/require-member'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, params: { notification = '' } }) => {
  const to = openNotification(requireMember(actor), notification)
  return redirect(safeRedirect(to, '/notifications'), 303)
})
