import { and, desc, eq, max, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { messages } from '~/db/schema'
import type { Draft } from '~/features/drafts/draft'
import { messagePlace } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { openAsMember } from '~/features/grounds/grounds.server'
import { placeIn } from '~/features/lists/place'
import type { Ground } from '~/features/work-base/ground'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/work/kinds'
import { cannedChoices, cannedText } from './canned.server'
import { cannedPlaceholders } from './canned-placeholders.server'
import { listMessages, messagesById } from './list-messages.server'
import { whoWrites } from './news.server'
import { outgoingMessages } from './outgoing.server'
import { namesToMention, type Participant, participantsOf } from './participants.server'
import { markRead } from './read-marks.server'
import { nearlyFull } from './room.server'
import { newerThan } from './since-seen.server'
import { wordsOf } from './words-of'
import { htmlOf, paragraphsOf } from './written.server'

/**
 * The messages view of a piece of work: what was said, and the form to say more. Whoever opens it has read
 * it, unless it stands `beside` something else.
 *
 * @throws DomainError `not-found`
 */
export function messagesOf(
  actor: Actor,
  work: Work,
  query: URLSearchParams,
  { beside = false } = {},
) {
  const { ground, member } = openAsMember(db, actor, work)
  const list = listMessages(member, ground, beside ? null : placeIn(query))
  const form = messageForm(member, ground, query)
  if (!beside) markRead({ userId: member.id, conversationId: ground.conversationId })
  const { conversationId } = ground
  const room = nearlyFull(db, conversationId)
  // What was sent last stands at the end: on the last page.
  const outgoing = list.later ? [] : outgoingMessages(db, member, ground)
  return { work, ...list, outgoing, form, room, writing: whoWrites(member, conversationId) }
}

/**
 * The screen of a message that was not sent as it was: what came meanwhile, and the message.
 *
 * @throws DomainError `not-found`
 */
export function unsentMessage(actor: Actor, work: Work, query: URLSearchParams) {
  const { ground, member } = openAsMember(db, actor, work)
  const draft = findDraft(db, member, messagePlace(ground.conversationId))
  const { seen, version } = draft?.values ?? {}
  const began = Number(version) || ground.version
  const ids = draft ? newerThan(db, ground, String(seen ?? ''), member.id) : []
  const newer = messagesById(member, ground, ids)
  const moved = newer.some(({ kind }) => kind === 'status_change')
  return {
    work,
    number: ground.number,
    title: ground.title,
    /** What of the work itself is not as it was. */
    changed:
      draft && began !== ground.version
        ? { from: began, to: ground.version, status: moved ? ground.status : null }
        : null,
    newer,
    form: messageForm(member, ground, query),
  }
}

function messageForm(actor: Member, ground: Ground, query: URLSearchParams) {
  const people = participantsOf(db, ground).filter(({ id }) => id !== actor.id)
  const draft = findDraft(db, actor, messagePlace(ground.conversationId))
  const canned = cannedText(actor, ground, query.get('canned') ?? '')
  const filled = filledWith(draft, canned)
  return {
    key: newId(),
    seen: newestOf(ground),
    version: ground.version,
    ...filled,
    /** What a canned response left to be filled in. */
    blanks: isStaff(actor) ? cannedPlaceholders(db, ground.kind, filled.words) : [],
    people: namesToMention(actor, people),
    canned: cannedChoices(actor, ground.kind),
    replyTo: replyTo(ground, actor, people),
  }
}

/** Whose name stands on an empty form: who wrote last, else who works on it, or its client. */
function replyTo(ground: Ground, actor: Member, people: readonly Participant[]) {
  const last = db
    .select({ id: messages.senderId })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, ground.conversationId),
        eq(messages.kind, 'message'),
        ne(messages.senderId, actor.id),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .get()
  const likely = [last?.id, isStaff(actor) ? ground.userId : ground.assigneeId]
  return likely.flatMap((id) => people.find((one) => one.id === id) ?? [])[0]?.name ?? null
}

/** What a form is filled with: a draft, and behind its words a canned response. */
export function filledWith(draft: Draft | null, canned: string | null) {
  const { text = '', tell = [] } = draft?.values ?? {}
  const html = htmlOf(draft?.values ?? {}) + paragraphsOf(canned ?? '')
  return {
    html,
    words: wordsOf(html),
    told: [tell].flat(),
    /** Which draft it is, for the form to say: another tab may keep another. */
    filled: draft?.savedAt ?? null,
    savedAt: draft && (text !== '' || draft.files.length > 0) ? draft.savedAt : null,
    files: (draft?.files ?? []).map(({ id, name, size }) => ({ id, name, size })),
  }
}

/** The id of the last entry of a conversation; empty before the first. */
const newestOf = ({ conversationId }: Ground): string =>
  db
    .select({ id: max(messages.id) })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .get()?.id ?? ''
