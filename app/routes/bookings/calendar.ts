import { ownCallFile } from '~/features/bookings/own-call-file.server'
import { memberWithAccount } from '~/routes/http/require-member'
import { fileScreen } from '~/routes/http/screen-and-act.server'

/** A call as a file for a calendar. */
export const loader = fileScreen(({ actor, user, params: { call = '' } }) => {
  return new Response(ownCallFile(actor, memberWithAccount(user), call), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="call.ics"',
      'Cache-Control': 'no-store',
    },
  })
})
