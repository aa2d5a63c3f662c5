import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requestTypes } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { requestTypeEvents } from '~/features/events/event-types/request-types'
import { removeFiles } from '~/features/files/remove-files.server'
import { storePicture } from '~/features/files/store-picture.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireRequestManager, requireType } from './require-type.server'

/** The two pictures of a type, by their column: where they are stored, and what may be sent. */
const pictures = {
  image: { folder: 'types', accept: ['png', 'jpeg', 'svg'] },
  icon: { folder: 'request_icons', accept: ['svg', 'png', 'jpeg'] },
} as const
export type TypePicture = keyof typeof pictures

const limit = 10 * 1024 * 1024

/**
 * Gives a type its image or its icon; the one before is deleted with its variants.
 *
 * @throws DomainError 403, 404; `picture-missing` (400) and those of `storePicture`, beside `picture`
 */
export async function setTypePicture(
  actor: Actor,
  { typeId, which, upload }: { typeId: string; which: TypePicture; upload: unknown },
): Promise<void> {
  requireRequestManager(actor)
  requireType(db, typeId)
  const field = 'picture'
  if (!(upload instanceof Blob) || upload.size === 0) {
    throw new DomainError('picture-missing', 400, { field })
  }
  const { folder, accept } = pictures[which]
  const rules = { field, accept, limit }
  const { file: name } = await storePicture(folder, upload, rules, { owner: actor.id })
  const former = await give(actor, { typeId, which, name })
  // The row names the new one by now: what goes wrong here leaves a file that nobody points at.
  if (former) await removeFiles([former])
}

/** @throws DomainError 403, 404 */
export async function removeTypePicture(
  actor: Actor,
  { typeId, which }: { typeId: string; which: TypePicture },
): Promise<void> {
  const former = writePicture(actor, { typeId, which, name: null })
  if (former) await removeFiles([former])
}

type Given = { typeId: string; which: TypePicture; name: string }

/** @returns the picture before. @throws after the new file was removed: no row names it */
async function give(actor: Actor, given: Given): Promise<string | null> {
  try {
    return writePicture(actor, given)
  } catch (error) {
    await removeFiles([given.name])
    throw error
  }
}

function writePicture(
  actor: Actor,
  { typeId, which, name }: Omit<Given, 'name'> & { name: string | null },
): string | null {
  requireRequestManager(actor)
  return transaction((tx) => {
    const type = requireType(tx, typeId)
    if (type[which] === name) return null
    // No new version: the form of the type does not have its pictures.
    tx.update(requestTypes)
      .set({ [which]: name, updatedAt: Date.now() })
      .where(eq(requestTypes.id, typeId))
      .run()
    const eventType = name ? requestTypeEvents.setPicture : requestTypeEvents.removedPicture
    emit(tx, actor, eventType, { subjectId: typeId, which })
    return type[which]
  })
}
