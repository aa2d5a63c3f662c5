import { redirect } from '@remix-run/node'
import { discardMessageDraft } from '~/features/conversations/discard-message-draft.server'
import { type WrittenKind, writtenIn } from '~/features/drafts/draft-keys'
import type { SavedDraft } from '~/features/drafts/save-draft.server'
import { searchText } from '~/features/lists/define-filters'
import { viewPath, workPath } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import type { Work } from '~/shared/kinds'

/**
 * Actions of a form's buttons that do not send it: save it, discard it, take a file out of it, search for
 * people to tell. All of it is saved by then.
 *
 * @returns where that leads; null for a form that is sent
 */
export async function draftButton(
  { actor, form, idempotencyKey }: ActArgs,
  { work, kind }: { work: Work; kind: WrittenKind },
  { elsewhere }: SavedDraft,
) {
  const to = viewPath(work, writtenIn[kind])
  if (form.has('forget')) return redirect(to, 303)
  const intent = form.get('intent')
  if (intent === 'people') {
    const whom = searchText(textField(form, 'whom'))
    return redirect(viewPath(work, writtenIn[kind], { mention: kind, whom }), 303)
  }
  if (intent === 'draft') {
    const text = elsewhere ? say.savedBoth : say.draftSaved
    return redirectWithFlash(to, { kind: 'success', text })
  }
  if (intent !== 'discard') return null
  await discardMessageDraft(actor, { work, kind, idempotencyKey })
  const action = workPath(work, '/draft', {}, { of: kind, do: 'restore' })
  const press = { action, label: say.undo }
  return redirectWithFlash(to, { kind: 'success', text: say.discarded, press })
}
