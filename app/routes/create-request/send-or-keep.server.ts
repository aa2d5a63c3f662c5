import { data, redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { newQuestions } from '~/features/requests/request-step.server'
import { errorsIn, keepRequest, sendRequest } from '~/features/requests/send-request.server'
import { pathTo } from '~/map/path-to'
import { createRequestMessages as say } from '~/messages/create-request'
import { pinMessages } from '~/messages/request-pins'
import type { ActArgs } from '~/routes/http/act-args'
import { errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { saysGone } from '~/routes/http/gone.server'
import { mostEchoed } from '~/routes/http/refuse.server'
import { requireMember } from '~/routes/http/require-member'
import { parseClientId, parseUploads } from '~/routes/work-items/parse-fields'
import { formInTab, ours, postedIn } from './parse-request.server'
import { readStep, type StepAnswer } from './step-answer.server'

/**
 * Actions of the buttons of the third step. First of all, everything is saved as a draft: whatever is wrong
 * then, neither words nor files are lost.
 */
export async function sendOrKeep(args: ActArgs) {
  const { actor, form, url, idempotencyKey } = args
  const member = requireMember(actor)
  const posted = { ...postedIn(args), clientId: parseClientId(url), idempotencyKey }
  const forget = form.getAll('remove').filter((id) => typeof id === 'string')
  try {
    const { elsewhere } = await keepRequest(member, {
      ...posted,
      uploads: parseUploads(form, ours),
      forget,
      tab: formInTab(form),
    })
    args.context.filesKept = true
    if (forget.length > 0) return redirect(url.pathname + url.search, 303)
    if (form.get('intent') === 'draft') {
      const text = elsewhere ? say.savedBoth : say.draftSaved
      return await redirectWithFlash(url.pathname + url.search, { kind: 'success', text })
    }
    if (elsewhere) throw new DomainError('answers-elsewhere', 409)
    const error = errorsIn(member, posted)
    if (Object.keys(error).length > 0) return data(again(args, error), 400)
    const { id, number, aboutLost } = sendRequest(member, posted)
    const text = aboutLost ? `${say.sent(number)} ${pinMessages.notKept}` : say.sent(number)
    return await redirectWithFlash(pathTo('/requests/:request', { request: id }), {
      kind: 'success',
      text,
    })
  } catch (domainError) {
    args.context.foundNothing = saysGone(domainError)
    if (!(domainError instanceof DomainError) || args.context.foundNothing) throw domainError
    const { field } = domainError.details
    const answer = errorData(domainError)
    const error: Errors = field ? { [field]: [answer.error.text] } : {}
    const isKept = domainError.code !== 'draft-too-long'
    return data(
      { ...again(args, error, isKept), ...answer } satisfies StepAnswer,
      domainError.status,
    )
  }
}

type Errors = Record<string, string[]>

/** The step as it is now, with what was kept, what is wrong with it and the questions that are new. */
function again(args: ActArgs, error: Errors, isKept = true): StepAnswer {
  const { who, step } = readStep(args)
  const { typed } = postedIn(args)
  const changed = typed.formVersion !== step.version.id
  // Words that could not be saved go back, as many of them as other forms give back.
  const lost = !(isKept && step.draft) && JSON.stringify(typed).length <= mostEchoed
  return {
    who,
    step,
    result: { error, ...(lost && { initialValue: typed }) },
    added: changed ? newQuestions(step, typed.formVersion) : [],
  }
}
