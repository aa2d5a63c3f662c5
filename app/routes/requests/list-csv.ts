import { requestLines } from '~/features/requests/request-lines.server'
import { screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { type RequestList, requestListNames } from '~/work/request-lists'
import { filtersIn, questionOf } from './filters'

/** The list of an address with its filters, as a file of comma-separated values. */
export const loader = screen('/requests/list.csv', ({ actor: who, url: { searchParams } }) => {
  const actor = memberOf(who)
  const list =
    requestListNames.find((name): name is RequestList => name === searchParams.get('list')) ??
    'open'
  const lines = requestLines(actor, questionOf(actor, list, filtersIn(searchParams)))
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = lines.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value))
      // Others are served between two parts of a long list.
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="requests-${list}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
})
