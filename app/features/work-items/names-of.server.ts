import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, users } from '~/db/schema'

/** The names and faces of people, by their ids; null is nobody's. */
export function peopleIn(ids: readonly (string | null)[]) {
  const rows = db
    .select({ id: users.id, name: users.fullName, avatar: users.avatar })
    .from(users)
    .where(inArray(users.id, each(ids)))
    .all()
  return new Map<string | null, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
}

/** The names of company profiles, by their ids; null is none's. */
export function companiesIn(ids: readonly (string | null)[]): Map<string | null, string> {
  const rows = db
    .select({ id: companyProfiles.id, name: companyProfiles.name })
    .from(companyProfiles)
    .where(inArray(companyProfiles.id, each(ids)))
    .all()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const each = (ids: readonly (string | null)[]) => [...new Set(ids)].flatMap((id) => id ?? [])

/** The name and face of somebody; null for nobody. */
export const personIn = (id: string | null) => peopleIn([id]).get(id) ?? null

/** The name of a company profile; null for none. */
export const companyIn = (id: string | null): string | null => companiesIn([id]).get(id) ?? null
