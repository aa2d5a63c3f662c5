import { and, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { companyProfiles, fileUses, storedFiles } from '~/db/schema'
import { listUses } from '~/features/files/file-uses.server'
import { pictureTypes } from '~/features/files/stored-file'
import { offeredCompanies } from '~/features/profiles/offered-companies.server'
import { visibleProfile } from '~/features/profiles/profile-access.server'
import { isShown } from '~/features/profiles/profile-files.server'
import type { Actor, ProfileFolder } from '~/permissions/vocabulary'
import { photoEndings } from '~/shared/photo-types'

/** Files that look like pictures: by what they hold, or by their name where nothing else was read. */
const isPicture = or(
  inArray(storedFiles.type, [...pictureTypes]),
  ...photoEndings.map((ending) => like(storedFiles.name, `%.${ending}`)),
)

/** The companies whose pictures somebody may take into a project, as far as there are any. */
export function companiesWithPictures(actor: Actor, ownerId: string | null) {
  const filled = exists(
    db
      .select({ one: sql`1` })
      .from(fileUses)
      .innerJoin(storedFiles, eq(storedFiles.file, fileUses.file))
      .where(and(eq(fileUses.profileId, companyProfiles.id), isPicture)),
  )
  return offeredCompanies(actor, ownerId, filled as SQL).map(({ id, name }) => ({ id, name }))
}

/** The pictures of a company, its photos first, for a person who may open it. @throws DomainError `not-found` */
export function picturesOfProfile(actor: Actor, profileId: string) {
  const { id, name } = visibleProfile(db, actor, profileId)
  const found = listUses(db, and(eq(fileUses.profileId, id), isPicture)).map(
    ({ id, name, type, field }) => {
      const part = field as ProfileFolder
      return { id, name, part, isShown: isShown({ part, type }) }
    },
  )
  const isPhoto = ({ part }: { part: ProfileFolder }) => part === 'photos_videos'
  return { id, name, pictures: [...found.filter(isPhoto), ...found.filter((one) => !isPhoto(one))] }
}
