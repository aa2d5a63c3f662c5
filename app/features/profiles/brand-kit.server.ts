import { and, eq, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, fileUses } from '~/db/schema'
import { listUses } from '~/features/files/file-uses.server'
import { canSeeProfile } from '~/permissions/profiles'
import type { Actor, Member } from '~/permissions/vocabulary'
import { offeredCompanies } from './offered-companies.server'
import { rightsOf, visibleProfile } from './profile-access.server'

/** The logo of a company profile; undefined when it has none. */
const logoOf = (profileId: string) =>
  listUses(db, and(eq(fileUses.profileId, profileId), eq(fileUses.field, 'logo'))).at(-1)

/** The companies whose brand somebody may take into a project, as far as there is one. */
export function brandsFor(actor: Actor, ownerId: string | null) {
  const filled = sql`(${companyProfiles.brandColors} <> '[]' or exists (select 1 from ${fileUses}
    where ${fileUses.profileId} = ${companyProfiles.id} and ${fileUses.field} = 'logo'))`
  return offeredCompanies(actor, ownerId, filled).map((brand) => ({
    ...brand,
    logo: logoOf(brand.id)?.id ?? null,
  }))
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
