import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { fileUses, storedFiles } from '~/db/schema'
import { changesDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { pictureTypes } from '~/features/files/stored-file'
import { openAsMember } from '~/features/work-item-base/work-items.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/shared/kinds'
import { filledWith } from './messages-screen.server'
import { waitingPins } from './waiting-pins.server'

/** Newest pictures that are offered for placing pins. */
const mostOffered = 3

/**
 * The form in which its client says what should change of what was delivered; null for others.
 *
 * @throws DomainError `not-found`
 */
export function changesForm(actor: Actor, work: Work) {
  const { workItem, member } = openAsMember(db, actor, work)
  const { relations, conversationId } = workItem
  if (!relations.includes('owns-it')) return null
  const draft = findDraft(db, member, changesDraftKey(conversationId))
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
    .select({ id: fileUses.id, name: storedFiles.name })
    .from(fileUses)
    .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
    .where(
      and(
        eq(fileUses.conversationId, conversationId),
        isNotNull(fileUses.messageId),
        inArray(storedFiles.type, [...pictureTypes]),
        ne(storedFiles.uploaderId, userId),
      ),
    )
    .orderBy(desc(fileUses.createdAt), desc(fileUses.id))
    .limit(mostOffered)
    .all()

export type ChangesForm = NonNullable<ReturnType<typeof changesForm>>
