import { lt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { drafts } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { draftLife } from './draft'
import { removeFiles } from './keep-draft.server'
import { takeDraft } from './take-draft.server'

/** So many are taken away at once. */
const batch = 50

/** Takes drafts away that nobody has touched for long. @returns whether there may be more */
export async function tidyDrafts(now = Date.now()): Promise<boolean> {
  const old = db
    .select({ id: drafts.id })
    .from(drafts)
    .where(lt(drafts.savedAt, now - draftLife))
    .limit(batch)
    .all()
  for (const { id } of old) await removeFiles(transaction((tx) => takeDraft(tx, id)))
  return old.length === batch
}
