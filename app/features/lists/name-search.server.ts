import { or, type SQL } from 'drizzle-orm'
import { companyProfiles, users } from '~/db/schema'
import { contains, hasShort, isShortText, type Searched } from './search.server'

/** How people are found by their names and emails (see `rowNumber`). */
export const byName: Searched = { table: users, index: 'users' }
export const byCompany: Searched = { table: companyProfiles, index: 'company_profiles' }

/** The same for few people, each of whom is looked at: no crowd of a name hides one of them. */
export const isCalled = (typed: string): SQL =>
  (isShortText(typed) ? hasShort : contains)(users.fullName, typed)

/** Finds few people by their email as well. */
export const isNamed = (typed: string): SQL | undefined =>
  isShortText(typed) ? isCalled(typed) : or(isCalled(typed), contains(users.email, typed))
