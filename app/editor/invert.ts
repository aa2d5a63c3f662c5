import type { PageOp, SingleOp } from './types'

/** The operation that takes `op` back. Inverting twice gives the operation again. */
export function invert(op: PageOp): PageOp {
  return op.kind === 'template' ? { ...op, ops: op.ops.map(inverse).reverse() } : inverse(op)
}

function inverse(op: SingleOp): SingleOp {
  switch (op.kind) {
    case 'insert':
      return { ...op, kind: 'remove' }
    case 'remove':
      return { ...op, kind: 'insert' }
    case 'move':
      return { ...op, from: op.to, to: op.from }
    case 'update':
      return { ...op, from: op.to, to: op.from }
    case 'mode':
      return { ...op, from: op.to, to: op.from }
  }
}
