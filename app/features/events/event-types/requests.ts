import { pathTo } from '~/map/path-to'
import { webhookMessages } from '~/messages/webhooks'
import { workMessages } from '~/messages/work'
import { deliveredMail } from '~/messages/work-mails'
import type { RequestStatus } from '~/shared/request-statuses'
import { moveEvent } from './move-event'
import { aboutWork, type WorkEventFacts, workEvent } from './work-event'

const requestEvent = <Facts>(given: Parameters<typeof workEvent<Facts>>[1]) =>
  workEvent<Facts>('request', given)

type Created = {
  webhook: { ownerId: string; url: string } | null
  details: { number: number; type: string; category: string; client: string }
}

const pageOf = ({ work }: WorkEventFacts) => pathTo('/requests/:request', { request: work.id })

/**
 * Events of a request. Its conversation and its people have `messageEvents`, `noteEvents` and `workEvents`.
 */
export const requestEvents = {
  created: requestEvent<Created>({
    action: 'created',
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
  moved: moveEvent<RequestStatus>('request', (facts, { ask, open }) =>
    deliveredMail(facts, { approve: ask, open }),
  ),
  /** Its client is another from now on. */
  handedOn: requestEvent<{ details: { client: [string, string] } }>({ action: 'handed on' }),
  /** Its type, its client or who worked on it goes. */
  letGo: requestEvent({ action: { none: 'what goes leaves its own row' } }),
  deleted: requestEvent<{ details: { number: number; title: string } }>({ action: 'deleted' }),
}
