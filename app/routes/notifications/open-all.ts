import { openAllNotifications } from '~/features/notifications/open-all-notifications.server'
import { notificationMessages as say } from '~/messages/notifications'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { momentField, textField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(async ({ actor, form }) => {
  await openAllNotifications(requireMember(actor), { until: momentField(form, 'until') })
  const to = safeRedirect(textField(form, 'from'), '/notifications')
  return redirectWithFlash(to, { kind: 'success', text: say.openedAll })
})
