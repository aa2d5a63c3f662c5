import { desc, eq } from 'drizzle-orm'
import { formVersions } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

/** The version of a form that is in use: the one published last; null while there is none. */
export const currentVersion = (from: Pick<Tx, 'select'>, formId: string) =>
  from
    .select({
      id: formVersions.id,
      number: formVersions.number,
      fields: formVersions.fields,
      publishedAt: formVersions.publishedAt,
    })
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(formVersions.number))
    .limit(1)
    .get() ?? null
