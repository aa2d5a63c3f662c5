import { pathTo } from '~/map/path-to'
import { webhookMessages } from '~/messages/webhooks'
import { workMessages } from '~/messages/work'
import { deliveredMail } from '~/messages/work-mails'
import type { RequestStatus } from '~/work/request-statuses'
import { ofMove } from './of-move'
import { aboutWork, type OfWork, ofWork } from './of-work'

const ofRequest = <Facts>(given: Parameters<typeof ofWork<Facts>>[1]) =>
  ofWork<Facts>('request', given)

type Created = {
  webhook: { ownerId: string; url: string } | null
  details: { number: number; type: string; category: string; client: string }
}

const pageOf = ({ work }: OfWork) => pathTo('/requests/:request', { request: work.id })

/** What is done with a request. What is said about it and who works on it: `messageEvents`, `noteEvents`, `workEvents`. */
export const requestEvents = {
  created: ofRequest<Created>({
    says: 'created',
    notifies: (event) => ({
      ...aboutWork(event),
      type: 'request_created',
      cause: event.work.id,
      recipients: [...event.people.studio, event.details.client],
      to: pageOf(event),
    }),
    webhook: ({ webhook, work, details }, { who }) =>
      webhook && {
        ...webhook,
        text: webhookMessages.created(who(), workMessages.name(work), details.type),
      },
  }),
  /** It moves from one status to another; its client is asked to approve what is delivered. */
  moved: ofMove<RequestStatus>('request', (facts, { ask, open }) =>
    deliveredMail(facts, { approve: ask, open }),
  ),
  /** Its client is another from now on. */
  handedOn: ofRequest<{ details: { client: [string, string] } }>({ says: 'handed on' }),
  /** Its type, its client or who worked on it goes. */
  letGo: ofRequest({ says: { nothing: 'what goes leaves its own row' } }),
  deleted: ofRequest<{ details: { number: number; title: string } }>({ says: 'deleted' }),
}
