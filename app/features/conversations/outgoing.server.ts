import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { drafts, users } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import type { Typed } from '~/features/drafts/draft'
import { filesOf } from '~/features/drafts/find-draft.server'
import { outgoingPlace } from '~/features/drafts/places'
import { type Submission, submissionId } from '~/features/form-input/submission.server'
import { peopleOfGround } from '~/features/grounds/grounds.server'
import { readSettings } from '~/features/settings/general-settings.server'
import type { Ground } from '~/features/work-base/ground'
import type { Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work, WorkKind } from '~/work/kinds'
import { participantsOf } from './participants.server'
import { readWritten } from './written.server'

/** What was sent and can still be taken back: a draft that goes out by itself. Nobody else sees it before. */
export type Outgoing = typeof drafts.$inferSelect

/** When what is sent now goes out: its sender can take it back until then. Null for at once. */
export function outgoingUntil(from: Reader, now = Date.now()): number | null {
  const { undoSeconds } = readSettings(from)
  return undoSeconds > 0 ? now + undoSeconds * 1000 : null
}

/** What it says besides its words: where it goes to, and the form that counts as never sent without it. */
export const outgoingFacts = ({ kind, id }: Work, submission: Submission | undefined): Typed => ({
  kind,
  work: id,
  ...(submission && { submission: submissionId(submission) }),
})

/** The same, read. */
export const workOfOutgoing = ({ values }: Pick<Outgoing, 'values'>): Work => ({
  kind: values.kind as WorkKind,
  id: String(values.work),
})

/** The words of an outgoing message alone, as a form has them. */
export const typedIn = ({ values }: Pick<Outgoing, 'values'>): Typed => {
  const { kind, work, submission, ...typed } = values
  return typed
}

/** Whether it is a message, and no pin. */
export const isMessage = ({ place }: Pick<Outgoing, 'place'>): boolean =>
  place.startsWith(outgoingPlace(''))

/** What goes out of a conversation for somebody, the oldest first: messages, and pins in its pictures. */
export const outgoingOf = (from: Reader, member: Pick<Member, 'id'>, conversationId: string) =>
  from
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, member.id), isNotNull(drafts.sendAt)))
    .orderBy(asc(drafts.sendAt), asc(drafts.id))
    .all()
    .filter(({ place }) => place.split(':')[1] === conversationId)

/** The messages among them, as their sender sees them: cleaned, with what their files are called. */
export function outgoingMessages(from: Reader, member: Member, ground: Ground) {
  const own = outgoingOf(from, member, ground.conversationId).filter(isMessage)
  if (own.length === 0) return []
  const { hearers } = heardBy(from, ground, member)
  const { fullName: sender, avatar } =
    from.select().from(users).where(eq(users.id, member.id)).get() ?? {}
  return own.map(({ id, values, savedAt, sendAt }) => ({
    id,
    sender: sender ?? '',
    avatar: avatar ?? null,
    html: readWritten(writtenIn(values), hearers, toldIn(values)).html,
    files: filesOf(from, id).map(({ id, name, size }) => ({ id, name, size })),
    createdAt: savedAt,
    sendAt: sendAt ?? savedAt,
  }))
}

export type OutgoingMessage = ReturnType<typeof outgoingMessages>[number]

/** The words of a draft, as the form of a message sends them. */
export const writtenIn = ({ text = '', format }: Typed) =>
  ({ text: String(text), format: format === 'html' ? 'html' : 'text' }) as const

/** The ids of who is ticked there. */
export const toldIn = ({ tell = [] }: Typed): string[] => [tell].flat()

/** Who takes part in a piece of work, and who of them hears of what somebody sends there. */
export function heardBy(from: Reader, ground: Ground, member: Member) {
  const people = peopleOfGround(from, ground)
  const hearers = participantsOf(from, ground, people).filter(({ id }) => id !== member.id)
  return { people, hearers }
}

/** Puts what is sent beside the drafts, until it goes out. @param draftId what it was begun in, if anything */
export function putOutgoing(
  tx: Tx,
  member: Pick<Member, 'id'>,
  given: { place: string; draftId: string; values: Typed; sendAt: number | null },
): Outgoing {
  const { draftId, sendAt, values } = given
  const place = `${given.place}:${newId()}`
  const row = { place, values, savedAt: Date.now(), sendAt }
  const begun = tx
    .update(drafts)
    .set(row)
    .where(and(eq(drafts.id, draftId), eq(drafts.userId, member.id)))
    .returning()
    .get()
  return (
    begun ??
    tx
      .insert(drafts)
      .values({ id: newId(), userId: member.id, ...row })
      .returning()
      .get()
  )
}
