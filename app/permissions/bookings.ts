import { type Actor, isAdmin, isClient, isSelf, isStaff, type Member } from './vocabulary'

/** Facts about a call for its rules. */
type CallFacts = { staffId: string; clientId: string | null }

/** Book calls with the studio: its clients. Staff are who they book. */
export const canBookCalls = isClient

/** Book a call for a client, with any free member of the studio. */
export const canBookForClients = (actor: Actor): boolean => isStaff(actor)

/** Have calls at all. */
export const canHaveCalls = (actor: Actor): actor is Member => isStaff(actor) || canBookCalls(actor)

/** See a call, move and cancel it: the two who talk, as long as they are what they were, and admins. */
export const canSeeCall = (actor: Actor, call: CallFacts): boolean =>
  canHaveCalls(actor) &&
  (isAdmin(actor) || actor.id === (isStaff(actor) ? call.staffId : call.clientId))

/** Say when somebody of the staff can be booked: they themselves, and admins. */
export const canSetAvailability = (actor: Actor, person: Actor): boolean =>
  isStaff(person) &&
  (isAdmin(actor) || (isStaff(actor) && person.kind === 'member' && isSelf(actor, person.id)))
