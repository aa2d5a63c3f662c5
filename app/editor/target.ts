import type { PageOp } from './types'

/** Everything an operation changes: see `target`. */
export const targets = (op: PageOp): string[] =>
  op.kind === 'template' ? op.ops.map(target) : [target(op)]

/**
 * Target of an operation: a later change of the same target by somebody else keeps it from being undone. A
 * body section is its own target; a slot is one target, whatever section is in it.
 *
 * @returns a section id, `slot:header|footer` for the project's global one, `page:header|footer` for
 *   a page's own, `page:template` for several as a whole, as the import of a template is
 */
export function target(op: PageOp): string {
  if (op.kind === 'template') return 'page:template'
  if (op.kind === 'mode') return `page:${op.slot}`
  if (op.kind === 'move') return op.id
  const { id, type, pageId } = op.kind === 'update' ? op : op.section
  if (type === 'body') return id
  return pageId === null ? `slot:${type}` : `page:${type}`
}
