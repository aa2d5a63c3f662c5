/** Parts that the lists of all kinds of work share. Pure. */

/** The tabs of a list; of what is completed, only those that there can be. */
export const workTabs = ['all', 'unassigned', 'overdue', 'mine', 'following'] as const
export type WorkTab = (typeof workTabs)[number]

/** Sort orders of lists; with a minus the other way round. */
export const workSorts = [
  'due',
  '-due',
  '-created',
  'created',
  '-number',
  'number',
  'priority',
  '-priority',
  '-updated',
] as const
export type WorkSort = (typeof workSorts)[number]
