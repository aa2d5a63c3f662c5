import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { fileUses } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { listUses, type UsedFile } from '~/features/files/file-uses.server'
import { hasPreview } from '~/features/files/stored-file'
import type { Actor, ProfileFolder } from '~/permissions/vocabulary'
import { visibleProfile } from './profile-access.server'

type Which = { profileId: string; fileId: string }

/** A file of a company profile; `part` is its folder there, e.g. `fonts`. */
type ProfileFile = UsedFile & { part: ProfileFolder }

/** The files of a company profile, or one of them, in the order in which they came. */
export const listProfileFiles = (from: Reader, profileId: string, id?: string): ProfileFile[] =>
  listUses(
    from,
    and(eq(fileUses.profileId, profileId), id === undefined ? undefined : eq(fileUses.id, id)),
  ).map(({ field, ...file }) => ({ ...file, part: field as ProfileFolder }))

/** A file of a company profile that somebody may open. @throws DomainError `not-found` */
export function openProfileFile(actor: Actor, which: Which, from: Reader = db): ProfileFile {
  visibleProfile(from, actor, which.profileId)
  const [file] = listProfileFiles(from, which.profileId, which.fileId)
  if (!file) throw notFound()
  return file
}

/**
 * Whether it can be looked at in place: a picture that was redrawn on upload, or a logo, whose SVG was
 * cleaned.
 */
export const isShown = (file: Pick<ProfileFile, 'part' | 'type'>): boolean =>
  file.part === 'logo' || hasPreview(file)

/** The files of a company profile as its page lists them. */
export const filesOfProfile = (profileId: string) =>
  listProfileFiles(db, profileId).map(({ id, part, name, type, size, createdAt }) => ({
    ...{ id, folder: part, name, type, size, createdAt },
    picture: isShown({ part, type }),
  }))

export type ListedFile = ReturnType<typeof filesOfProfile>[number]

/** All files of a company profile, for one archive: each below the name of its folder. */
export function archivedProfile(actor: Actor, profileId: string) {
  const { name } = visibleProfile(db, actor, profileId)
  const files = listProfileFiles(db, profileId).sort((a, b) =>
    a.part < b.part ? -1 : a.part > b.part ? 1 : 0,
  )
  return { name, files }
}
