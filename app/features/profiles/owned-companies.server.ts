import { count, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { limits } from '~/permissions/limits'

/** How many company profiles somebody owns. */
export const ownedCompanies = (ownerId: string, from: Reader = db): number =>
  from
    .select({ n: count() })
    .from(companyProfiles)
    .where(eq(companyProfiles.ownerId, ownerId))
    .get()?.n ?? 0

/** Whether somebody may own one more. */
export const hasRoomForCompany = (ownerId: string, from: Reader = db): boolean =>
  ownedCompanies(ownerId, from) < limits.companiesOfClient

/** The refusal of one company too many: a code and the field that it is next to. */
export const companiesFull = (code: 'companies-full' | 'heir-full', field: string): DomainError =>
  new DomainError(code, 422, { field, values: { limit: limits.companiesOfClient } })
