import { db } from '~/db/client.server'
import { projectPictures } from '~/db/schema'
import { type Reader, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { removeFiles } from '~/features/files/remove-files.server'
import { storePhoto } from '~/features/files/store-photo.server'
import {
  type IdempotencyKey,
  idempotent,
  previousResult,
} from '~/features/form-input/idempotency.server'
import { countPictures } from '~/features/panels/own-pictures.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { limits } from '~/permissions/limits'
import { canUseAccountFeatures } from '~/permissions/projects'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { newToken } from '~/platform/ids.server'
import { oneLine } from '~/shared/one-line'

export type AddingPictures = {
  projectId: string
  /** The form field that messages stand beside. */
  field: string
  idempotencyKey?: IdempotencyKey | undefined
}

/** A picture to be added. It is opened when its turn comes: many are more than memory holds. */
type Source = { name: string; open: () => File | Promise<File> }

/** `refused` are those that are no pictures we can use, each with why; the others are kept. */
export type AddedPictures = { ids: string[]; refused: { name: string; error: DomainError }[] }

/**
 * Takes pictures into a project, one after another, each by itself.
 *
 * @throws DomainError `not-found`, `sign-up-needed` (403), `pictures-missing` (400), `pictures-full` (409)
 */
export async function keepPictures(
  actor: Actor,
  { projectId, field, idempotencyKey }: AddingPictures,
  sources: readonly Source[],
): Promise<AddedPictures> {
  requireAccount(actor, projectId, field)
  const before = previousResult(db, idempotencyKey)
  if (before) return { ids: JSON.parse(before.result) as string[], refused: [] }
  if (sources.length === 0) throw new DomainError('pictures-missing', 400, { field })
  requireRoom(db, projectId, sources.length, field)
  const stored: Awaited<ReturnType<typeof storePhoto>>[] = []
  const refused: AddedPictures['refused'] = []
  let kept = false
  try {
    for (const { name, open } of sources) {
      try {
        stored.push(await storePhoto(await open(), { field, owner: actorKey(actor) }))
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        refused.push({ name, error })
      }
    }
    const [only] = refused
    if (only && stored.length === 0 && refused.length === 1) throw only.error
    // Sent again, it is tried again: nothing was done that could be done twice.
    if (stored.length === 0) return { ids: [], refused }
    const ids = transaction((tx) => {
      const project = requireAccount(actor, projectId, field)
      return idempotent(tx, idempotencyKey, () => {
        requireRoom(tx, projectId, stored.length, field)
        const createdAt = Date.now()
        const rows = stored.map(({ file, name, width, height }, at) => ({
          ...{ id: newToken().slice(0, 22), projectId, file, name: pictureName(name), alt: '' },
          ...{ x: 50, y: 50, width, height, createdAt: createdAt + at },
        }))
        if (rows.length > 0) tx.insert(projectPictures).values(rows).run()
        if (rows.length > 0) emit(tx, actor, projectEvents.addedPictures, { project })
        kept = true
        return rows.map(({ id }) => id)
      })
    })
    return { ids, refused }
  } finally {
    if (!kept) await removeFiles(stored.map(({ file }) => file))
  }
}

function requireAccount(actor: Actor, projectId: string, field: string) {
  const project = editableProject(actor, projectId)
  if (canUseAccountFeatures(actor)) return project
  throw new DomainError('sign-up-needed', 403, { field, values: { what: 'pictures' } })
}

function requireRoom(from: Reader, projectId: string, more: number, field: string): void {
  const most = limits.picturesOfProject
  if (countPictures(from, projectId) + more <= most) return
  throw new DomainError('pictures-full', 409, { field, values: { most } })
}

/** What a picture is called at first: its file's name without what says its type. */
export const pictureName = (name: string): string =>
  oneLine(name.replace(/\.[A-Za-z0-9]{1,5}$/, '')).slice(0, limits.lettersOfPictureName) || name
