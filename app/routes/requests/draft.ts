import { keepMessage, keepNote } from '~/features/conversations/keep-written.server'
import { act, nothingHere, screen } from '~/routes/http/handle.server'

const here = '/requests/:request/draft'

export const loader = screen(here, nothingHere)

/** Keeps what somebody is typing, without a screen: script sends it while they rest. */
export const action = act(
  here,
  async ({ actor, form, url, submission, params: { request = '' } }) => {
    const keep = url.searchParams.get('of') === 'note' ? keepNote : keepMessage
    await keep(actor, request, form, { submission, quiet: true })
    return new Response(null, { status: 204 })
  },
)

export { default } from '~/routes/http/fault-screen'
