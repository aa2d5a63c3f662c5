import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import {
  addPin,
  discardPin,
  dropWaitingPin,
  keepPin,
  pinInVain,
  returnWaitingPin,
} from '~/features/conversations/add-pin.server'
import { pictureOf } from '~/features/conversations/picture-pins.server'
import { sendNow } from '~/features/conversations/send-outgoing.server'
import { otherText, writtenText } from '~/features/form-input/restored'
import { newestEvent } from '~/features/live/newest-event.server'
import { workPath } from '~/map/work-path'
import { conversationMessages } from '~/messages/conversations'
import { picturePinMessages as say } from '~/messages/picture-pins'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { pointOfFigures, pressedIn } from '~/shared/picture-point'
import { tooLate, undoOf } from './messages.server'
import { workFromParams } from './work-from-params'

export { PinsScreen as default, pinsHandle as handle, pinsMeta as meta } from './pins-screen'

const figure = otherText().max(20).optional()

/** Words and place of a comment; a press in the picture says the place as `at640.x` and `at640.y`. */
const pinSchema = z.object({ text: writtenText().optional(), x: figure, y: figure })

const pictureIn = (params: ActArgs['params']) => ({
  work: workFromParams(params),
  id: params.attachment ?? '',
})

/** The place that a form says: where it was pressed, or in figures. */
const placeIn = (form: FormData) => ({
  pressed: (size: { width: number; height: number }) => pressedIn(form.entries(), size),
  figures: pointOfFigures(textField(form, 'x'), textField(form, 'y')),
})

/** A picture of a work item with its pins. */
export const loader = screen(async ({ actor, params }) => {
  const since = newestEvent()
  return { ...(await pictureOf(actor, pictureIn(params))), since }
})

/** Marks the place that was pressed, or says something of the place that is marked. */
export const action = act(
  {
    schema: pinSchema,
    // Whatever becomes of the form, words and place are kept.
    first: async ({ actor, params, form, idempotencyKey, context }) => {
      const sent = { ...placeIn(form), text: String(form.get('text') ?? ''), idempotencyKey }
      const kept = await keepPin(actor, pictureIn(params), sent)
      context.filesKept = true
      return kept
    },
    refused: async ({ answer, actor, params, form, context }) => {
      if (context.filesKept || context.foundNothing) return undefined
      const point = await pinInVain(actor, pictureIn(params), placeIn(form))
      return data({ ...answer.data, back: { point } }, answer.init ?? {})
    },
  },
  async ({ actor, params, form, value, found, idempotencyKey }) => {
    const picture = pictureIn(params)
    const { work, id } = picture
    const here = workPath(work, '/attachments/:attachment/pins', { attachment: id })
    if (found.pressed) return redirect(`${here}#comment`, 303)
    if (form.get('intent') === 'discard') {
      await discardPin(actor, picture, idempotencyKey)
      return redirectWithFlash(here, { kind: 'success', text: say.discarded })
    }
    if (form.has('remove')) {
      dropWaitingPin(actor, picture, textField(form, 'remove'))
      return redirectWithFlash(here, { kind: 'success', text: say.removed })
    }
    if (form.has('send')) {
      const sent = sendNow(actor, { work, id: textField(form, 'send') })
      if (sent === null) return tooLate(here)
      return redirectWithFlash(`${here}#message-${sent}`, {
        kind: 'success',
        text: conversationMessages.isOut,
      })
    }
    if (form.has('return')) {
      returnWaitingPin(actor, picture, textField(form, 'return'))
      return redirectWithFlash(`${here}#comment`, { kind: 'success', text: say.isBack })
    }
    const { text = '' } = value
    const { point, draftId } = found
    const pin = { ...picture, text, point, draftId, idempotencyKey }
    const { messageId: message, undo } = addPin(actor, pin)
    if (message === null) return redirectWithFlash(here, { kind: 'success', text: say.added })
    return redirectWithFlash(`${here}#message-${message}`, {
      kind: 'success',
      text: say.sent,
      ...(undo && undoOf(work, message)),
    })
  },
)
