import { db } from '~/db/client.server'
import { projectPictures } from '~/db/schema'
import { type Reader, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { removeFiles } from '~/features/files/remove-files.server'
import { storePhoto } from '~/features/files/store-photo.server'
import {
  forgetKey,
  type IdempotencyKey,
  idempotent,
  keyId,
  previousResult,
} from '~/features/form-input/idempotency.server'
import { countPictures } from '~/features/panels/own-pictures.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { shortName } from '~/messages/file-names'
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
 * Takes pictures into a project, one after another, each by itself. Sent again, those that were refused are
 * tried again: the drawing may have been busy.
 *
 * @throws DomainError `not-found`, `sign-up-needed` (403), `pictures-missing` (400), `pictures-full` (409)
 */
export async function keepPictures(
  actor: Actor,
  { projectId, field, idempotencyKey }: AddingPictures,
  sources: readonly Source[],
): Promise<AddedPictures> {
  requireAccount(actor, projectId, field)
  if (sources.length === 0) throw new DomainError('pictures-missing', 400, { field })
  /** Which picture each file has become; null for none: sent again, it is looked at again. */
  const madeOf = (from: Reader): (string | null)[] => {
    const before = previousResult(from, idempotencyKey)
    return before ? JSON.parse(before.result) : sources.map(() => null)
  }
  const before = madeOf(db)
  const open = sources.flatMap((source, at) => (before[at] ? [] : { ...source, at }))
  requireRoom(db, projectId, open.length, field)
  const stored: (Awaited<ReturnType<typeof storePhoto>> & { at: number })[] = []
  const refused: AddedPictures['refused'] = []
  const kept = new Set<string>()
  try {
    for (const { name, at, ...source } of open) {
      try {
        const file = await source.open()
        stored.push({ at, ...(await storePhoto(file, { field, owner: actorKey(actor) })) })
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        if (sources.length === 1) throw error
        refused.push({ name: shortName(name), error })
      }
    }
    if (stored.length === 0) return { ids: idsIn(before), refused }
    const made = transaction((tx) => {
      const project = requireAccount(actor, projectId, field)
      const meanwhile = madeOf(tx)
      const added = stored.filter(({ at }) => !meanwhile[at])
      if (added.length === 0) return meanwhile
      requireRoom(tx, projectId, added.length, field)
      const createdAt = Date.now()
      const rows = added.map(({ file, name, width, height }, at) => ({
        ...{ id: newToken().slice(0, 22), projectId, file, name: pictureName(name), alt: '' },
        ...{ x: 50, y: 50, width, height, createdAt: createdAt + at },
      }))
      tx.insert(projectPictures).values(rows).run()
      emit(tx, actor, projectEvents.addedPictures, { project })
      for (const { file } of rows) kept.add(file)
      const idAt = new Map(added.map(({ at }, i) => [at, rows[i]?.id ?? null]))
      const all = meanwhile.map((id, at) => idAt.get(at) ?? id)
      if (idempotencyKey) forgetKey(tx, keyId(idempotencyKey))
      return idempotent(tx, idempotencyKey, () => all)
    })
    return { ids: idsIn(made), refused }
  } finally {
    const left = stored.filter(({ file }) => !kept.has(file))
    if (left.length > 0) await removeFiles(left.map(({ file }) => file))
  }
}

const idsIn = (made: readonly (string | null)[]) => made.flatMap((id) => id ?? [])

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
