import { capped, count, mostCounted } from './format'

type Open = { requests: number; orders: number; calls: number }

const several = (n: number, one: string): string[] =>
  n === 0 ? [] : [n > mostCounted ? `${capped(n)} ${one}s` : count(n, one)]

/** What is said about the open work of somebody whose account is about to be deleted. */
export const openWorkMessages = {
  /** Null when nothing is open. */
  isOpen: ({ requests, orders, calls }: Open): string | null => {
    const all = [
      ...several(requests, 'request'),
      ...several(orders, 'order'),
      ...several(calls, 'coming call'),
    ]
    const last = all.pop()
    if (!last) return null
    return `Still open: ${all.length > 0 ? `${all.join(', ')} and ${last}` : last}.`
  },
  callsEnd: 'Coming calls are cancelled, and the other side is told.',
  label: 'Open requests and orders',
  keep: 'Keep them open',
  keepHint: 'The studio goes on working on them. They show ‘Deleted user’ as their client.',
  complete: 'Complete them',
  completeHint: 'They are moved to completed, and who works on them is told.',
  handOn: 'Hand them on to another client',
  handOnHint: 'The other client sees them with all messages and files from then on.',
  to: 'Email of the other client',
} as const

/** The sentences of the fault codes of this area. */
export const openWorkErrors: Record<string, string> = {
  'no-such-client': 'There is no other client with this email.',
}
