import { and, eq, isNull } from 'drizzle-orm'
import { requestStates, requests } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'

const states = ['status', 'assigneeId', 'priority', 'dueAt'] as const

/**
 * Records what a request is from a moment on, where that differs from before. Whatever creates a request, or
 * changes its status, assignee, priority or due date, calls this: the lists of the past and the statistics
 * read these states.
 */
export function recordState(tx: Tx, requestId: string, at: number): void {
  const current = and(eq(requestStates.requestId, requestId), isNull(requestStates.until))
  const was = tx.select().from(requestStates).where(current).get()
  const is = tx.select().from(requests).where(eq(requests.id, requestId)).get()
  if (!is || (was && states.every((name) => was[name] === is[name]))) return
  const since = was ? Math.max(was.since, at) : is.createdAt
  // A state that would have lasted no time is replaced.
  if (was?.since === since) tx.delete(requestStates).where(current).run()
  else tx.update(requestStates).set({ until: since }).where(current).run()
  const { status, assigneeId, priority, dueAt } = is
  const pausedAt = status === 'paused' ? (is.pausedAt ?? since) : null
  tx.insert(requestStates)
    .values({ requestId, since, status, assigneeId, priority, dueAt, pausedAt })
    .run()
}
