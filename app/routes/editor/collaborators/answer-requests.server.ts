import { DomainError } from '~/domain-error'
import { collaboratorErrors } from '~/messages/collaborator-dialogs'
import { errorText } from '~/messages/errors'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { collaboratorsPanel } from '../addresses'

/**
 * Answers requests for access and leads back to the panel, which shows their current state: also those that
 * were answered meanwhile, with a message.
 */
export function answerRequests(
  { params: { id = '', collaborator = '' }, url }: ActArgs,
  text: string,
  answer: (input: { projectId: string; collaboratorId: string }) => void,
) {
  const panel = collaboratorsPanel(id, url)
  try {
    answer({ projectId: id, collaboratorId: collaborator })
  } catch (error) {
    if (!(error instanceof DomainError && error.code in collaboratorErrors)) throw error
    return redirectWithFlash(panel, { kind: 'error', text: errorText(error) })
  }
  return redirectWithFlash(panel, { kind: 'success', text })
}
