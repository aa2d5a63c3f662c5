import { db } from '~/db/client.server'
import { bookingMessages as say } from '~/messages/bookings'
import { callDay, callTimes } from '~/messages/dates'
import { displayName } from '~/messages/users'
import { type Actor, isSelf } from '~/permissions/vocabulary'
import { dayAt } from '~/shared/days'
import { factsOfCall, otherOf } from './call-facts.server'
import { changeableCall } from './call-row.server'

/**
 * A call that somebody may move, in words of their zone.
 *
 * @throws DomainError as `changeableCall`
 */
export function callToMove(actor: Actor, id: string, zone: string) {
  const call = changeableCall(db, actor, id, Date.now())
  const [start, end] = [call.startAt, call.endAt]
  const event = factsOfCall(db, call)
  const { staff, client } = event
  return {
    id,
    version: call.sequence,
    staffId: call.staffId,
    clientId: call.clientId,
    /** The day it is on now. */
    day: dayAt(start, zone),
    other: otherOf(actor, event),
    /** Names of the two, without the person who moves it. */
    others: [
      ...(isSelf(actor, call.clientId) ? [] : [displayName(client?.name)]),
      ...(isSelf(actor, call.staffId) ? [] : [staff.name]),
    ],
    now: say.moveFrom(`${callDay(start, zone)}, ${callTimes({ start, end }, zone)}`),
  }
}
