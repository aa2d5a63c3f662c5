import type { Topic } from '~/features/live/topics'
import { workMessages } from '~/messages/work'
import type { WorkKind } from '~/shared/kinds'
import type { Collection, EventType, NewNotification } from '../event-type'

/** Facts about a work item for the topics, the history and the notifications. */
export type WorkEventFacts = {
  work: { id: string; number: number; title: string }
  /** Participants, see `work-base/work-people`. */
  people: Readonly<Record<'clients' | 'staff' | 'studio', readonly string[]>>
}

type Given<Facts> = Omit<EventType<Facts & WorkEventFacts>, 'table' | 'subjectId' | 'topics'> &
  Partial<Pick<EventType<Facts & WorkEventFacts>, 'table' | 'subjectId' | 'topics'>>

const tables = { request: 'requests', order: 'orders' } as const satisfies Record<
  WorkKind,
  Collection
>

/**
 * An event type of work items: their open pages, the queues and the lists of their clients show it;
 * other pages of staff hear of it by the notification.
 */
export const workEvent = <Facts = unknown>(
  kind: WorkKind,
  given: Given<Facts>,
): EventType<Facts & WorkEventFacts> => ({
  table: tables[kind],
  subjectId: (event) => event.work.id,
  topics: ({ work: { id }, people }): Topic[] => [
    ...pagesOf(kind, id),
    ...[...people.clients].map((client): Topic => `user:${client}`),
  ],
  ...given,
})

/** The topics of the open pages and the queues that show a work item. */
export const pagesOf = (kind: WorkKind, id: string): Topic[] => [`${kind}:${id}`, `list:${kind}s`]

/** Shared part of every notification about a work item. */
export const aboutWork = ({
  work,
}: WorkEventFacts): Pick<NewNotification, 'subject' | 'what' | 'number'> => ({
  subject: work.id,
  what: workMessages.name(work),
  number: work.number,
})
