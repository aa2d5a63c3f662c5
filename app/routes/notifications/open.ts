import { redirect } from '@remix-run/node'
import { openNotification } from '~/features/notifications/open-notification.server'
import { memberOf } from '~/routes/http/member-of'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(({ actor, params: { notification = '' } }) => {
  const to = openNotification(memberOf(actor), notification)
  return redirect(safeRedirect(to, '/notifications'), 303)
})
