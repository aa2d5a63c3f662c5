import { draftCopy, draftLook, draftRemoval, draftStep, type Step } from '~/editor/draft'
import { invert } from '~/editor/invert'
import type { PageOp, SectionState } from '~/editor/types'
import type { EditorData } from '~/features/editor/editor-data.server'
import { editorMessages } from '~/messages/editor'
import { isOrientation, isPanelColor } from '~/panels/variant'
import type { Queued, Shown } from './page-store'

/** Action for one section: the last word of the address it is posted to. */
export type SectionPress = 'style' | 'step' | 'duplicate' | 'delete'

/**
 * Predicted result of undo or redo, if known: the person's last change that is on its way, or the next one
 * by the server. Null when only the server's answer can tell.
 */
export function undoneBy(
  queue: readonly Queued[],
  { undoOp, redoOp }: EditorData,
  direction: 'undo' | 'redo',
  { panels, sections }: Shown,
): PageOp | null {
  const last = queue.at(-1)
  if (last && direction === 'undo' && !queue.some(({ undoes }) => undoes)) {
    return last.op ? invert(last.op) : null
  }
  const op = queue.length > 0 ? null : direction === 'undo' ? undoOp : redoOp
  if (op?.kind === 'insert' && !panels[op.section.panelId]) return null
  if (op?.kind === 'update' && !panels[op.to.panelId]) return null
  if (op && 'id' in op && !sections.has(op.id)) return null
  return op
}

/** Predicted result of a press on a button of a section; `said` is read out. */
export function changeOfPress(
  body: readonly SectionState[],
  section: SectionState,
  press: SectionPress,
  fields: Record<string, string>,
  newId: string,
): { op: PageOp | null; said?: string } {
  if (press === 'delete') return { op: draftRemoval(section) }
  if (press === 'duplicate') return { op: draftCopy(body, section, newId) }
  if (press === 'style') {
    const { orientation, color } = fields
    return {
      op: draftLook(section, {
        ...(isOrientation(orientation) && { orientation }),
        ...(isPanelColor(color) && { color }),
      }),
    }
  }
  const { to, after } = fields
  const step: Step | null = to ? (to as Step) : after ? { after } : null
  const op = step && draftStep(body, section, step)
  return { op, said: op?.kind === 'move' ? saidOfMove(body, op) : undefined }
}

function saidOfMove(body: readonly SectionState[], op: Extract<PageOp, { kind: 'move' }>): string {
  const above = body.filter((s) => s.id !== op.id && s.order < op.to.order).length
  return editorMessages.movedTo(above + 1, body.length)
}

/** The section that is selected when this one is gone. */
export function neighborOf(body: readonly SectionState[], id: string): string | null {
  const at = body.findIndex((s) => s.id === id)
  return at < 0 ? null : ((body[at + 1] ?? body[at - 1])?.id ?? null)
}
