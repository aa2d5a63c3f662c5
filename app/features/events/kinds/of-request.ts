import type { Topic } from '~/features/live/topics'
import { requestMessages } from '~/messages/requests'
import type { Kind, News } from '../kind'

/** What the topics, the history and the notifications have to know of a request. */
export type OfRequest = {
  request: { id: string; number: number; title: string }
  /** Who takes part, see `peopleOfRequest`. */
  people: { clients: readonly string[]; staff: readonly string[] }
}

/** A kind about a request: its open pages, the queues and the lists of its clients show it. */
export const ofRequest = <Facts = unknown>(
  given: Omit<Kind<Facts & OfRequest>, 'on' | 'of' | 'tells'> &
    Partial<Pick<Kind<Facts & OfRequest>, 'on' | 'of' | 'tells'>>,
): Kind<Facts & OfRequest> => ({
  on: 'requests',
  of: ({ request }) => request.id,
  tells: ({ request, people }): Topic[] => [
    `request:${request.id}`,
    'list:requests',
    ...[...people.clients].map((id): Topic => `user:${id}`),
  ],
  ...given,
})

/** What every notification about a request has. */
export const newsOfRequest = ({ request }: OfRequest): Pick<News, 'origin' | 'what'> => ({
  origin: request.id,
  what: requestMessages.name(request),
})
