import { and, desc, eq, gt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { sessions } from '~/db/schema'
import { deviceName } from './device'

export type ListedSession = { id: string; device: string; lastSeenAt: number; current: boolean }

/** The sessions that are open for a person, the present one first, then the last used. */
export function listSessions(userId: string, presentId: string | null): ListedSession[] {
  const rows = db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, Date.now())))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100)
    .all()
  return rows
    .map(({ id, userAgent, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent),
      lastSeenAt,
      current: id === presentId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current))
}
