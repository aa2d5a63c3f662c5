import { eq, sql } from 'drizzle-orm'
import { forms, formVersions } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { unusedVersion } from './drop-old-versions.server'

/**
 * Takes a form away whose product or order form is gone. Versions that requests and orders were made with stay,
 * with nothing beside them: they show the form they were made with.
 */
export function removeForm(tx: Tx, formId: string): void {
  tx.delete(formVersions).where(sql`${formVersions.formId} = ${formId} and ${unusedVersion}`).run()
  const kept = tx
    .select({ id: formVersions.id })
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .get()
  if (kept) tx.update(forms).set({ draft: [] }).where(eq(forms.id, formId)).run()
  else tx.delete(forms).where(eq(forms.id, formId)).run()
}
