import { db } from '~/db/client.server'
import { storedCopy } from '~/features/pages/find-copy.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { editablePage } from '~/features/sections/editable-page.server'
import { limits } from '~/permissions/limits'
import { canUsePageNotes } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { oneLine } from '~/shared/one-line'

/** What the content sheet of a page says, line by line; `more` lines are not shown. */
export type CopyLines = { page: string; lines: string[]; more: number }

/**
 * The lines of a page's content sheet, which can be put into the words of its sections.
 *
 * @returns null for guests, and where the sheet has no text
 */
export function copyLines(actor: Actor, projectId: string, pageId: string): CopyLines | null {
  if (!canUsePageNotes(actor, editableProject(actor, projectId))) return null
  const { page } = editablePage(actor, projectId, pageId)
  const text = storedCopy(db, page.id)?.text ?? ''
  const lines = [...new Set(text.split('\n').map(oneLine))].filter((line) => line !== '')
  if (lines.length === 0) return null
  const shown = lines.slice(0, limits.copyLinesShown)
  return { page: page.name, lines: shown, more: lines.length - shown.length }
}
