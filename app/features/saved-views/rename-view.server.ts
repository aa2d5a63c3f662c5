import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { savedViews } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { savedViewEvents } from '~/features/events/event-types/saved-views'
import { changes } from '~/features/form-input/changes'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { versionField } from '~/features/form-input/fields.server'
import { isStaff, type Member } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'
import { requireFreeViewName, requireOwnView, requireRoom } from './require-view.server'
import { saveViewSchema } from './save-view.server'

export const renameViewSchema = saveViewSchema.extend({ version: versionField })

/** A figure made of what the form changes: another one says that it was changed meanwhile. */
export const viewVersion = ({ name, shared }: { name: string; shared: boolean }): number =>
  crc32(JSON.stringify([name, shared]))

/**
 * Gives a view another name; staff say again whether it is the studio's, and all staff find it.
 *
 * @param input `version`: the `viewVersion` that the form was made from
 * @throws DomainError `not-found`; `stale` (409); those of `requireRoom` and
 *   `requireFreeViewName`
 */
export function renameView(
  actor: Member,
  input: { kind: WorkKind; id: string; name: string; shared: boolean; version: number },
): void {
  const { kind, id, name, version } = input
  transaction((tx) => {
    const view = requireOwnView(actor, kind, id, tx)
    const { shared } = isStaff(actor) ? input : view
    expectVersion({ version: viewVersion(view) }, version, { name: view.name, shared: view.shared })
    if (shared !== view.shared) requireRoom(tx, actor, kind, shared)
    requireFreeViewName(tx, actor, { kind, name, shared, own: id })
    const details = changes(view, { name, shared })
    if (Object.keys(details).length === 0) return
    const ownerId = shared ? null : actor.id
    tx.update(savedViews).set({ name, shared, ownerId }).where(eq(savedViews.id, id)).run()
    emit(tx, actor, savedViewEvents.updated, { subjectId: id, owner: actor.id, details })
  })
}
