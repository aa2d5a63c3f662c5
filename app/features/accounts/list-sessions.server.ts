import { and, desc, eq, gt } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { sessions } from '~/db/schema'

const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

const first = (table: [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** The device behind a User-Agent header as people know it, e.g. 'Firefox on Mac'. */
export function deviceName(userAgent: string): string {
  const browser = first(browsers, userAgent)
  const system = first(systems, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}

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
