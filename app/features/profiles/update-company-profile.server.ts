import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { companyProfiles } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { expectVersion } from '~/features/form-input/expect-version.server'
import type { Actor } from '~/permissions/vocabulary'
import type { RowPart } from './parts'
import { editableProfile, type Profile } from './profile-access.server'

/** Change by one form of a company profile: its name, or one of its lists. */
type ProfileChange = { part: 'name'; value: string } | { part: RowPart; value: string[] }

/** Stored value of a part. */
const partOf = (profile: Profile, part: ProfileChange['part']): string | string[] => profile[part]

/**
 * A figure made of what a part holds: two people who change different parts are not in each other's way.
 */
export const partVersion = (profile: Profile, part: ProfileChange['part']): number =>
  crc32(JSON.stringify([part, partOf(profile, part)]))

/**
 * Saves one part of a company profile.
 *
 * @param version the `partVersion` that its form was made from
 * @returns what is in its list now and was not before, and the other way round
 * @throws DomainError `not-found`, 403; `stale` (409)
 */
export function updateCompanyProfile(
  actor: Actor,
  { id, version, part, value }: ProfileChange & { id: string; version: number },
): { added: string[]; removed: string[] } {
  return transaction((tx) => {
    const profile = editableProfile(tx, actor, id)
    const before = partOf(profile, part)
    const [was, is] = [[before].flat(), [value].flat()]
    expectVersion({ version: partVersion(profile, part) }, version, { part, entries: was })
    tx.update(companyProfiles)
      .set({ [part]: value, version: profile.version + 1, updatedAt: Date.now() })
      .where(eq(companyProfiles.id, id))
      .run()
    const added = is.filter((entry) => !was.includes(entry))
    const removed = was.filter((entry) => !is.includes(entry))
    // Whole lists are not recorded: adding a line again and again would fill the history with all of them.
    emit(tx, actor, profileEvents.updated, { subjectId: id, details: { [part]: [removed, added] } })
    return { added, removed }
  })
}
