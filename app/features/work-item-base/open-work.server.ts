import { eq, or, type Placeholder, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { companyProfiles, profileMembers } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { type Actor, isStaff, type Member } from '~/permissions/vocabulary'
import { canSeeWork, type WorkFacts } from '~/permissions/work'
import { companyWorkViewers } from './participants.server'

type Row = {
  userId: string | null
  assigneeId: string | null
  companyProfileId: string | null
}

/**
 * Row of a work item for a person who may open it, with the facts for the rules.
 *
 * @throws DomainError `not-found` without a row, also when it is not theirs to see
 */
export function openWork<R extends Row>(
  from: Reader,
  actor: Actor,
  row: R | undefined,
): R & WorkFacts {
  if (!row || actor.kind === 'guest') throw notFound()
  const facts = { ...row, ofCompany: isOfCompany(from, actor, row.companyProfileId) }
  if (!canSeeWork(actor, facts)) throw notFound()
  return facts
}

/** Whether somebody sees the work of a company profile. Staff need not be asked. */
function isOfCompany(from: Reader, actor: Member, profileId: string | null): boolean {
  if (profileId === null || isStaff(actor)) return false
  return companyWorkViewers(from, profileId).includes(actor.id)
}

/**
 * Condition for the rows of a table of work that somebody outside the staff may open: theirs and their
 * companies'.
 */
export const ownWork = (
  table: { userId: SQLiteColumn; companyProfileId: SQLiteColumn },
  actor: { id: string | Placeholder },
) =>
  or(
    eq(table.userId, actor.id),
    sql`${table.companyProfileId} in (
      select ${companyProfiles.id} from ${companyProfiles} where ${companyProfiles.ownerId} = ${actor.id}
      union all
      select ${profileMembers.profileId} from ${profileMembers}
        where ${profileMembers.userId} = ${actor.id} and ${profileMembers.work} = 1)`,
  )
