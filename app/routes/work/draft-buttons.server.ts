import { redirect } from '@remix-run/node'
import { discardWritten } from '~/features/conversations/discard-written.server'
import type { KeptDraft } from '~/features/drafts/keep-draft.server'
import type { WrittenKind } from '~/features/drafts/places'
import { workPath } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import { redirectWithFlash } from '~/routes/http/flash.server'
import type { ActArgs } from '~/routes/http/handle.server'
import type { Work } from '~/work/kinds'

/** The view of a piece of work where something is written. */
export const viewsOf: Record<WrittenKind, Record<string, string>> = {
  message: { v: '2' },
  note: { v: 'notes' },
  changes: {},
}

/**
 * What the buttons of a form do that does not send it: keep it, throw it away, take a file out of it.
 * All of it is kept by then.
 *
 * @returns where that leads; null for a form that is sent
 */
export async function draftButton(
  { actor, form, submission }: ActArgs,
  { work, kind }: { work: Work; kind: WrittenKind },
  { elsewhere }: KeptDraft,
) {
  const to = workPath(work, '', {}, viewsOf[kind])
  if (form.has('forget')) return redirect(to, 303)
  const intent = form.get('intent')
  if (intent === 'draft') {
    const text = elsewhere ? say.savedBoth : say.draftSaved
    return redirectWithFlash(to, { kind: 'success', text })
  }
  if (intent !== 'discard') return null
  await discardWritten(actor, { work, kind, submission })
  const action = workPath(work, '/draft', {}, { of: kind, do: 'restore' })
  const undo = { action, label: say.undo }
  return redirectWithFlash(to, { kind: 'success', text: say.discarded, undo })
}
