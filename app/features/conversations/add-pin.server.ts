import { eq, max } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { picturePins } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { Fault } from '~/faults'
import { discardDraft } from '~/features/drafts/discard-draft.server'
import { mostDraftText } from '~/features/drafts/draft'
import { keepDraft } from '~/features/drafts/keep-draft.server'
import { pinPlace } from '~/features/drafts/places'
import { takeDraft } from '~/features/drafts/take-draft.server'
import { once, type Submission } from '~/features/form-input/submission.server'
import { peopleOfGround } from '~/features/grounds/grounds.server'
import { picturePinMessages as say } from '~/messages/picture-pins'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import type { Work } from '~/work/kinds'
import { mostPins, type Point } from '~/work/picture-point'
import { messageOnce } from './message-once.server'
import { participantsOf } from './participants.server'
import { countPins, openPicture, shownSize } from './picture-pins.server'
import { postMessage, refuseBlanks } from './post-message.server'
import { isBlank, readWritten } from './written.server'

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
 * counted within their picture.
 *
 * @throws Fault as `openPicture`; `pin-place`, `message-empty`, `message-blanks` and those of `cleanHtml`
 *   (400); `pins-full` (409)
 */
export function addPin(
  actor: Actor,
  input: Address & {
    text: string
    point: Point | null
    draftId: string
    submission?: Submission | undefined
  },
): { messageId: string } {
  return transaction((tx) => {
    const { ground, member, file } = openPicture(tx, actor, input)
    return once(tx, messageOnce(input.submission), () => {
      const { point } = input
      if (!point) throw new Fault('pin-place', 400, { field: 'x' })
      if (countPins(tx, file.id) >= mostPins) {
        throw new Fault('pins-full', 409, { values: { most: mostPins } })
      }
      const people = peopleOfGround(tx, ground)
      const hearers = participantsOf(tx, ground, people).filter(({ id }) => id !== member.id)
      const written = readWritten({ text: input.text, format: 'text' }, hearers)
      if (isStaff(member)) refuseBlanks(written)
      if (isBlank(written)) throw new Fault('message-empty', 400, { field: 'text' })
      takeDraft(tx, input.draftId)
      const last = tx
        .select({ number: max(picturePins.number) })
        .from(picturePins)
        .where(eq(picturePins.attachmentId, file.id))
        .get()
      const number = (last?.number ?? 0) + 1
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
