import { redirect } from '@remix-run/node'
import { notFound } from '~/domain-error'
import { cannedFor } from '~/features/conversations/canned.server'
import { restoreWritten } from '~/features/conversations/discard-written.server'
import {
  expectOneTab,
  keepMessage,
  keepWritten,
} from '~/features/conversations/keep-written.server'
import { newsOf } from '~/features/conversations/news.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { sendNow } from '~/features/conversations/send-outgoing.server'
import { takeBack } from '~/features/conversations/take-back.server'
import { messageSchema } from '~/features/conversations/write-schema.server'
import { writtenIn, writtenKinds } from '~/features/drafts/draft-keys'
import { viewPath, workPath, writtenFormId } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import { picturePinMessages as ofPins } from '~/messages/picture-pins'
import { draftAnswer } from '~/routes/http/draft-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import type { Work, WorkKind } from '~/work/kinds'
import { draftButton } from './draft-buttons.server'
import { wordsBack } from './words-back.server'
import { workIn } from './work-in'

/** What came meanwhile, and who is writing: asked by script. */
export const newsLoader = (kind: WorkKind) =>
  screen(({ actor, params, url }) => {
    const seen = url.searchParams.get('seen')?.slice(0, 64) ?? ''
    return Response.json(newsOf(actor, workIn(kind, params), seen), {
      headers: { 'Cache-Control': 'no-store' },
    })
  })

/** A canned response, filled in: script puts it where the cursor is. */
export const cannedLoader = (kind: WorkKind) =>
  screen(({ actor, params, url }) => {
    const id = url.searchParams.get('id') ?? ''
    return Response.json({ text: cannedFor(actor, workIn(kind, params), id) })
  })

/**
 * Carries the form of a message out, by the button that was pressed: `canned` puts a canned response
 * behind its words, `draft` keeps it, `discard` throws it away, `forget` takes a file out, `as-it-is`
 * sends it with blanks of a canned response; anything else sends it. All of it is kept as a draft before.
 */
export const messagesAction = (kind: WorkKind) =>
  act(
    {
      schema: messageSchema,
      first: async ({ actor, params, form, idempotencyKey, context }) => {
        const kept = await keepMessage(actor, workIn(kind, params), form, { idempotencyKey })
        context.filesKept = true
        return kept
      },
      refused: wordsBack(kind, 'message'),
    },
    async ({ value, found: draft, ...args }) => {
      const { actor, form, idempotencyKey } = args
      const work = workIn(kind, args.params)
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
        text: say.sent[kind],
        ...(undo && undoOf(work, message)),
      })
    },
  )

/** The button of an answer that takes back what was sent. */
export const undoOf = (work: Work, message: string) => ({
  undo: {
    action: workPath(work, '/messages/:message/take-back', { message }),
    label: say.undo,
  },
})

const out = (work: Work, message: string) =>
  redirectWithFlash(`${viewPath(work, 'messages')}#message-${message}`, {
    kind: 'success',
    text: say.isOut,
  })

/** What does not wait any more is seen where it stands, or in the form. */
export const tooLate = (to: string) => redirectWithFlash(to, { kind: 'error', text: say.tooLate })

/** Takes a message back that was just sent, and leads to its words in the form. */
export const takeBackAction = (kind: WorkKind) =>
  act(({ actor, params: { message = '', ...params } }) => {
    const work = workIn(kind, params)
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

/** Lets others see a message at once that could still be taken back. */
export const sendNowAction = (kind: WorkKind) =>
  act(({ actor, params: { message = '', ...params } }) => {
    const work = workIn(kind, params)
    const sent = sendNow(actor, { work, id: message })
    return sent === null ? tooLate(viewPath(work, 'messages')) : out(work, sent)
  })

/**
 * Keeps what somebody is typing, without a screen: script sends it while they rest, and hears when it
 * was kept. With `do=restore`, takes back what was thrown away.
 */
export const draftAction = (kind: WorkKind) =>
  act(async ({ actor, form, url, idempotencyKey, params }) => {
    const work = workIn(kind, params)
    const of = url.searchParams.get('of') ?? 'message'
    const what = writtenKinds.find((one) => one === of)
    if (!what) throw notFound()
    if (url.searchParams.get('do') === 'restore') {
      const text = restoreWritten(actor, { work, kind: what }) ? say.restored : say.notRestored
      return redirectWithFlash(viewPath(work, writtenIn[what]), { kind: 'success', text })
    }
    const kept = await keepWritten(actor, work, what, form, { idempotencyKey, quiet: true })
    const { id, savedAt, elsewhere } = kept
    return draftAnswer({ savedAt: id === '' ? null : savedAt, elsewhere })
  })
