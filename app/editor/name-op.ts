import type { PageOp } from './types'

const opNames = [
  'add',
  'duplicate',
  'remove',
  'move',
  'move-to-page',
  'orientation',
  'color',
  'variant',
  'swap',
  'words',
  'header',
  'footer',
  'template',
  'restore',
  'remove-several',
  'duplicate-several',
  'restyle-several',
  'move-several',
] as const
export type OpName = (typeof opNames)[number]

/** Name of an operation in menus and the history; the words are in `~/messages/pages`. */
export function nameOp(op: PageOp): OpName {
  switch (op.kind) {
    case 'insert':
      if (op.section.type !== 'body') return op.section.type
      return op.copy ? 'duplicate' : 'add'
    case 'remove':
      return op.section.type === 'body' ? 'remove' : op.section.type
    case 'move':
      return op.from.pageId === op.to.pageId ? 'move' : 'move-to-page'
    case 'mode':
      return op.slot
    case 'template':
      return op.what ?? 'template'
    case 'update':
      if (op.from.panelId !== op.to.panelId) return 'swap'
      if (op.from.orientation === op.to.orientation && op.from.color === op.to.color) return 'words'
      if (op.from.color === op.to.color) return 'orientation'
      return op.from.orientation === op.to.orientation ? 'color' : 'variant'
  }
}
