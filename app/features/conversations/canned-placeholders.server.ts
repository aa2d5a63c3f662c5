import { and, eq, sql } from 'drizzle-orm'
import { cannedResponses } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { WorkKind } from '~/shared/kinds'
import { listPlaceholders } from '~/shared/placeholders'

/**
 * The blanks of a text that a canned response brought: those that stand in one, letter by letter. What
 * somebody writes between brackets themselves is theirs.
 */
export const cannedPlaceholders = (from: Reader, kind: WorkKind, text: string): string[] =>
  listPlaceholders(text).filter(
    (blank) =>
      from
        .select({ id: cannedResponses.id })
        .from(cannedResponses)
        .where(
          and(eq(cannedResponses.type, kind), sql`instr(${cannedResponses.text}, ${blank}) > 0`),
        )
        .limit(1)
        .get() !== undefined,
  )

/** @throws DomainError `message-blanks` (400) for blanks of a canned response that were not filled in */
export function rejectPlaceholders(from: Reader, kind: WorkKind, text: string): void {
  const blanks = cannedPlaceholders(from, kind, text)
  if (blanks.length === 0) return
  throw new DomainError('message-blanks', 400, {
    field: 'text',
    values: { blanks: blanks.join(', ') },
  })
}
