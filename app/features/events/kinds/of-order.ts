import type { Topic } from '~/features/live/topics'
import type { Kind } from '../kind'
import type { OfWork } from './of-work'

/** A kind about an order: its open pages and the lists of its client show it. */
export const ofOrder = <Facts = unknown>(
  given: Omit<Kind<Facts & OfWork>, 'on' | 'of' | 'tells'>,
): Kind<Facts & OfWork> => ({
  on: 'orders',
  of: ({ work }) => work.id,
  tells: ({ work, people }): Topic[] => [
    `order:${work.id}`,
    ...[...people.clients].map((id): Topic => `user:${id}`),
  ],
  ...given,
})
