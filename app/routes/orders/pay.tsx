import { redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { startCheckout } from '~/features/payments/start-checkout.server'
import { viewPath } from '~/map/work-path'
import { errorText } from '~/messages/errors'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'

// Without a screen the framework answers a refusal with status 200.
export { default } from '~/routes/http/action-error-screen'

const viewOf = (order: string) => viewPath({ kind: 'order', id: order }, 'payment')

/** Anyone who comes here by the address, or back from the payment page, finds the button again. */
export const loader = screen(({ params: { order = '' } }) => redirect(viewOf(order)))

export const action = act(async ({ actor, params: { order = '' }, url }) => {
  try {
    const { url: page } = await startCheckout(actor, order, url.href)
    return redirect(page, 303)
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'payment-done')) throw error
    // All else that hinders a payment is on the view itself.
    return redirectWithFlash(viewOf(order), { kind: 'error', text: errorText(error) })
  }
})
