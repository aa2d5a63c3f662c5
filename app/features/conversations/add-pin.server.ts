import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { drafts, picturePins } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { discardDraft } from '~/features/drafts/discard-draft.server'
import { mostDraftText } from '~/features/drafts/draft'
import { findDraft } from '~/features/drafts/find-draft.server'
import { keepDraft } from '~/features/drafts/keep-draft.server'
import { pinPlace } from '~/features/drafts/places'
import { takeDraft } from '~/features/drafts/take-draft.server'
import { once, type Submission } from '~/features/form-input/submission.server'
import { peopleOfGround } from '~/features/grounds/grounds.server'
import { picturePinMessages as say } from '~/messages/picture-pins'
import type { Actor } from '~/permissions/vocabulary'
import type { Work } from '~/work/kinds'
import { mostPins, type Point } from '~/work/picture-point'
import { messageOnce } from './message-once.server'
import { participantsOf } from './participants.server'
import { countPins, openPicture, shownSize } from './picture-pins.server'
import { postMessage } from './post-message.server'
import { isAsked, letPinWait, nextPin, waitingPins } from './waiting-pins.server'
import { isBlank, joined, readWritten } from './written.server'

type Address = { work: Work; id: string }

type Kept = {
  text: string
  /** The place that was pressed, for a picture of a size. */
  pressed: (size: { width: number; height: number }) => Point | null
  /** The place as it is said in figures. */
  figures: Point | null
  submission?: Submission | undefined
}

/**
 * Keeps what somebody is about to say of a place in a picture: the words, and the place.
 *
 * @returns the draft, whose id is empty when the form was carried out already, and whether it was only
 *   a press that the form was sent by
 * @throws Fault as `openPicture`
 */
export async function keepPin(actor: Actor, at: Address, kept: Kept) {
  const { ground, member, file } = openPicture(db, actor, at)
  const size = await shownSize(file)
  const pressed = size && kept.pressed(size)
  const point = pressed ?? kept.figures
  const { id: draftId } = await keepDraft(member, {
    place: pinPlace(ground.conversationId, at.id),
    values: {
      text: kept.text.slice(0, mostDraftText),
      ...(point && { x: String(point.x), y: String(point.y) }),
    },
    submission: messageOnce(kept.submission),
  })
  return { draftId, point, pressed: pressed !== null }
}

/** Takes out a pin that waits. @throws Fault as `openPicture` */
export function dropWaitingPin(actor: Actor, at: Address, id: string): void {
  transaction((tx) => {
    const { ground, member } = openPicture(tx, actor, at)
    const own = waitingPins(tx, member, ground.conversationId)
    if (own.some((pin) => pin.id === id)) takeDraft(tx, id)
  })
}

/**
 * Puts a pin that waits back into the form, behind the words there: when nothing waits for an answer any
 * more it is sent like any other.
 *
 * @throws Fault as `openPicture`; `draft-too-long` (413)
 */
export function returnWaitingPin(actor: Actor, at: Address, id: string): void {
  transaction((tx) => {
    const { ground, member, file } = openPicture(tx, actor, at)
    const pin = waitingPins(tx, member, ground.conversationId).find((one) => one.id === id)
    if (!pin) return
    const place = pinPlace(ground.conversationId, file.id)
    const begun = findDraft(tx, member, place)
    const before = String(begun?.values.text ?? '').trim()
    const text = before ? joined(`${before}\n\n`, pin.text) : pin.text
    if (begun) takeDraft(tx, begun.id)
    const { x, y } = pin.point
    tx.update(drafts)
      .set({ place, values: { text, x: String(x), y: String(y) }, savedAt: Date.now() })
      .where(eq(drafts.id, id))
      .run()
  })
}

/** Throws that away. @throws Fault as `openPicture` */
export async function discardPin(
  actor: Actor,
  at: Address,
  submission?: Submission,
): Promise<void> {
  const { ground, member } = openPicture(db, actor, at)
  await discardDraft(member, pinPlace(ground.conversationId, at.id), submission)
}

/**
 * Says something of a place in a picture: a message like any other, which names its pin. Pins are
 * counted within their picture. Those of who is asked whether the work is right wait for their answer.
 *
 * @returns the message; null for a pin that waits
 * @throws Fault as `openPicture`; `pin-place`, `message-empty` and those of `cleanHtml` (400); `pins-full` (409)
 */
export function addPin(
  actor: Actor,
  input: Address & {
    text: string
    point: Point | null
    draftId: string
    submission?: Submission | undefined
  },
): { messageId: string | null } {
  return transaction((tx) => {
    const { ground, member, file } = openPicture(tx, actor, input)
    return once(tx, messageOnce(input.submission), () => {
      const { point } = input
      if (!point) throw new Fault('pin-place', 400, { field: 'x' })
      const waiting = waitingPins(tx, member, ground.conversationId).length
      if (countPins(tx, file.id) + waiting >= mostPins) {
        throw new Fault('pins-full', 409, { values: { most: mostPins } })
      }
      const people = peopleOfGround(tx, ground)
      const hearers = participantsOf(tx, ground, people).filter(({ id }) => id !== member.id)
      const written = readWritten({ text: input.text, format: 'text' }, hearers)
      if (isBlank(written)) throw new Fault('message-empty', 400, { field: 'text' })
      if (isAsked(ground)) {
        letPinWait(tx, ground, file.id, input.draftId)
        return { messageId: null }
      }
      takeDraft(tx, input.draftId)
      const number = nextPin(tx, file.id)
      const text = `${say.pinOf(number, file.name)}: ${written.text}`
      const posting = { ground, people, hearers, written: { ...written, text } }
      const messageId = postMessage(tx, member, posting)
      tx.insert(picturePins)
        .values({ attachmentId: file.id, number, messageId, ...point })
        .run()
      return { messageId }
    })
  })
}
