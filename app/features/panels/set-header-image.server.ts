import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { panels } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { panelEvents } from '~/features/events/event-types/panels'
import { removeFiles } from '~/features/files/remove-files.server'
import { storeFile } from '~/features/files/store-file.server'
import type { Actor } from '~/permissions/vocabulary'
import { newFileName } from '~/platform/files/names.server'
import type { Taken } from '~/platform/svg/taken'
import { checkPicture } from '~/platform/uploads/check-picture.server'
import { requirePanel, requirePanelManager } from './require-panel.server'

const rules = {
  field: 'headerImage',
  accept: ['svg', 'jpeg', 'png'],
  limit: 10 * 1024 * 1024,
  side: 1440,
  seconds: 5,
} as const

/**
 * Gives a panel its header drawn beforehand; the PDF leaves out such a section.
 *
 * @returns what was taken out of an SVG
 * @throws DomainError 403, 404; `images-missing` (400) and those of `checkPicture`, beside `headerImage`
 */
export async function setHeaderImage(
  actor: Actor,
  { panelId, upload }: { panelId: string; upload: unknown },
): Promise<Taken> {
  requirePanelManager(actor)
  requirePanel(db, panelId)
  if (!(upload instanceof Blob) || upload.size === 0) {
    throw new DomainError('images-missing', 400, { field: rules.field })
  }
  const picture = await checkPicture(upload, rules, actor.id)
  const file = newFileName(picture.type === 'jpeg' ? 'jpg' : picture.type)
  const clean = picture.type === 'svg' ? Buffer.from(picture.svg) : picture.bytes
  const type = picture.type === 'svg' ? 'image/svg+xml' : `image/${picture.type}`
  const facts = { file, folder: 'blocks', name: file, type, size: clean.length } as const
  await storeFile(facts, [[file, clean]], actor.id)
  try {
    await writeHeaderImage(actor, panelId, file)
    return picture.type === 'svg' ? picture.taken : {}
  } catch (error) {
    await removeFiles([file])
    throw error
  }
}

/** @throws DomainError 403, 404 */
export async function removeHeaderImage(
  actor: Actor,
  { panelId }: { panelId: string },
): Promise<void> {
  requirePanelManager(actor)
  await writeHeaderImage(actor, panelId, null)
}

async function writeHeaderImage(actor: Actor, panelId: string, file: string | null) {
  requirePanelManager(actor)
  const former = transaction((tx) => {
    const panel = requirePanel(tx, panelId)
    if (panel.headerImage === file) return null
    tx.update(panels)
      .set({ headerImage: file, version: panel.version + 1, updatedAt: Date.now() })
      .where(eq(panels.id, panelId))
      .run()
    const how = file ? panelEvents.setHeader : panelEvents.removedHeader
    emit(tx, actor, how, { subjectId: panelId })
    return panel.headerImage
  })
  if (former) await removeFiles([former])
}
