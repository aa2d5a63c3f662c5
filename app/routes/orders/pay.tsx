import { redirect } from '@remix-run/node'
import { startCheckout } from '~/features/payments/start-checkout.server'
import { viewPath } from '~/map/work-path'
import { act, screen } from '~/routes/http/handle.server'
import { openedBy } from '~/routes/http/opened-by'

// Without a screen the framework answers a refusal with status 200.
export { default } from '~/routes/http/fault-screen'

const here = '/orders/:order/pay'

/** Whoever comes here by the address, or back from the payment page, finds the button again. */
export const loader = screen(here, ({ params: { order = '' } }) =>
  redirect(viewPath({ kind: 'order', id: order }, 'payment')),
)

export const action = act(here, async ({ actor, params: { order = '' }, url, context }) => {
  const { url: page } = await startCheckout(actor, order, openedBy({ url, context }))
  return redirect(page, 303)
})
