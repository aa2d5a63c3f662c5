import { cancelCall } from '~/features/bookings/cancel-call.server'
import { pathTo } from '~/map/path-to'
import { bookingMessages as say } from '~/messages/bookings'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(nothingHere)

export const action = act(({ actor, params: { call = '' } }) => {
  cancelCall(actor, { id: call })
  return redirectWithFlash(pathTo('/book-schedule/calls'), {
    kind: 'success',
    text: say.cancelled,
  })
})

export { default } from '~/routes/http/action-error-screen'
