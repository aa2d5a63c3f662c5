import { setTimeZone } from '~/features/accounts/set-time-zone.server'
import { accountMessages as say } from '~/messages/accounts'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(nothingHere)

/** Keeps in which time zone one reads times, and leads back to where that was chosen. */
export const action = act(({ actor, form }) => {
  setTimeZone(actor, { zone: textField(form, 'zone') })
  const back = safeRedirect(textField(form, 'redirectTo'), '/account-settings')
  return redirectWithFlash(back, { kind: 'success', text: say.zoneSaved })
})

export { default } from '~/routes/http/action-error-screen'
