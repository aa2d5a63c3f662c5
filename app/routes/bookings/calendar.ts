import { notFound } from '~/faults'
import { ownCallFile } from '~/features/bookings/own-call-file.server'
import { screen } from '~/routes/http/screen-and-act.server'

/** A call as a file for a calendar. */
export const loader = screen(
  '/book-schedule/calls/:call/call.ics',
  ({ actor, user, params: { call = '' } }) => {
    if (!user) throw notFound()
    return new Response(ownCallFile(actor, user, call), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="call.ics"',
        'Cache-Control': 'no-store',
      },
    })
  },
)
