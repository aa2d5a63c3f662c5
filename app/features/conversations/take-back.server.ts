import { eq } from 'drizzle-orm'
import { drafts, fileUses } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { type Draft, mostDraftFiles } from '~/features/drafts/draft'
import { messageDraftKey, partsOfDraftKey } from '~/features/drafts/draft-keys'
import { filesOf, findDraft } from '~/features/drafts/find-draft.server'
import { forgetKey } from '~/features/form-input/idempotency.server'
import { openAsMember } from '~/features/work-item-base/work-items.server'
import type { Actor, Member } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'
import { htmlOf, joined } from './message-body.server'
import { isMessage, type Outgoing, outgoingOf, typedOf } from './outgoing.server'
import { pinBack, pinIn } from './waiting-pins.server'

type Taken = { attachment: string | null }

/**
 * Takes back what was just sent and nobody else has seen: its words and files are a draft again.
 *
 * @returns the picture that it was a pin in, by its id, or none; null where it did not wait any more
 * @throws DomainError `not-found`; `draft-too-long`, `draft-many-files` (413)
 */
export function takeBack(actor: Actor, { work, id }: { work: Work; id: string }): Taken | null {
  return transaction((tx) => {
    const { workItem, member } = openAsMember(tx, actor, work)
    const outgoing = outgoingOf(tx, member, workItem.conversationId).find((one) => one.id === id)
    return outgoing ? putBack(tx, member, outgoing) : null
  })
}

/**
 * Makes what was sent a draft again; its form counts as never sent.
 *
 * @returns the picture that it was a pin in, by its id, or none
 * @throws DomainError `draft-too-long`, `draft-many-files` (413)
 */
export function putBack(tx: Tx, member: Pick<Member, 'id'>, outgoing: Outgoing): Taken {
  const { conversationId } = partsOfDraftKey(outgoing.draftKey)
  const pin = isMessage(outgoing) ? null : pinIn(outgoing)
  if (pin) {
    pinBack(tx, member, conversationId, pin)
    return { attachment: pin.attachmentId }
  }
  const { idempotencyKey } = outgoing.values
  if (idempotencyKey) forgetKey(tx, String(idempotencyKey))
  putBefore(tx, member, { ...outgoing, values: typedOf(outgoing) }, messageDraftKey(conversationId))
  return { attachment: null }
}

/**
 * Puts a draft of somebody under a draft key: its words come before those that were begun there since, its files
 * beside theirs.
 *
 * @throws DomainError `draft-too-long`, `draft-many-files` (413)
 */
export function putBefore(
  tx: Tx,
  member: Pick<Member, 'id'>,
  { id, values: before }: Pick<Draft, 'id' | 'values'>,
  draftKey: string,
): void {
  const begun = findDraft(tx, member, draftKey)
  const kept = { sendAt: null, savedAt: Date.now() }
  // No form has kept it: a tab that goes on with its own words does not write over it.
  const writer = ''
  if (!begun) {
    const values = { ...before, writer }
    tx.update(drafts)
      .set({ ...kept, draftKey, values })
      .where(eq(drafts.id, id))
      .run()
    return
  }
  const files = filesOf(tx, id)
  if (files.length > 0 && files.length + begun.files.length > mostDraftFiles) {
    const values = { most: mostDraftFiles }
    throw new DomainError('draft-many-files', 413, { field: 'files', values })
  }
  const text = joined(htmlOf(before), htmlOf(begun.values))
  const mention = [...new Set([before.mention ?? [], begun.values.mention ?? []].flat())]
  const values = { ...begun.values, text, mention, format: 'html', writer }
  tx.update(fileUses).set({ draftId: begun.id }).where(eq(fileUses.draftId, id)).run()
  tx.delete(drafts).where(eq(drafts.id, id)).run()
  tx.update(drafts)
    .set({ ...kept, values })
    .where(eq(drafts.id, begun.id))
    .run()
}
