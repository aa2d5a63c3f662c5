import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { orderDraftFiles, orderDrafts } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import type { Draft, DraftFile } from '~/features/drafts/draft'

/** Whose draft it is: what this browser holds, and who is signed in with it. */
export type Buyer = {
  /** The hash of the token in the browser's cookie; null for one without. */
  browser: string | null
  /** Null for a guest. */
  userId: string | null
  /** Where it comes from. */
  address: string
}

/** Drafts that this browser's buyer may see: their own, and what was kept before they signed in. */
export const ownDraft = ({ browser, userId }: Buyer, orderFormId: string) =>
  and(
    eq(orderDrafts.browser, browser ?? ''),
    eq(orderDrafts.orderFormId, orderFormId),
    userId === null
      ? isNull(orderDrafts.userId)
      : or(isNull(orderDrafts.userId), eq(orderDrafts.userId, userId)),
  )

/** What somebody has begun to fill in with this browser. */
export function findOrderDraft(from: Reader, buyer: Buyer, orderFormId: string): Draft | null {
  if (buyer.browser === null) return null
  const draft = from.select().from(orderDrafts).where(ownDraft(buyer, orderFormId)).get()
  if (!draft) return null
  const { id, values, savedAt } = draft
  return { id, values, savedAt, files: filesOf(from, id) }
}

/** The files of a draft, in the order they came. */
export const filesOf = (from: Reader, draftId: string): DraftFile[] =>
  from
    .select({
      id: orderDraftFiles.id,
      field: orderDraftFiles.field,
      file: orderDraftFiles.file,
      name: orderDraftFiles.name,
      type: orderDraftFiles.type,
      size: orderDraftFiles.size,
    })
    .from(orderDraftFiles)
    .where(eq(orderDraftFiles.draftId, draftId))
    .orderBy(asc(orderDraftFiles.id))
    .all()
    .map((file) => ({ ...file, folder: 'forms' }))
