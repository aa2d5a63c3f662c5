import { sql } from 'drizzle-orm'
import { formVersions, orders, requests } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { limits } from '~/permissions/limits'

/** No request and no order was made with it. For queries that read versions of forms. */
export const unusedVersion = sql`not exists (
  select 1 from ${requests} where ${requests.formVersionId} = ${formVersions.id}
  union all select 1 from ${orders} where ${orders.formVersionId} = ${formVersions.id})`

/**
 * Removes the versions of a form that are old and that nothing was made with, in the transaction that
 * writes the next one.
 *
 * @param latest the number of that one
 */
export function dropOldVersions(tx: Tx, formId: string, latest: number): void {
  const old = sql`${formVersions.number} <= ${latest - limits.versionsKept}`
  tx.delete(formVersions)
    .where(sql`${formVersions.formId} = ${formId} and ${old} and ${unusedVersion}`)
    .run()
}
