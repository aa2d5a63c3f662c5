import type { Topic } from '~/features/live/topics'
import { workMessages } from '~/messages/work'
import type { WorkKind } from '~/work/kinds'
import type { Collection, Kind, NewNotification } from '../kind'

/** What the topics, the history and the notifications have to know of a piece of work. */
export type OfWork = {
  work: { id: string; number: number; title: string }
  /** Who takes part, see `work-base/work-people`. */
  people: Readonly<Record<'clients' | 'staff' | 'studio', readonly string[]>>
}

type Given<Facts> = Omit<Kind<Facts & OfWork>, 'on' | 'of' | 'tells'> &
  Partial<Pick<Kind<Facts & OfWork>, 'on' | 'of' | 'tells'>>

const tables = { request: 'requests', order: 'orders' } as const satisfies Record<
  WorkKind,
  Collection
>

/**
 * A kind of event about a kind of work: its open pages, the queues and the lists of its clients show it;
 * other pages of staff hear of it with their notification.
 */
export const ofWork = <Facts = unknown>(
  kind: WorkKind,
  given: Given<Facts>,
): Kind<Facts & OfWork> => ({
  on: tables[kind],
  of: (event) => event.work.id,
  tells: ({ work: { id }, people }): Topic[] => [
    ...pagesOf(kind, id),
    ...[...people.clients].map((client): Topic => `user:${client}`),
  ],
  ...given,
})

/** The topics of the open pages and the queues that show a piece of work. */
export const pagesOf = (kind: WorkKind, id: string): Topic[] => [`${kind}:${id}`, `list:${kind}s`]

/** What every notification about a piece of work has. */
export const aboutWork = ({
  work,
}: OfWork): Pick<NewNotification, 'origin' | 'what' | 'number'> => ({
  origin: work.id,
  what: workMessages.name(work),
  number: work.number,
})
