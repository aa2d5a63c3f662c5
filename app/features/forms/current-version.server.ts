import { and, eq, inArray, sql } from 'drizzle-orm'
import { formVersions, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'

/** Condition for a form's version in use, the one that was published last. */
export const isCurrent = sql`${formVersions.number} = (
  select max(other.number) from form_versions other where other.form_id = ${formVersions.formId})`

/** The version of a form that is in use, with who published it; null while there is none. */
export const currentVersion = (from: Reader, formId: string) =>
  from
    .select({
      id: formVersions.id,
      number: formVersions.number,
      fields: formVersions.fields,
      publishedAt: formVersions.publishedAt,
      publisher: users.fullName,
    })
    .from(formVersions)
    .leftJoin(users, eq(users.id, formVersions.publishedBy))
    .where(and(eq(formVersions.formId, formId), isCurrent))
    .get() ?? null

/** The numbers of the versions in use, by the ids of the forms; none where none is published. */
export function currentNumbers(from: Reader, formIds: readonly string[]): Map<string, number> {
  const rows = from
    .select({ formId: formVersions.formId, number: formVersions.number })
    .from(formVersions)
    .where(and(inArray(formVersions.formId, [...formIds]), isCurrent))
    .all()
  return new Map(rows.map(({ formId, number }) => [formId, number]))
}
