import { and, eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { fileUses } from '~/db/schema'
import { type Reader, type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { profileEvents } from '~/features/events/event-types/profiles'
import { chosenFiles } from '~/features/files/chosen-files'
import { addFileUses, dropUses } from '~/features/files/file-uses.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { logoRules, storePicture } from '~/features/files/store-picture.server'
import { storeUpload } from '~/features/files/store-upload.server'
import type { StoredFile } from '~/features/files/stored-file'
import {
  type IdempotencyKey,
  idempotent,
  previousResult,
} from '~/features/form-input/idempotency.server'
import { limits } from '~/permissions/limits'
import type { Member, ProfileFolder } from '~/permissions/vocabulary'
import { companyStamp } from '~/platform/uploads/company-logos'
import { editableProfile } from './profile-access.server'
import { listProfileFiles } from './profile-files.server'

const field = 'files'

type Adding = {
  profileId: string
  folder: ProfileFolder
  uploads: readonly unknown[]
  idempotencyKey?: IdempotencyKey | undefined
}

/**
 * Stores files in a folder of a company profile: all of them or none. A logo takes the place of the one
 * before, and is a picture: what acts is taken out of an SVG.
 *
 * @throws DomainError `not-found`, 403; beside `files`: `files-missing` (400), `profile-full` (409), those of
 *   `storeUpload` and of `storePicture`
 */
export async function addFiles(actor: Member, adding: Adding): Promise<void> {
  const { profileId, folder, idempotencyKey } = adding
  editableProfile(db, actor, profileId)
  if (previousResult(db, idempotencyKey)) return
  const uploads = chosenFiles(adding.uploads)
  if (uploads.length === 0) throw new DomainError('files-missing', 400, { field })
  if (folder === 'logo' && uploads.length > 1) {
    throw new DomainError('too-many-files', 400, { field, values: { most: 1 } })
  }
  requireRoom(db, profileId, folder, uploads)
  const stored: StoredFile[] = []
  let replaced: string[] = []
  let kept = false
  try {
    for (const upload of uploads) stored.push(await store(folder, upload, actor.id))
    transaction((tx) => {
      editableProfile(tx, actor, profileId)
      idempotent(tx, idempotencyKey, () => {
        requireRoom(tx, profileId, folder, uploads)
        replaced = folder === 'logo' ? removeLogos(tx, profileId) : []
        for (const file of stored) addRow(tx, actor, { profileId, folder, file })
        kept = true
      })
    })
  } finally {
    if (!kept) await removeFiles(stored.map(({ file }) => file))
  }
  await removeFiles(replaced)
}

/** The logo that is replaced makes room. @throws DomainError `profile-full` (409) */
function requireRoom(
  from: Reader,
  profileId: string,
  folder: ProfileFolder,
  uploads: readonly File[],
) {
  const rows = listProfileFiles(from, profileId).filter(
    ({ part }) => folder !== 'logo' || part !== 'logo',
  )
  const bytes = [...rows, ...uploads].reduce((sum, { size }) => sum + size, 0)
  if (rows.length + uploads.length > limits.filesOfProfile || bytes > limits.bytesOfProfile) {
    throw new DomainError('profile-full', 409, {
      field,
      values: { most: limits.filesOfProfile, limit: limits.bytesOfProfile },
    })
  }
}

const store = (folder: ProfileFolder, upload: File, owner: string): Promise<StoredFile> =>
  folder === 'logo'
    ? storePicture('logos', upload, { ...logoRules, field }, { owner, stamp: companyStamp })
    : storeUpload('brand_profiles', upload, { field, owner })

function addRow(
  tx: Tx,
  actor: Member,
  { profileId, folder, file }: { profileId: string; folder: ProfileFolder; file: StoredFile },
) {
  addFileUses(tx, [{ file: file.file }], { profileId, field: folder })
  emit(tx, actor, profileEvents.fileAdded, {
    subjectId: profileId,
    name: file.name,
    details: { folder },
  })
}

/** @returns the names of the files, which go afterwards */
const removeLogos = (tx: Tx, profileId: string): string[] =>
  dropUses(tx, and(eq(fileUses.profileId, profileId), eq(fileUses.field, 'logo'))).map(
    ({ file }) => file,
  )
