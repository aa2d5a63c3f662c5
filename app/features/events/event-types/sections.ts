import { nameOp } from '~/editor/name-op'
import type { PageOp } from '~/editor/types'
import { opHistory, undoHistory } from '~/messages/pages'
import { pageEvent } from './pages'

type Operation = {
  op: PageOp
  /** The version of the page that it made. */
  revision: number
  /** The panel of the section it is about, as far as it is known. */
  panel: string | null
  /** Whether it was taken back, or done again. */
  back?: 'undo' | 'redo' | undefined
}

const operationEvent = (table: 'pages' | 'sections') =>
  pageEvent<Operation>({
    table: table,
    action: ({ op, back }) => (back ? undoHistory(nameOp(op), back) : opHistory[nameOp(op)]),
    details: ({ page, op, panel, revision }) => ({
      revision,
      ...(op.kind === 'template' ? { count: op.ops.length } : { panel }),
      ...(op.kind === 'update' && op.from.panelId !== op.to.panelId && { was: op.from.panelId }),
      ...(op.kind === 'move' && op.to.pageId !== page.id && { to: op.to.pageId }),
    }),
  })

export const sectionEvents = {
  changed: operationEvent('sections'),
  /** Change of a page as a whole: the source of its header or footer, several sections at once. */
  changedPage: operationEvent('pages'),
}
