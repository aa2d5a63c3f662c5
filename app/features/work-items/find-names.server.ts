import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, users } from '~/db/schema'

/** The names and faces of people, by their ids; null is nobody's. */
export function peopleNames(ids: readonly (string | null)[]) {
  const rows = db
    .select({ id: users.id, name: users.fullName, avatar: users.avatar })
    .from(users)
    .where(inArray(users.id, each(ids)))
    .all()
  return new Map<string | null, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
}

/** The names of company profiles, by their ids; null is none's. */
export function companyNames(ids: readonly (string | null)[]): Map<string | null, string> {
  const rows = db
    .select({ id: companyProfiles.id, name: companyProfiles.name })
    .from(companyProfiles)
    .where(inArray(companyProfiles.id, each(ids)))
    .all()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const each = (ids: readonly (string | null)[]) => [...new Set(ids)].flatMap((id) => id ?? [])

/** The name and face of somebody; null for nobody. */
export const personName = (id: string | null) => peopleNames([id]).get(id) ?? null

/** The name of a company profile; null for none. */
export const companyName = (id: string | null): string | null => companyNames([id]).get(id) ?? null
