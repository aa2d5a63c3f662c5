import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { orderTerms, termVersions } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError, notFound } from '~/domain-error'
import { requiredProse, requiredText, versionField } from '~/features/form-input/fields.server'
import { isNameTaken } from '~/features/form-input/is-name-taken.server'

/** Schemas of the forms of terms. Their text is plain, see `paragraphsOf`. */
export const createTermSchema = z.object({ name: requiredText(100), text: requiredProse(50_000) })
export const editTermSchema = createTermSchema.extend({ version: versionField })
export type TermFacts = z.output<typeof createTermSchema>

/** @throws DomainError 404 */
export function requireTerm(from: Reader, id: string) {
  const term = from.select().from(orderTerms).where(eq(orderTerms.id, id)).get()
  if (!term) throw notFound()
  return term
}

/** The version of terms that is in use: the one saved last. */
export function latestTermVersion(from: Reader, termId: string) {
  const version = from
    .select()
    .from(termVersions)
    .where(eq(termVersions.termId, termId))
    .orderBy(desc(termVersions.number))
    .limit(1)
    .get()
  if (!version) throw notFound()
  return version
}

/** A version of terms by its number. @throws DomainError 404 */
export function requireTermVersion(from: Reader, termId: string, number: number) {
  const version = from
    .select()
    .from(termVersions)
    .where(and(eq(termVersions.termId, termId), eq(termVersions.number, number)))
    .get()
  if (!version) throw notFound()
  return version
}

/** @throws DomainError `term-name-taken` (400) */
export function requireFreeTermName(from: Reader, name: string, own?: string): void {
  if (isNameTaken(from, orderTerms, { name, own })) {
    throw new DomainError('term-name-taken', 400, { field: 'name' })
  }
}
