import { and, asc, eq } from 'drizzle-orm'
import { draftFiles, drafts } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import type { Member } from '~/permissions/vocabulary'
import type { Draft } from './draft'

/** What somebody has begun to write at a place; a draft is nobody else's to see. */
export function findDraft(from: Reader, actor: Pick<Member, 'id'>, place: string): Draft | null {
  const draft = from
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, actor.id), eq(drafts.place, place)))
    .get()
  if (!draft) return null
  const { id, values, savedAt } = draft
  return { id, values, savedAt, files: filesOf(from, id) }
}

/** The files of a draft, in the order they came. */
export const filesOf = (from: Reader, draftId: string) =>
  from
    .select({
      id: draftFiles.id,
      field: draftFiles.field,
      folder: draftFiles.folder,
      file: draftFiles.file,
      name: draftFiles.name,
      type: draftFiles.type,
      size: draftFiles.size,
    })
    .from(draftFiles)
    .where(eq(draftFiles.draftId, draftId))
    .orderBy(asc(draftFiles.id))
    .all()
