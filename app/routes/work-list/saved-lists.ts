import type { WorkKind } from '~/work/kinds'

/** What saved views call the lists of each kind of work. */
export const savedLists = { request: 'requests', order: 'orders' } as const satisfies Record<
  WorkKind,
  string
>
