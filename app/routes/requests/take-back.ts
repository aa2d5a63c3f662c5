import { takeBack } from '~/features/conversations/take-back.server'
import { pathTo } from '~/map/path-to'
import { conversationMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/handle.server'

const here = '/requests/:request/messages/:message/take-back'

export const loader = screen(here, nothingHere)

export const action = act(here, ({ actor, params: { request = '', message = '' } }) => {
  takeBack(actor, { requestId: request, id: message })
  const to = pathTo('/requests/:request', { request }, { v: '2' })
  return redirectWithFlash(to, { kind: 'success', text: say.takenBack })
})

export { default } from '~/routes/http/fault-screen'
