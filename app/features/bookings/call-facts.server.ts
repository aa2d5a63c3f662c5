import { eq } from 'drizzle-orm'
import { orders, requests, type User, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { CallEventFacts } from '~/features/events/event-types/bookings'
import { timeZoneOf } from '~/features/settings/time-zone.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import { visibleRequest } from '~/features/work-item-base/request/access.server'
import { aboutText } from '~/messages/bookings'
import { displayName } from '~/messages/users'
import { type Actor, isStaff } from '~/permissions/vocabulary'
import type { Work } from '~/shared/kinds'
import { callFile } from './call-file.server'
import { type Call, workOf } from './call-row.server'

/**
 * A call as its events tell of it: what a command hands to `emit`.
 *
 * @param method what the files do that the two get for their calendars; without it they get none
 */
export function factsOfCall(
  from: Reader,
  call: Call,
  method?: 'REQUEST' | 'CANCEL',
): CallEventFacts & { subjectId: string } {
  const facts = toldOf(from, call)
  const [staff, client] = [party(from, call.staffId), party(from, call.clientId)]
  if (!staff) throw new Error(`call ${call.id} has nobody of the staff`)
  const file = (to: typeof staff, other: string) =>
    method ? callFile(facts, to, other, method) : null
  return {
    subjectId: call.id,
    call: facts,
    staff: { ...staff, file: file(staff, displayName(client?.name)) },
    client: client && { ...client, file: file(client, staff.name) },
    work: workOf(call),
  }
}

/** How the other one of a call is called, to staff its client, to clients who of the staff. */
export const otherOf = (
  actor: Actor,
  { staff, client }: { staff: { name: string }; client: { name: string } | null },
): string => (isStaff(actor) ? displayName(client?.name) : staff.name)

/**
 * Facts about a call. Its subject is left out when its client may no longer see it, for example as a former
 * member of the company.
 */
function toldOf(from: Reader, call: Call): CallEventFacts['call'] {
  const { id, startAt, endAt, sequence, updatedAt, note } = call
  const work = workOf(call)
  const about = work && isStillTheirs(from, call.clientId, work) ? nameOf(from, work) : null
  return { id, start: startAt, end: endAt, sequence, changedAt: updatedAt, note, about }
}

function party(from: Reader, id: string | null) {
  if (id === null) return null
  const found: User | undefined = from.select().from(users).where(eq(users.id, id)).get()
  return found
    ? { id, name: found.fullName, email: found.email, zone: timeZoneOf(found, from) }
    : null
}

function isStillTheirs(from: Reader, clientId: string | null, { kind, id }: Work): boolean {
  const client = from
    .select()
    .from(users)
    .where(eq(users.id, clientId ?? ''))
    .get()
  if (!client) return true
  const visible = kind === 'request' ? visibleRequest : visibleOrder
  try {
    visible(from, { kind: 'member', ...client }, id)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

function nameOf(from: Reader, { kind, id }: Work): string | null {
  const table = kind === 'request' ? requests : orders
  const row = from
    .select({ number: table.number, title: table.title })
    .from(table)
    .where(eq(table.id, id))
    .get()
  return row ? aboutText(kind, row.number, row.title) : null
}
