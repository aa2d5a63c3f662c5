import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { attachments } from '~/db/schema'
import { pictureTypes } from '~/features/attachments/stored-file'
import { findDraft } from '~/features/drafts/find-draft.server'
import { changesPlace } from '~/features/drafts/places'
import { openAsMember } from '~/features/grounds/grounds.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/work/kinds'
import { filledWith } from './messages-screen.server'
import { waitingPins } from './waiting-pins.server'

/** So many of the newest pictures are offered to be pressed in. */
const mostOffered = 3

/**
 * The form in which its client says what should change of what was delivered; null for others.
 *
 * @throws DomainError `not-found`
 */
export function changesForm(actor: Actor, work: Work) {
  const { ground, member } = openAsMember(db, actor, work)
  const { relations, conversationId } = ground
  if (!relations.includes('owns-it')) return null
  const draft = findDraft(db, member, changesPlace(conversationId))
  const { words, filled, savedAt } = filledWith(draft, null)
  return {
    key: newId(),
    words,
    filled,
    savedAt,
    /** The pictures of the pins that go with it, one for each pin. */
    pinned: waitingPins(db, member, conversationId)
      .filter(({ sendAt }) => sendAt === null)
      .map(({ attachmentId }) => attachmentId),
    pictures: picturesFor(member.id, conversationId),
  }
}

/** The newest pictures that others have sent in a conversation: what was delivered is among them. */
const picturesFor = (userId: string, conversationId: string) =>
  db
    .select({ id: attachments.id, name: attachments.name })
    .from(attachments)
    .where(
      and(
        eq(attachments.conversationId, conversationId),
        isNotNull(attachments.messageId),
        inArray(attachments.type, [...pictureTypes]),
        ne(attachments.uploaderId, userId),
      ),
    )
    .orderBy(desc(attachments.createdAt), desc(attachments.id))
    .limit(mostOffered)
    .all()

export type ChangesForm = NonNullable<ReturnType<typeof changesForm>>
