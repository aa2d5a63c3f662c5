import { type CallsShown, listCalls } from '~/features/bookings/list-calls.server'
import { readPageStart } from '~/features/lists/page-start'
import { canBookCalls } from '~/permissions/bookings'
import { type Actor, isAdmin } from '~/permissions/vocabulary'

/** The calls of somebody as an address asks for them. */
export function readCalls(actor: Actor, query: URLSearchParams, zone: string) {
  const view: CallsShown = query.get('show') === 'past' ? 'past' : 'coming'
  const whose = isAdmin(actor) ? (query.get('whose') === 'mine' ? 'mine' : 'all') : null
  return {
    view,
    /** Calls that an admin looks at; null for people who have only their own. */
    whose: whose as 'mine' | 'all' | null,
    mayBook: canBookCalls(actor),
    justBooked: query.get('new'),
    asked: query.get('cancel'),
    ...listCalls(actor, { view, mine: whose !== 'all', zone, place: readPageStart(query) }),
  }
}

export type CallsData = ReturnType<typeof readCalls>
