import { and, desc, eq, max, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { messages } from '~/db/schema'
import { forbidden } from '~/faults'
import type { Draft } from '~/features/drafts/draft'
import { findDraft } from '~/features/drafts/find-draft.server'
import { messagePlace } from '~/features/drafts/places'
import { placeIn } from '~/features/lists/place'
import { type OpenRequest, visibleRequest } from '~/features/request-base/request-access.server'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { cannedChoices, cannedText } from './canned.server'
import { listMessages, messagesById } from './list-messages.server'
import { newerThan } from './moved.server'
import { namesToMention, type Participant, participantsOf } from './participants.server'
import { markRead } from './read-marks.server'
import { paragraphsOf, wordsOf } from './written.server'

/**
 * The messages view of a request: what was said, and the form to say more. Whoever opens it has read
 * it, unless it stands `beside` something else, which a phone shows alone.
 *
 * @throws Fault `not-found`
 */
export function messagesOf(
  actor: Actor,
  requestId: string,
  query: URLSearchParams,
  { beside = false } = {},
) {
  const { request, member } = groundOf(actor, requestId)
  const list = listMessages(member, request, beside ? null : placeIn(query))
  const form = messageForm(member, request, query)
  if (!beside) markRead(member, request.conversationId)
  return { requestId, ...list, form }
}

/**
 * The screen of a message that was not sent as it was: what came meanwhile, and the message.
 *
 * @throws Fault `not-found`
 */
export function unsentMessage(actor: Actor, requestId: string, query: URLSearchParams) {
  const { request, member } = groundOf(actor, requestId)
  const draft = findDraft(db, member, messagePlace(request.conversationId))
  const { seen, version } = draft?.values ?? {}
  const began = Number(version) || request.version
  const ids = draft ? newerThan(db, request, String(seen ?? ''), member.id) : []
  const newer = messagesById(member, request, ids)
  const moved = newer.some(({ kind }) => kind === 'status_change')
  return {
    requestId,
    number: request.number,
    title: request.title,
    /** What of the request itself is not as it was. */
    changed:
      draft && began !== request.version
        ? { from: began, to: request.version, status: moved ? request.status : null }
        : null,
    newer,
    form: messageForm(member, request, query),
  }
}

function groundOf(actor: Actor, requestId: string): { request: OpenRequest; member: Member } {
  const request = visibleRequest(db, actor, requestId)
  if (actor.kind !== 'member') throw forbidden()
  return { request, member: actor }
}

function messageForm(actor: Member, request: OpenRequest, query: URLSearchParams) {
  const people = participantsOf(db, request).filter(({ id }) => id !== actor.id)
  const draft = findDraft(db, actor, messagePlace(request.conversationId))
  const canned = cannedText(actor, request, query.get('canned') ?? '')
  return {
    key: newId(),
    seen: newestOf(request),
    version: request.version,
    ...filledWith(draft, canned),
    people: namesToMention(actor, people),
    canned: cannedChoices(actor),
    replyTo: replyTo(request, actor, people),
  }
}

/** Whose name stands on an empty form: who wrote last, else who works on it, or its client. */
function replyTo(request: OpenRequest, actor: Member, people: readonly Participant[]) {
  const last = db
    .select({ id: messages.senderId })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, request.conversationId),
        eq(messages.kind, 'message'),
        ne(messages.senderId, actor.id),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .get()
  const likely = [last?.id, isStaff(actor) ? request.userId : request.assigneeId]
  return likely.flatMap((id) => people.find((one) => one.id === id) ?? [])[0]?.name ?? null
}

/** What a form is filled with: a draft, and behind its words a canned response. */
export function filledWith(draft: Draft | null, canned: string | null) {
  const { text = '', format, tell = [] } = draft?.values ?? {}
  const begun = format === 'html' ? String(text) : paragraphsOf(String(text))
  const html = begun + paragraphsOf(canned ?? '')
  return {
    html,
    words: wordsOf(html),
    told: [tell].flat(),
    savedAt: draft && (text !== '' || draft.files.length > 0) ? draft.savedAt : null,
    files: (draft?.files ?? []).map(({ id, name, size }) => ({ id, name, size })),
  }
}

/** The id of the last entry of a conversation; empty before the first. */
const newestOf = ({ conversationId }: OpenRequest): string =>
  db
    .select({ id: max(messages.id) })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .get()?.id ?? ''
