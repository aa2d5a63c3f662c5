import { db } from '~/db/client.server'
import { zoneOf } from '~/features/settings/zone-of.server'
import { bookingMessages as say } from '~/messages/bookings'
import { callDay, callTimes } from '~/messages/call-times'
import { userMessages } from '~/messages/users'
import type { Actor } from '~/permissions/vocabulary'
import { isStaff } from '~/permissions/vocabulary'
import { callFile } from './call-file.server'
import { changeableCall, eventOf, factsOf, visibleCall } from './call-row.server'

/**
 * A call that somebody may move, in words of their zone.
 *
 * @throws Fault as `changeableCall`
 */
export function callToMove(actor: Actor, id: string, zone: string) {
  const call = changeableCall(db, actor, id, Date.now())
  const { staff, client } = eventOf(db, call)
  const [start, end] = [call.startAt, call.endAt]
  return {
    id,
    staffId: call.staffId,
    clientId: call.clientId,
    other: isStaff(actor) ? (client?.name ?? userMessages.deletedUser) : staff.name,
    now: say.moveFrom(`${callDay(start, zone)}, ${callTimes({ start, end }, zone)}`),
  }
}

/**
 * The calendar file of a call, for who takes it by themselves.
 *
 * @throws Fault `not-found`
 */
export function fileOfCall(
  actor: Actor,
  user: { fullName: string; email: string; timeZone: string | null },
  id: string,
): string {
  const call = visibleCall(db, actor, id)
  const { staff, client } = eventOf(db, call)
  const other = isStaff(actor) ? (client?.name ?? userMessages.deletedUser) : staff.name
  const me = { name: user.fullName, email: user.email, zone: zoneOf(user) }
  const method = call.status === 'cancelled' ? 'cancel' : 'publish'
  return callFile(factsOf(db, call), me, other, method).text
}
