import { pathTo } from '~/map/path-to'
import { viewPath } from '~/map/work-path'
import { webhookMessages } from '~/messages/webhooks'
import { statusNames, workMessages } from '~/messages/work'
import { deliveredMail } from '~/messages/work-mails'
import type { RequestStatus } from '~/work/request-statuses'
import type { News } from '../kind'
import { aboutWork, type OfWork, ofWork } from './of-work'

/** A kind about a request. */
const ofRequest = <Facts>(given: Parameters<typeof ofWork<Facts>>[1]) =>
  ofWork<Facts>('request', given)

type Created = {
  webhook: { ownerId: string; url: string } | null
  details: { number: number; type: string; category: string; client: string }
}

const pageOf = ({ work }: OfWork) => pathTo('/requests/:request', { request: work.id })

/** A move from one status to another. */
type Moved = {
  /** The id of the message that says so in the conversation. */
  cause: string
  /** What the client wrote with it. */
  text?: string | undefined
  /** What stands in the conversation, after the name of who did it. */
  posts: string
  webhook: { ownerId: string; url: string } | null
  details: { from: RequestStatus; to: RequestStatus }
}

const ofStatus = () =>
  ofRequest<Moved>({
    says: ({ details }) => `moved to ${statusNames[details.to]}`,
    notifies: (event) => ({
      type: 'request_status',
      ...aboutWork(event),
      cause: event.cause,
      recipients: [...event.people.clients, ...event.people.staff],
      to: messagesPath(event),
      did: event.posts,
      ...(event.text && { text: event.text }),
    }),
    webhook: ({ webhook, work, posts }, { who }) =>
      webhook && {
        ...webhook,
        text: webhookMessages.moved(who(), workMessages.name(work), posts),
      },
  })

const messagesPath = ({ work }: OfWork) => viewPath({ kind: 'request', id: work.id }, 'messages')

/** What is done with a request. What is said about it and who works on it: `messageEvents`, `noteEvents`, `workEvents`. */
export const requestEvents = {
  created: ofRequest<Created>({
    says: 'created',
    notifies: (event) => ({
      ...aboutWork(event),
      type: 'request_created',
      cause: event.work.id,
      recipients: [...event.people.staff, event.details.client],
      to: pageOf(event),
    }),
    webhook: ({ webhook, work, details }, { who }) =>
      webhook && {
        ...webhook,
        text: webhookMessages.created(who(), workMessages.name(work), details.type),
      },
  }),
  moved: ofStatus(),
  delivered: ofRequest<Moved & { approve: { client: string; path: string } | null }>({
    ...ofStatus(),
    notifies: (event) => {
      const news = {
        type: 'request_status',
        ...aboutWork(event),
        cause: event.cause,
        to: messagesPath(event),
        did: event.posts,
      } as const
      const { approve, people } = event
      const all = { ...news, recipients: [...people.clients, ...people.staff] }
      if (!approve) return all
      const letter: News['letter'] = (facts, { link }) =>
        deliveredMail(facts, { approve: link(approve.path), open: link(news.to) })
      // Whoever has one has it: the client is told once, by the first.
      return [{ ...news, recipients: [approve.client], letter }, all]
    },
  }),
  deleted: ofRequest<{ details: { number: number; title: string } }>({ says: 'deleted' }),
}
