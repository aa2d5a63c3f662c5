import { and, desc, eq, ne } from 'drizzle-orm'
import { formVersions, orders, requests, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { mostCounted } from '~/messages/format'

/** The versions of a form, the newest first, with who published them. */
export function versionsOf(from: Reader, formId: string) {
  const { id, number, fields, publishedAt } = formVersions
  return from
    .select({ id, number, fields, publishedAt, publisher: users.fullName })
    .from(formVersions)
    .leftJoin(users, eq(users.id, formVersions.publishedBy))
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(number))
    .limit(100)
    .all()
}

/** A version of a form by its number. @throws DomainError 404 */
export function requireVersion(from: Reader, formId: string, number: number) {
  const version = from
    .select()
    .from(formVersions)
    .where(and(eq(formVersions.formId, formId), eq(formVersions.number, number)))
    .get()
  if (!version) throw notFound()
  return version
}

/** How many requests and orders were made with a version, as far as they are counted. */
export const answersTo = (from: Reader, versionId: string): number =>
  from
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.formVersionId, versionId))
    .unionAll(
      from.select({ id: orders.id }).from(orders).where(eq(orders.formVersionId, versionId)),
    )
    .limit(mostCounted + 1)
    .all().length

/** The older versions of a form that are kept: number of the version, and of what keeps it. */
export function keptVersions(from: Reader, formId: string, latest: string) {
  return from
    .select({ id: formVersions.id, number: formVersions.number })
    .from(formVersions)
    .where(and(eq(formVersions.formId, formId), ne(formVersions.id, latest)))
    .orderBy(desc(formVersions.number))
    .limit(100)
    .all()
    .map(({ id, number }) => ({ number, answers: answersTo(from, id) }))
    .filter((each) => each.answers > 0)
}
