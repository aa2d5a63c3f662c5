import { dueAfterPause } from './clock'

/** How somebody relates to a work item: what the ways between its statuses ask for. */
export type Relation = 'works-on-it' | 'owns-it'

/** A way from one status to another. */
export type Move<Status extends string, Moment extends string> = {
  /** Statuses it leads from. */
  from: readonly Status[]
  /** Target status; `before-pause` is the status that the pause interrupted. */
  to: Status | 'before-pause'
  /** Relation that permits it: anyone who works on it, or the client it belongs to. */
  who: Relation
  /** The column that keeps when this was done last. */
  stores: Moment
}

/** The states of a kind of work and the ways between them, as data: read by the command, the screen and the tests. */
export type StatusMachine<Status extends string, Action extends string, Moment extends string> = {
  /**
   * First status of the studio's work (an order with a price waits for its payment before); also the target
   * of a pause that interrupted no known status.
   */
  first: Status
  /** Moves, in the order in which they are offered. */
  actions: readonly Action[]
  moves: Record<Action, Move<Status, Moment>>
}

/** Facts that a move reads and changes. Moments are milliseconds UTC. */
type Moved<Status> = {
  status: Status
  statusBeforePause: Status | null
  pausedAt: number | null
  dueAt: number
}

/** Moves from a status for somebody, in order. @param relations how they relate to it */
export const movesFrom = <S extends string, A extends string, M extends string>(
  { actions, moves }: StatusMachine<S, A, M>,
  status: S,
  relations: readonly Relation[],
): A[] =>
  actions.filter((action) => {
    const { from, who } = moves[action]
    return from.includes(status) && relations.includes(who)
  })

/** Values that a move writes: the status, its time, and the due date, later by a pause that ends. */
export function changeBy<S extends string, A extends string, M extends string>(
  { first, moves }: StatusMachine<S, A, M>,
  work: Moved<S>,
  action: A,
  now: number,
): { status: S } & Partial<Moved<S>> & Partial<Record<M, number>> {
  const { to, stores } = moves[action]
  const stored = { [stores]: now } as Partial<Record<M, number>>
  if (to === 'paused') return { status: to, statusBeforePause: work.status, ...stored }
  if (to !== 'before-pause') return { status: to, ...stored }
  const dueAt = dueAfterPause(work.dueAt, work.pausedAt ?? now, now)
  return { status: work.statusBeforePause ?? first, statusBeforePause: null, dueAt, ...stored }
}
