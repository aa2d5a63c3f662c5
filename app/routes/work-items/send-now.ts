import { sendNow } from '~/features/conversations/send-outgoing.server'
import { viewPath } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import type { Work } from '~/shared/kinds'
import { tooLate } from './messages.server'
import { workFromParams } from './work-from-params'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

const out = (work: Work, message: string) =>
  redirectWithFlash(`${viewPath(work, 'messages')}#message-${message}`, {
    kind: 'success',
    text: say.isOut,
  })

/** Lets others see a message at once that could still be taken back. */
export const action = act(({ actor, params: { message = '', ...params } }) => {
  const work = workFromParams(params)
  const sent = sendNow(actor, { work, id: message })
  return sent === null ? tooLate(viewPath(work, 'messages')) : out(work, sent)
})
