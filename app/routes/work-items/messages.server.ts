import { redirect } from '@remix-run/node'
import { messageSchema } from '~/features/conversations/message-schema.server'
import { expectOneTab, keepMessage } from '~/features/conversations/save-message-draft.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { viewPath, workPath } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { withForm } from '~/routes/http/with-form.server'
import type { Work } from '~/shared/kinds'
import { draftButton } from './draft-buttons.server'
import { returnText } from './return-text.server'
import { workFromParams } from './work-from-params'

/**
 * Carries the form of a message out, by the button that was pressed: `canned` puts a canned response
 * behind its words, `draft` keeps it, `discard` throws it away, `forget` takes a file out, `as-it-is`
 * sends it with placeholders of a canned response; anything else sends it. All of it is kept as a draft before.
 */
export const messageForm = withForm(
  {
    schema: messageSchema,
    first: async ({ actor, params, form, idempotencyKey, context }) => {
      const kept = await keepMessage(actor, workFromParams(params), form, { idempotencyKey })
      context.filesKept = true
      return kept
    },
    refused: returnText('message'),
  },
  async ({ value, found: draft, ...args }) => {
    const { actor, form, idempotencyKey } = args
    const work = workFromParams(args.params)
    if (form.get('intent') === 'canned') {
      const canned = String(form.get('canned') ?? '').slice(0, 64)
      return redirect(viewPath(work, 'messages', { canned }), 303)
    }
    const other = await draftButton(args, { work, kind: 'message' }, draft)
    if (other) return other
    expectOneTab(draft)
    const asItIs = form.get('intent') === 'as-it-is'
    const sent = { ...value, ...draft.written, work, draftId: draft.id, asItIs, idempotencyKey }
    const { messageId: message, undo } = sendMessage(actor, sent)
    return redirectWithFlash(`${viewPath(work, 'messages')}#message-${message}`, {
      kind: 'success',
      text: say.sent[work.kind],
      ...(undo && undoOf(work, message)),
    })
  },
)

/** The button of an answer that takes back what was sent. */
export const undoOf = (work: Work, message: string) => ({
  press: {
    action: workPath(work, '/messages/:message/take-back', { message }),
    label: say.undo,
  },
})

/** A message that no longer waits is in the conversation, or in the form. */
export const tooLate = (to: string) => redirectWithFlash(to, { kind: 'error', text: say.tooLate })
