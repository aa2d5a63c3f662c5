import { and, eq, ne } from 'drizzle-orm'
import { sessions } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import type { Actor } from '~/permissions/vocabulary'

/** Ends one of one's own sessions. @throws DomainError 404 when it is not one's own or has ended */
export function endSession(actor: Actor, sessionId: string): void {
  if (actor.kind !== 'member') throw notFound()
  transaction((tx) => {
    const own = and(eq(sessions.id, sessionId), eq(sessions.userId, actor.id))
    if (tx.delete(sessions).where(own).run().changes === 0) throw notFound()
    emit(tx, actor, accountEvents.endedSession, { subjectId: actor.id })
  })
}

/** Ends all of one's own sessions but the present one. */
export function endOtherSessions(actor: Actor, sessionId: string | null): void {
  if (actor.kind !== 'member') throw notFound()
  transaction((tx) => {
    revokeSessions(tx, actor.id, sessionId)
    emit(tx, actor, accountEvents.endedOtherSessions, { subjectId: actor.id })
  })
}

/** Ends somebody's sessions, all but `keep`, in the transaction that gives reason to. */
export function revokeSessions(tx: Tx, userId: string, keep: string | null): void {
  const theirs = eq(sessions.userId, userId)
  tx.delete(sessions)
    .where(keep === null ? theirs : and(theirs, ne(sessions.id, keep)))
    .run()
  emit(tx, 'system', accountEvents.lostSessions, { subjectId: userId })
}
