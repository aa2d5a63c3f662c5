import { redirect } from '@remix-run/node'
import { finishTour } from '~/features/accounts/finish-tour.server'
import { landingPage } from '~/permissions/access'
import { textField } from '~/routes/http/form.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(({ actor }) => redirect(landingPage(actor)))

/** Ends the guided tour, completed or dismissed, and leads back to its screen. */
export const action = act(({ actor, form }) => {
  finishTour(actor)
  return redirect(safeRedirect(textField(form, 'redirectTo'), landingPage(actor)), 303)
})

export { default } from '~/routes/http/action-error-screen'
