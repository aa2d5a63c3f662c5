import { capped, count, mostCounted } from './format'

type Open = { requests: number; orders: number; calls: number }

const countOf = (n: number, one: string): string[] =>
  n === 0 ? [] : [n > mostCounted ? `${capped(n)} ${one}s` : count(n, one)]

/** Texts about the open work of somebody whose account is about to be deleted. */
export const openWorkMessages = {
  /** Null when nothing is open. */
  isOpen: ({ requests, orders, calls }: Open): string | null => {
    const all = [
      ...countOf(requests, 'request'),
      ...countOf(orders, 'order'),
      ...countOf(calls, 'upcoming call'),
    ]
    const last = all.pop()
    if (!last) return null
    return `Still open: ${all.length > 0 ? `${all.join(', ')} and ${last}` : last}.`
  },
  callsEnd: 'Upcoming calls are canceled, and the other side is notified.',
  label: 'Open requests and orders',
  keep: 'Keep them open',
  keepHint: 'The studio keeps working on them. They show ‘Deleted user’ as the client.',
  complete: 'Complete them',
  completeHint: 'They are moved to completed, and the people working on them are notified.',
  handOn: 'Transfer them to another client',
  handOnHint: 'The other client then sees them with all messages and files.',
  to: 'Email of the other client',
} as const

/** The sentences of the error codes of this area. */
export const openWorkErrors: Record<string, string> = {
  'no-such-client': 'There is no other client with this email.',
}
