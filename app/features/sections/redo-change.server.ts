import type { OpName } from '~/editor/name-op'
import type { Actor } from '~/permissions/vocabulary'
import type { Change } from './change-page.server'
import { type UndoAt, undoOrRedo } from './undo-or-redo.server'

/**
 * Brings back what the person undid last. A new change of theirs ends what can be brought back.
 *
 * @returns `name`: what was brought back
 * @throws DomainError `nothing-to-redo` (409); `undo-conflict`, `undo-earlier` (409) as `undoChange`
 */
export function redoChange(actor: Actor, input: UndoAt): Change & { name: OpName } {
  return undoOrRedo(actor, input, 'redo')
}
