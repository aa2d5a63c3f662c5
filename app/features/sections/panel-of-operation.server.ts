import type { PageOp } from '~/editor/types'
import { sectionById } from './find-section.server'

/** The panel of the section that an operation is about, as far as it is known. */
export function panelOfOperation(op: PageOp): string | null {
  if (op.kind === 'insert' || op.kind === 'remove') return op.section.panelId
  if (op.kind === 'update') return op.to.panelId
  if (op.kind === 'mode') return op.to.section?.panelId ?? null
  return op.kind === 'move' ? (sectionById(op.id)?.panelId ?? null) : null
}
