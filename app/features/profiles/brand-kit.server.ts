import { and, asc, eq, or, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, fileUses } from '~/db/schema'
import { listUses } from '~/features/files/file-uses.server'
import { openProfiles, ownProfiles } from '~/features/profile-base/scope.server'
import { canSeeProfile } from '~/permissions/profiles'
import type { Actor, Member } from '~/permissions/vocabulary'
import { rightsOf, visibleProfile } from './profile-access.server'

/** Companies offered at once. */
const mostBrands = 50

/** The logo of a company profile; undefined when it has none. */
const logoOf = (profileId: string) =>
  listUses(db, and(eq(fileUses.profileId, profileId), eq(fileUses.field, 'logo'))).at(-1)

/**
 * The companies whose brand somebody may take into a project: their own and those of the project's
 * owner, as far as they may open them, and as far as there is a brand.
 */
export function brandsFor(actor: Actor, ownerId: string | null) {
  if (actor.kind === 'guest') return []
  const whose = or(ownProfiles(actor.id), ownerId ? ownProfiles(ownerId) : undefined)
  const filled = sql`(${companyProfiles.brandColors} <> '[]' or exists (select 1 from ${fileUses}
    where ${fileUses.profileId} = ${companyProfiles.id} and ${fileUses.field} = 'logo'))`
  return db
    .select({
      id: companyProfiles.id,
      name: companyProfiles.name,
      colors: companyProfiles.brandColors,
    })
    .from(companyProfiles)
    .where(and(openProfiles(actor), whose, filled))
    .orderBy(asc(companyProfiles.name), asc(companyProfiles.id))
    .limit(mostBrands)
    .all()
    .map((brand) => ({ ...brand, logo: logoOf(brand.id)?.id ?? null }))
}

/** Colors and logo of a company, for a person who may open it. @throws DomainError `not-found` */
export function brandOf(actor: Member, profileId: string) {
  const { id, name, brandColors } = visibleProfile(db, actor, profileId)
  return { id, name, colors: brandColors, logo: logoOf(id) ?? null }
}

/** The brand of the company that work is for, as far as somebody may open it; null without one. */
export function brandKit(actor: Actor, profileId: string | null) {
  if (profileId === null || actor.kind === 'guest') return null
  const profile = db.select().from(companyProfiles).where(eq(companyProfiles.id, profileId)).get()
  if (!profile) return null
  if (!canSeeProfile(actor, { ...profile, rights: rightsOf(db, profileId, actor.id) })) return null
  const { id, name, brandColors: colors } = profile
  return { id, name, colors, logo: logoOf(id)?.id ?? null }
}

export type BrandKit = NonNullable<ReturnType<typeof brandKit>>
