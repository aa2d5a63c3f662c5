import type { OpName } from '~/editor/name-op'
import type { Actor } from '~/permissions/vocabulary'
import type { Change } from './change-page.server'
import { type UndoAt, undoOrRedo } from './undo-or-redo.server'

/**
 * Takes back the person's own latest change of the page.
 *
 * @returns `name`: what was taken back
 * @throws DomainError `nothing-to-undo` (409); `undo-conflict` (409) with `reason`: `changed`, `elsewhere`,
 *   `section-gone`, `page-gone`, `page-full`, `sections-full` or `panel-gone`; `undo-passed` (409) when the change
 *   that is meant is not the latest one any more; `undo-earlier` (409) when it is of an earlier visit and nobody
 *   is `sure`
 */
export function undoChange(actor: Actor, input: UndoAt): Change & { name: OpName } {
  return undoOrRedo(actor, input, 'undo')
}
