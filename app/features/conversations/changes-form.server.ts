import { db } from '~/db/client.server'
import { findDraft } from '~/features/drafts/find-draft.server'
import { changesPlace } from '~/features/drafts/places'
import { openGround } from '~/features/grounds/grounds.server'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import type { Work } from '~/work/kinds'
import { filledWith } from './messages-screen.server'

/**
 * The form in which its client says what should change of what was delivered; null for others.
 *
 * @throws Fault `not-found`
 */
export function changesForm(actor: Actor, work: Work) {
  const { relations, conversationId } = openGround(db, actor, work)
  if (actor.kind !== 'member' || !relations.includes('owns-it')) return null
  const draft = findDraft(db, actor, changesPlace(conversationId))
  const { words, filled, savedAt } = filledWith(draft, null)
  return { key: newId(), words, filled, savedAt }
}

export type ChangesForm = NonNullable<ReturnType<typeof changesForm>>
