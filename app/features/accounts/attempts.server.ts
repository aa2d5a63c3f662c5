import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { db } from '~/db/client.server'
import { loginFailures } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { env } from '~/platform/env.server'
import { Fault } from '~/platform/faults'

/** At most `most` attempts of `subject` within `minutes`. */
export type Limit = { subject: string; most: number; minutes: number }

const minute = 60_000
const longest = 60 * minute

/** The limit of an address, unless limits by address are switched off. */
const ofAddress = (kind: string, address: string, most: number, minutes: number): Limit[] =>
  env.RATE_LIMIT === 'on' ? [{ subject: `${kind}:${network(address)}`, most, minutes }] : []

/** Wrong passwords for an account, wherever they come from. Counted for unknown accounts alike. */
export const accountLimit = (email: string): Limit => ({
  subject: `account:${email}`,
  most: 10,
  minutes: 15,
})

/** Wrong passwords from an address, whatever the account. */
export const addressLimits = (address: string): Limit[] => ofAddress('address', address, 10, 15)

/** Wrong passwords from a browser that the account was signed in with before; see `signIn`. */
export const deviceLimit = (device: string): Limit => ({
  subject: `device:${device}`,
  most: 10,
  minutes: 15,
})

/** Wrong current passwords of somebody signed in. Strangers' tries do not count here. */
export const passwordLimit = (userId: string): Limit => ({
  subject: `signed-in:${userId}`,
  most: 10,
  minutes: 15,
})

/** Mails that choose a new password. */
export const resetLimits = (email: string, address: string): Limit[] => [
  { subject: `reset:${email}`, most: 5, minutes: 60 },
  ...ofAddress('reset-address', address, 30, 60),
]

/** New e-mails that somebody asks for: each sends a mail, or tells that there is an account. */
export const emailChangeLimits = (userId: string): Limit[] => [
  { subject: `email-change:${userId}`, most: 5, minutes: 60 },
]

/** Sign-ups refused because the account exists: nobody tries a list of addresses. */
export const signUpLimits = (address: string): Limit[] => ofAddress('sign-up', address, 20, 15)

/** Comments of visitors: a shared preview takes many, one address leaves a few. */
export const commentLimits = (projectId: string, address: string): Limit[] => [
  { subject: `comment:${projectId}`, most: 100, minutes: 60 },
  ...ofAddress('comment-address', address, 10, 15),
]

/** @throws Fault `too-many-tries` (429) with the minutes to wait */
export function checkLimits(from: Pick<typeof db, 'select'>, limits: Limit[]): void {
  const now = Date.now()
  let wait = 0
  for (const { subject, most, minutes } of limits) {
    const oldest = from
      .select({ at: loginFailures.at })
      .from(loginFailures)
      .where(and(eq(loginFailures.subject, subject), gt(loginFailures.at, now - minutes * minute)))
      .orderBy(desc(loginFailures.at))
      .limit(1)
      .offset(most - 1)
      .get()
    if (oldest) wait = Math.max(wait, oldest.at + minutes * minute - now)
  }
  if (wait > 0) {
    throw new Fault('too-many-tries', 429, { values: { minutes: Math.ceil(wait / minute) } })
  }
}

/** Counts one attempt for each limit, and forgets some that no longer count. */
export function countAttempt(tx: Tx, limits: Limit[]): void {
  if (limits.length === 0) return
  const at = Date.now()
  tx.insert(loginFailures)
    .values(limits.map(({ subject }) => ({ subject, at })))
    .run()
  // Ids rise with time, so the oldest rows come first and the search ends soon.
  tx.delete(loginFailures)
    .where(
      and(
        lt(loginFailures.at, at - longest),
        sql`${loginFailures.id} in (select id from login_failures order by id limit 100)`,
      ),
    )
    .run()
}

/** A right password clears the count it was tried under; an address keeps its own. */
export function forgetAttempts(tx: Tx, { subject }: Limit): void {
  tx.delete(loginFailures).where(eq(loginFailures.subject, subject)).run()
}

/** One attempt that was counted before it was known to be right counts no more. */
export function takeBackAttempt(tx: Tx, { subject }: Limit): void {
  tx.delete(loginFailures)
    .where(
      sql`${loginFailures.id} = (select max(id) from login_failures where subject = ${subject})`,
    )
    .run()
}

/** One household or server has a whole /64 of IPv6 addresses: they count as one. */
function network(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
