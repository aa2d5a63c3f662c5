import { and, eq } from 'drizzle-orm'
import { drafts, fileUses } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { listUses } from '~/features/files/file-uses.server'
import type { Draft, DraftFile, DraftOwner } from './draft'

/** Holds for the draft of somebody under a draft key. */
export const isDraftOf = (owner: DraftOwner, draftKey: string) =>
  and(
    'browser' in owner ? eq(drafts.browser, owner.browser) : eq(drafts.userId, owner.id),
    eq(drafts.draftKey, draftKey),
  )

/** Finds somebody's draft under a draft key; nobody else may see it. */
export function findDraft(from: Reader, owner: DraftOwner, draftKey: string): Draft | null {
  const draft = from.select().from(drafts).where(isDraftOf(owner, draftKey)).get()
  if (!draft) return null
  const { id, values, savedAt } = draft
  return { id, values, savedAt, files: filesOf(from, id) }
}

/** The files of a draft, in the order they came. */
export const filesOf = (from: Reader, draftId: string): DraftFile[] =>
  listUses(from, eq(fileUses.draftId, draftId)).map(({ field, ...file }) => ({
    ...file,
    field: field ?? '',
  }))
