import { and, eq, sql } from 'drizzle-orm'
import { cannedResponses } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { WorkKind } from '~/shared/kinds'
import { listPlaceholders } from '~/shared/placeholders'

/**
 * The placeholders of a text that a canned response brought: those that are in one, letter by letter. What
 * somebody writes between brackets themselves is theirs.
 */
export const cannedPlaceholders = (from: Reader, kind: WorkKind, text: string): string[] =>
  listPlaceholders(text).filter(
    (placeholder) =>
      from
        .select({ id: cannedResponses.id })
        .from(cannedResponses)
        .where(
          and(
            eq(cannedResponses.type, kind),
            sql`instr(${cannedResponses.text}, ${placeholder}) > 0`,
          ),
        )
        .limit(1)
        .get() !== undefined,
  )

/** @throws DomainError `message-placeholders` (400) for placeholders of a canned response that were not filled in */
export function rejectPlaceholders(from: Reader, kind: WorkKind, text: string): void {
  const placeholders = cannedPlaceholders(from, kind, text)
  if (placeholders.length === 0) return
  throw new DomainError('message-placeholders', 400, {
    field: 'text',
    values: { placeholders: placeholders.join(', ') },
  })
}
