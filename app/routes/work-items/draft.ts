import { notFound } from '~/domain-error'
import { restoreWritten } from '~/features/conversations/discard-message-draft.server'
import { saveMessageDraft } from '~/features/conversations/save-message-draft.server'
import { writtenIn, writtenKinds } from '~/features/drafts/draft-keys'
import { viewPath } from '~/map/work-path'
import { conversationMessages as say } from '~/messages/conversations'
import { draftAnswer } from '~/routes/http/draft-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { workFromParams } from './work-from-params'

export { default } from '~/routes/http/action-error-screen'
export { draftHeaders as headers } from '~/routes/http/draft-answer'

export const loader = screen(nothingHere)

/**
 * Keeps what somebody is typing, without a screen: script sends it while they rest, and hears when it
 * was kept. With `do=restore`, takes back what was thrown away.
 */
export const action = act(async ({ actor, form, url, idempotencyKey, params }) => {
  const work = workFromParams(params)
  const of = url.searchParams.get('of') ?? 'message'
  const what = writtenKinds.find((one) => one === of)
  if (!what) throw notFound()
  if (url.searchParams.get('do') === 'restore') {
    const text = restoreWritten(actor, { work, kind: what }) ? say.restored : say.notRestored
    return redirectWithFlash(viewPath(work, writtenIn[what]), { kind: 'success', text })
  }
  const kept = await saveMessageDraft(actor, work, what, form, { idempotencyKey, quiet: true })
  const { id, savedAt, elsewhere } = kept
  return draftAnswer({ savedAt: id === '' ? null : savedAt, elsewhere })
})
