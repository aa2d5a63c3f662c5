import { db } from '~/db/client.server'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import { discardDraft } from '~/features/drafts/discard-draft.server'
import { mostDraftText } from '~/features/drafts/draft'
import { pinDraftKey, waitingPinDraftKey } from '~/features/drafts/draft-keys'
import { saveDraft } from '~/features/drafts/save-draft.server'
import {
  forgetKey,
  type IdempotencyKey,
  idempotent,
} from '~/features/form-input/idempotency.server'
import type { Actor } from '~/permissions/vocabulary'
import { storageError } from '~/platform/storage-error.server'
import type { Work } from '~/shared/kinds'
import { mostPins, type Point } from '~/shared/picture-point'
import { requireMessageRoom } from './conversation-limits.server'
import { isBlank, parseMessage } from './message-body.server'
import {
  asItIsNow,
  outgoingFacts,
  outgoingUntil,
  putOutgoing,
  type SentMessage,
} from './outgoing.server'
import { getAudience } from './participants.server'
import { countPins, openPicture, shownSize } from './picture-pins.server'
import { postPin } from './post-pin.server'
import { sendOldest } from './send-outgoing.server'
import { isAsked, pinBack, waitingPins } from './waiting-pins.server'

type Address = { work: Work; id: string }

type Kept = {
  text: string
  /** The place that was pressed, for a picture of a size. */
  pressed: (size: { width: number; height: number }) => Point | null
  /** Place as typed in figures. */
  figures: Point | null
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Keeps what somebody is about to say of a place in a picture: the words, and the place.
 *
 * @returns the draft, whose id is empty when the form was carried out already, and whether it was only
 *   a press that the form was sent by
 * @throws DomainError as `openPicture`
 */
export async function keepPin(actor: Actor, at: Address, kept: Kept) {
  const { workItem, member, file } = openPicture(db, actor, at)
  const { point, pressed } = await pointSent(file, kept)
  const { id: draftId } = await saveDraft(member, {
    draftKey: pinDraftKey(workItem.conversationId, at.id),
    values: {
      text: kept.text.slice(0, mostDraftText),
      ...(point && { x: String(point.x), y: String(point.y) }),
    },
    idempotencyKey: kept.idempotencyKey,
  })
  return { draftId, point, pressed: pressed !== null }
}

/** The place that a form says. Where the picture cannot be opened now, a press says none. */
async function pointSent(
  file: ReturnType<typeof openPicture>['file'],
  sent: Pick<Kept, 'pressed' | 'figures'>,
) {
  const size = await shownSize(file).catch((error) => {
    if (storageError(error)) return null
    throw error
  })
  const pressed = size && sent.pressed(size)
  return { point: pressed ?? sent.figures, pressed }
}

/** The place that a form says which was not kept. @throws DomainError as `openPicture` */
export const pinInVain = async (actor: Actor, at: Address, sent: Omit<Kept, 'text'>) =>
  (await pointSent(openPicture(db, actor, at).file, sent)).point

/** Takes out a pin that waits. @throws DomainError as `openPicture` */
export function dropWaitingPin(actor: Actor, at: Address, id: string): void {
  transaction((tx) => {
    const { workItem, member } = openPicture(tx, actor, at)
    const own = waitingPins(tx, member, workItem.conversationId)
    const pin = own.find((one) => one.id === id)
    if (!pin) return
    if (pin.sentBy) forgetKey(tx, pin.sentBy)
    consumeDraft(tx, id)
  })
}

/**
 * Puts a pin that waits back into the form, behind the words there: when nothing waits for an answer any
 * more it is sent like any other.
 *
 * @throws DomainError as `openPicture`; `draft-too-long` (413)
 */
export function returnWaitingPin(actor: Actor, at: Address, id: string): void {
  transaction((tx) => {
    const { workItem, member, file } = openPicture(tx, actor, at)
    const pin = waitingPins(tx, member, workItem.conversationId).find((one) => one.id === id)
    if (!pin) return
    pinBack(tx, member, workItem.conversationId, { ...pin, attachmentId: file.id })
  })
}

/** Throws that away. @throws DomainError as `openPicture` */
export async function discardPin(
  actor: Actor,
  at: Address,
  idempotencyKey?: IdempotencyKey,
): Promise<void> {
  const { workItem, member } = openPicture(db, actor, at)
  await discardDraft(member, pinDraftKey(workItem.conversationId, at.id), idempotencyKey)
}

/**
 * Comments on a place in a picture: a message like any other, which names its pin. Pins are counted within
 * their picture. Pins of a client who is reviewing wait for their answer, others for as long as they can be
 * taken back.
 *
 * @returns the message, or what becomes one; null for a pin that waits for the answer
 * @throws DomainError as `openPicture`; `pin-place`, `message-empty` and those of `cleanHtml` (400); `pins-full` (409);
 *   `conversation-full` (422), `too-many-messages` (429)
 */
export function addPin(
  actor: Actor,
  input: Address & {
    text: string
    point: Point | null
    draftId: string
    idempotencyKey?: IdempotencyKey | undefined
  },
): SentMessage<string | null> {
  return transaction((tx) => {
    const { workItem, member, file } = openPicture(tx, actor, input)
    const sent = idempotent(tx, input.idempotencyKey, (): SentMessage<string | null> => {
      const { point } = input
      if (!point) throw new DomainError('pin-place', 400, { field: 'x' })
      const waiting = waitingPins(tx, member, workItem.conversationId).length
      if (countPins(tx, file.id) + waiting >= mostPins) {
        throw new DomainError('pins-full', 409, { values: { most: mostPins } })
      }
      const audience = getAudience(tx, workItem, member)
      const written = parseMessage({ text: input.text, format: 'text' }, audience.recipients)
      if (isBlank(written)) throw new DomainError('message-empty', 400, { field: 'text' })
      const isPart = isAsked(workItem)
      if (!isPart) requireMessageRoom(tx, member, workItem.conversationId, [])
      const sendAt = isPart ? null : outgoingUntil(tx)
      sendOldest(tx, member)
      const outgoing = putOutgoing(tx, member, {
        draftKey: waitingPinDraftKey(workItem.conversationId, file.id),
        draftId: input.draftId,
        values: {
          text: input.text,
          x: String(point.x),
          y: String(point.y),
          ...(!isPart && outgoingFacts(workItem, input.idempotencyKey, written)),
        },
        sendAt,
      })
      if (isPart) return { messageId: null }
      if (sendAt !== null) return { messageId: outgoing.id, undo: true }
      return { messageId: postPin(tx, member, workItem, outgoing, audience) }
    })
    return asItIsNow(tx, member, workItem, sent)
  })
}
