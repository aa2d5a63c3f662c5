import { rejectRequest } from '~/features/collaborators/reject-request.server'
import { collaboratorDialogs as say } from '~/messages/collaborator-dialogs'
import { requireMember } from '~/routes/http/require-member'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { answerRequests } from './answer-requests.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act((args) =>
  answerRequests(args, say.rejected, (input) => rejectRequest(requireMember(args.actor), input)),
)
