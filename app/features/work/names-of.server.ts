import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, users } from '~/db/schema'

/** The names and faces of people, by their ids. */
export function peopleIn(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = db
    .select({ id: users.id, name: users.fullName, avatar: users.avatar })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
    .all()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The names of company profiles, by their ids. */
export function companiesIn(ids: readonly string[]): Map<string, string> {
  if (ids.length === 0) return new Map()
  const rows = db
    .select({ id: companyProfiles.id, name: companyProfiles.name })
    .from(companyProfiles)
    .where(inArray(companyProfiles.id, [...new Set(ids)]))
    .all()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The name and face of somebody; null for nobody. */
export const personIn = (id: string | null) =>
  peopleIn(id === null ? [] : [id]).get(id ?? '') ?? null

/** The name of a company profile; null for none. */
export const companyIn = (id: string | null): string | null =>
  companiesIn(id === null ? [] : [id]).get(id ?? '') ?? null
