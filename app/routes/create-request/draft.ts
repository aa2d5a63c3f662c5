import { keepRequest } from '~/features/requests/send-request.server'
import { draftAnswer } from '~/routes/http/draft-answer'
import { requireMember } from '~/routes/http/require-member'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { parseClientId } from '~/routes/work-items/parse-fields'
import { formInTab, postedIn } from './parse-request.server'

export { default } from '~/routes/http/action-error-screen'
// Without a screen the framework answers a refusal with status 200.
export { draftHeaders as headers } from '~/routes/http/draft-answer'

export const loader = screen(nothingHere)

/** Keeps what is being typed, and says when: posted by script alone. */
export const action = act(async ({ actor, form, params, url, idempotencyKey }) => {
  const kept = await keepRequest(requireMember(actor), {
    ...postedIn({ form, params }),
    clientId: parseClientId(url),
    idempotencyKey,
    quiet: true,
    tab: formInTab(form),
  })
  return draftAnswer(kept)
})
