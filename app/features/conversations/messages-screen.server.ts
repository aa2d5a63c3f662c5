import { and, desc, eq, max, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { messages } from '~/db/schema'
import type { Draft } from '~/features/drafts/draft'
import { messageDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { readPageStart } from '~/features/lists/page-start'
import type { WorkItem } from '~/features/work-item-base/work-item'
import { openAsMember } from '~/features/work-item-base/work-items.server'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/shared/kinds'
import { cannedChoices, cannedText } from './canned.server'
import { cannedPlaceholders } from './canned-placeholders.server'
import { nearlyFull } from './conversation-limits.server'
import { listMessages, messagesById } from './list-messages.server'
import { htmlOf, paragraphsOf } from './message-body.server'
import { outgoingMessages } from './outgoing.server'
import { namesToMention, type Participant, participantsOf } from './participants.server'
import { plainText } from './plain-text'
import { markRead } from './read-marks.server'
import { newerThan } from './since-seen.server'
import { whoWrites } from './updates.server'

/**
 * The messages view of a work item: its messages, and the form for another one. Opening it marks it read,
 * unless it is shown `beside` something else.
 *
 * @throws DomainError `not-found`
 */
export function messagesOf(
  actor: Actor,
  work: Work,
  query: URLSearchParams,
  { beside = false } = {},
) {
  const { workItem, member } = openAsMember(db, actor, work)
  const list = listMessages(member, workItem, beside ? null : readPageStart(query))
  const form = messageForm(member, workItem, query)
  if (!beside) markRead({ userId: member.id, conversationId: workItem.conversationId })
  const { conversationId } = workItem
  const room = nearlyFull(db, conversationId)
  // The newest message is at the end: on the last page.
  const outgoing = list.later ? [] : outgoingMessages(db, member, workItem)
  return { work, ...list, outgoing, form, room, writing: whoWrites(member, conversationId) }
}

/**
 * The screen of a message that was not sent as it was: what came meanwhile, and the message.
 *
 * @throws DomainError `not-found`
 */
export function unsentMessage(actor: Actor, work: Work, query: URLSearchParams) {
  const { workItem, member } = openAsMember(db, actor, work)
  const draft = findDraft(db, member, messageDraftKey(workItem.conversationId))
  const { seen, version } = draft?.values ?? {}
  const began = Number(version) || workItem.version
  const ids = draft ? newerThan(db, workItem, String(seen ?? ''), member.id) : []
  const newer = messagesById(member, workItem, ids)
  const moved = newer.some(({ kind }) => kind === 'status_change')
  return {
    work,
    number: workItem.number,
    title: workItem.title,
    /** Facts of the work itself that have changed. */
    changed:
      draft && began !== workItem.version
        ? { from: began, to: workItem.version, status: moved ? workItem.status : null }
        : null,
    newer,
    form: messageForm(member, workItem, query),
  }
}

function messageForm(actor: Member, workItem: WorkItem, query: URLSearchParams) {
  const people = participantsOf(db, workItem).filter(({ id }) => id !== actor.id)
  const draft = findDraft(db, actor, messageDraftKey(workItem.conversationId))
  const canned = cannedText(actor, workItem, query.get('canned') ?? '')
  const filled = filledWith(draft, canned)
  return {
    key: newId(),
    seen: newestOf(workItem),
    version: workItem.version,
    ...filled,
    /** Placeholders that a canned response left. */
    placeholders: isStaff(actor) ? cannedPlaceholders(db, workItem.kind, filled.words) : [],
    people: namesToMention(actor, people),
    canned: cannedChoices(actor, workItem.kind),
    replyTo: replyTo(workItem, actor, people),
  }
}

/** Picks the name on an empty form: the last writer, else the assignee, or the client. */
function replyTo(workItem: WorkItem, actor: Member, people: readonly Participant[]) {
  const last = db
    .select({ id: messages.senderId })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, workItem.conversationId),
        eq(messages.kind, 'message'),
        ne(messages.senderId, actor.id),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .get()
  const likely = [last?.id, isStaff(actor) ? workItem.userId : workItem.assigneeId]
  return likely.flatMap((id) => people.find((one) => one.id === id) ?? [])[0]?.name ?? null
}

/** Content of a form: a draft, and behind its words a canned response. */
export function filledWith(draft: Draft | null, canned: string | null) {
  const { text = '', mention = [] } = draft?.values ?? {}
  const html = htmlOf(draft?.values ?? {}) + paragraphsOf(canned ?? '')
  return {
    html,
    words: plainText(html),
    mentioned: [mention].flat(),
    /** Which draft it is, for the form to say: another tab may keep another. */
    filled: draft?.savedAt ?? null,
    savedAt: draft && (text !== '' || draft.files.length > 0) ? draft.savedAt : null,
    files: (draft?.files ?? []).map(({ id, name, size }) => ({ id, name, size })),
  }
}

/** The id of the last entry of a conversation; empty before the first. */
const newestOf = ({ conversationId }: WorkItem): string =>
  db
    .select({ id: max(messages.id) })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .get()?.id ?? ''
