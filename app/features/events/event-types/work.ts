import { workPath } from '~/map/work-path'
import { priorityNames } from '~/messages/work'
import type { NotifiedType, Priority } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'
import { aboutWork, workEvent } from './work-event'

/** The names of whose it was and whose it is; null for nobody. */
export type Reassigned = { assignee: [string | null, string | null] }

/**
 * Events of the people and the urgency of a kind of work.
 *
 * @param type notification that a new assignee gets
 */
const eventsOf = (kind: WorkKind, type: NotifiedType) => ({
  assigned: workEvent<{
    /** Differs from one assignment to the next. */
    cause: string
    assigneeId: string
    details: Reassigned
  }>(kind, {
    action: 'assigned',
    notifies: (event) => ({
      type,
      ...aboutWork(event),
      cause: event.cause,
      recipients: [event.assigneeId],
      to: workPath({ kind, id: event.work.id }),
    }),
  }),
  /** Somebody left the studio: the first of their open work says it for all of it. */
  left: workEvent<{
    /** Differs from one time that somebody leaves to the next. */
    cause: string
    /** Whom they leave: the name of the studio. */
    studio: string
    to: string
  }>(kind, {
    action: { none: 'the history of the person says that they left' },
    notifies: (event) => ({
      type: `${kind}_unassigned`,
      ...aboutWork(event),
      cause: event.cause,
      recipients: event.people.studio,
      to: event.to,
      signed: event.studio,
    }),
  }),
  unassigned: workEvent<{ details: Reassigned }>(kind, { action: 'unassigned' }),
  followersChanged: workEvent<{ details: { followers: [string[], string[]] } }>(kind, {
    action: 'changed',
  }),
  prioritised: workEvent<{ details: { from: Priority; to: Priority } }>(kind, {
    action: ({ details }) => `priority set to ${priorityNames[details.to]}`,
  }),
})

/** The same by the kind of work: `workEvents[workItem.kind].assigned`. */
export const workEvents = {
  request: eventsOf('request', 'request_assigned'),
  order: eventsOf('order', 'order_assigned'),
} satisfies Record<WorkKind, unknown>
