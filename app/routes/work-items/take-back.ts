import { takeBack } from '~/features/conversations/take-back.server'
import { viewPath, workPath, writtenFormId } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import { picturePinMessages as ofPins } from '~/messages/picture-pins'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { tooLate } from './messages.server'
import { workFromParams } from './work-from-params'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

/** Takes a message back that was just sent, and leads to its words in the form. */
export const action = act(({ actor, params: { message = '', ...params } }) => {
  const work = workFromParams(params)
  const taken = takeBack(actor, { work, id: message })
  if (!taken) return tooLate(viewPath(work, 'messages'))
  const { attachment } = taken
  if (attachment !== null) {
    const picture = workPath(work, '/attachments/:attachment/pins', { attachment })
    return redirectWithFlash(`${picture}#comment`, { kind: 'success', text: ofPins.isBack })
  }
  const to = `${viewPath(work, 'messages')}#${writtenFormId('message')}`
  return redirectWithFlash(to, { kind: 'success', text: say.takenBack })
})
