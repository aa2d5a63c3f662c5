import { and, asc, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { profileFiles } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { hasPreview } from '~/features/attachments/stored-file'
import type { Actor, ProfileFolder } from '~/permissions/vocabulary'
import { visibleProfile } from './profile-access.server'

type Which = { profileId: string; fileId: string }

/** A file of a company profile that somebody may open. @throws DomainError `not-found` */
export function openProfileFile(actor: Actor, which: Which, from: Reader = db) {
  visibleProfile(from, actor, which.profileId)
  const file = from
    .select()
    .from(profileFiles)
    .where(and(eq(profileFiles.id, which.fileId), eq(profileFiles.profileId, which.profileId)))
    .get()
  if (!file) throw notFound()
  return file
}

/** Whether it can be looked at in place: a picture drawn anew, or a logo, whose SVG was cleaned. */
export const isShown = (file: { folder: ProfileFolder; type: string }): boolean =>
  file.folder === 'logo' || hasPreview(file)

/** The files of a company profile, in the order in which they came. */
export const filesOfProfile = (profileId: string) =>
  db
    .select()
    .from(profileFiles)
    .where(eq(profileFiles.profileId, profileId))
    .orderBy(asc(profileFiles.createdAt), asc(profileFiles.id))
    .all()
    .map(({ id, folder, name, type, size, createdAt }) => ({
      ...{ id, folder, name, type, size, createdAt },
      picture: isShown({ folder, type }),
    }))

export type ListedFile = ReturnType<typeof filesOfProfile>[number]

/** All files of a company profile, for one archive: each below the name of its folder. */
export function archivedProfile(actor: Actor, profileId: string) {
  const { name } = visibleProfile(db, actor, profileId)
  const rows = db
    .select()
    .from(profileFiles)
    .where(eq(profileFiles.profileId, profileId))
    .orderBy(asc(profileFiles.folder), asc(profileFiles.createdAt), asc(profileFiles.id))
    .all()
  return { name, files: rows }
}
