import { acceptAllRequests } from '~/features/collaborators/accept-all-requests.server'
import { collaboratorDialogs as say } from '~/messages/collaborator-dialogs'
import { momentField } from '~/routes/http/form.server'
import { requireMember } from '~/routes/http/require-member'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { answerRequests } from './answer-requests.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act((args) =>
  answerRequests(args, say.acceptedAll, ({ projectId }) =>
    acceptAllRequests(requireMember(args.actor), {
      projectId,
      until: momentField(args.form, 'until'),
    }),
  ),
)
