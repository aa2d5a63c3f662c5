import type { PageOp } from './types'

/**
 * What an operation changes: a later change of the same target by somebody else keeps it from being
 * undone. A body section is its own target; a slot is one whatever section is in it.
 *
 * @returns a section id, `slot:header|footer` for the project's global one, `page:header|footer` for
 *   a page's own
 */
export function target(op: PageOp): string {
  if (op.kind === 'mode') return `page:${op.slot}`
  if (op.kind === 'move') return op.id
  const { id, type, pageId } = op.kind === 'update' ? op : op.section
  if (type === 'body') return id
  return pageId === null ? `slot:${type}` : `page:${type}`
}
