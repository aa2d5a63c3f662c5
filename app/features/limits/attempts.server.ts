import { and, between, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { rateLimits } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { env } from '~/platform/env.server'
import { isIpv6, networkOf } from '~/platform/network'
import { mostInvites } from '~/shared/invites'

/** At most `most` attempts of `subject` within `minutes`. */
export type Limit = { subject: string; most: number; minutes: number }

const minute = 60_000
const day = 24 * 60
const longest = day * minute

/**
 * The limits of an address, unless limits by address are switched off. Anyone who rents a /48 of IPv6 has
 * 65,536 networks: all of them together get ten times what one gets.
 */
function ofAddress(kind: string, address: string, most: number, minutes: number): Limit[] {
  if (env.RATE_LIMIT === 'off') return []
  const own = { subject: `${kind}:${networkOf(address)}`, most, minutes }
  if (!isIpv6(address)) return [own]
  return [own, { subject: `${kind}:${networkOf(address, 48)}`, most: 10 * most, minutes }]
}

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

/** Attempts of all such browsers together: somebody who knew the password may have made many names. */
export const devicesLimit = (userId: string): Limit => ({
  subject: `devices:${userId}`,
  most: 30,
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

/** Changes of one's own password: each is told to a mailbox that nobody may have shown to be theirs. */
export const passwordChangeLimit = (userId: string): Limit => ({
  subject: `password-change:${userId}`,
  most: 10,
  minutes: 60,
})

/** Connections with providers that somebody makes, told to the same mailbox. */
export const connectLimit = (userId: string): Limit => ({
  subject: `connect:${userId}`,
  most: 10,
  minutes: 60,
})

/** Sign-ups refused because the account exists: nobody tries a list of addresses. */
export const signUpLimits = (address: string): Limit[] => ofAddress('sign-up', address, 20, 15)

/** Accounts that people of a network make for themselves; invited people do not count. */
export const newAccountLimits = (address: string): Limit[] =>
  ofAddress('new-account', address, 20, 60)

/** Guests' new projects: a school or an office may share an address. */
export const startLimits = (address: string): Limit[] => ofAddress('start', address, 20, 15)

/** Comments of visitors: a shared preview takes many, one address leaves a few. */
export const commentLimits = (projectId: string, address: string): Limit[] => [
  { subject: `comment:${projectId}`, most: 100, minutes: 60 },
  ...ofAddress('comment-address', address, 10, 15),
]

/** Orders that guests begin and that are kept for them: a refusal with files, a way to the login. */
export const orderDraftLimits = (address: string): Limit[] =>
  ofAddress('order-draft', address, 30, 15)

/** Megabytes of files that guests leave with orders they have begun: three whole orders an hour. */
export const orderFileLimits = (address: string): Limit[] =>
  ofAddress('order-files', address, 150, 60)

/** Orders of guests: each makes an account, and sends a mail to an address that somebody typed. */
export const guestOrderLimits = (address: string): Limit[] =>
  ofAddress('guest-order', address, 20, 60)

/** Orders that somebody places for themselves: each has files, and tells the studio. */
export const orderLimits = (userId: string): Limit[] =>
  env.RATE_LIMIT === 'off' ? [] : [{ subject: `order:${userId}`, most: 30, minutes: 60 }]

/** Messages and notes that somebody sends: each may tell many people. */
export const messageLimits = (userId: string, most: number): Limit[] =>
  env.RATE_LIMIT === 'off' ? [] : [{ subject: `message:${userId}`, most, minutes: 60 }]

/** Moves of work that somebody makes: each is kept for good, and tells who takes part. */
export const moveLimits = (userId: string, most: number): Limit[] =>
  env.RATE_LIMIT === 'off' ? [] : [{ subject: `move:${userId}`, most, minutes: 60 }]

/** Calls that a client books or moves: each mails two people, and cancelling makes room for the next. */
export const callLimits = (userId: string): Limit[] =>
  env.RATE_LIMIT === 'off' ? [] : [{ subject: `call:${userId}`, most: 20, minutes: 60 }]

/**
 * Invitations to companies and projects: each is a mail to an address that somebody typed. Sending one
 * again counts, and so does one that was withdrawn. Free accounts of one network share a limit, one for
 * each mailbox as well: that of all senders together is higher, so that none of them uses it up.
 *
 * @param network as `networkOf` has it; empty when nobody asks over a network
 */
export function inviteMailLimits(userId: string, email: string, network: string): Limit[] {
  if (env.RATE_LIMIT === 'off') return []
  const limits = [
    { subject: `invite-mail:${userId}`, most: mostInvites, minutes: day },
    { subject: `invite-mail:${userId}:${email}`, most: 3, minutes: day },
    { subject: `invite-mail-to:${email}`, most: 100, minutes: day },
  ]
  if (!network) return limits
  return [
    ...limits,
    { subject: `invite-mail-from:${network}`, most: 200, minutes: day },
    { subject: `invite-mail-to:${email}:${network}`, most: 20, minutes: day },
  ]
}

/** People whom somebody who is no staff adds to projects: each hears of it, however often they are removed. */
export const addPeopleLimits = (userId: string): Limit[] =>
  env.RATE_LIMIT === 'off' ? [] : [{ subject: `add-people:${userId}`, most: 200, minutes: day }]

/** Invitations to the product: the staff invite as many people as they need, each of them a few times. */
export const inviteLimits = (userId: string, email: string): Limit[] =>
  env.RATE_LIMIT === 'off' ? [] : [{ subject: `invite:${userId}:${email}`, most: 3, minutes: 60 }]

/** Downloads of projects, pages and panels that somebody starts. */
export const downloadLimit = (userId: string, most: number): Limit => ({
  subject: `download:${userId}`,
  most,
  minutes: 60,
})

/** Archives of everything that is somebody's own: each reads all their files. */
export const personalDataExportLimit = (userId: string): Limit => ({
  subject: `take-out:${userId}`,
  most: 5,
  minutes: 60,
})

/** Passwords of the vault that somebody reveals. */
export const revealLimit = (userId: string): Limit => ({
  subject: `reveal:${userId}`,
  most: 30,
  minutes: 10,
})

/**
 * @param times how many attempts are about to be made; never more than the limit
 * @throws DomainError `code` (429) with the minutes to wait
 */
export function checkLimits(
  from: Reader,
  limits: Limit[],
  code = 'too-many-tries',
  times = 1,
): void {
  const now = Date.now()
  let wait = 0
  for (const { subject, most, minutes } of limits) {
    const oldest = from
      .select({ at: rateLimits.createdAt })
      .from(rateLimits)
      .where(
        and(
          eq(rateLimits.subject, subject),
          // After the clock was set back, a time still to come would lock for longer than allowed.
          between(rateLimits.createdAt, now - minutes * minute + 1, now),
        ),
      )
      .orderBy(desc(rateLimits.createdAt))
      .limit(1)
      .offset(Math.max(0, most - times))
      .get()
    if (oldest) wait = Math.max(wait, oldest.at + minutes * minute - now)
  }
  if (wait > 0) {
    throw new DomainError(code, 429, { values: { minutes: Math.ceil(wait / minute) } })
  }
}

/** Counts one attempt for each limit, or several `times`, and forgets some that no longer count. */
export function countAttempt(tx: Tx, limits: Limit[], times = 1): void {
  if (limits.length === 0 || times === 0) return
  const at = Date.now()
  const subjects = limits.map(({ subject }) => subject)
  tx.delete(rateLimits)
    .where(and(inArray(rateLimits.subject, subjects), gt(rateLimits.createdAt, at)))
    .run()
  tx.insert(rateLimits)
    .values(
      subjects.flatMap((subject) =>
        Array.from({ length: times }, () => ({ subject, createdAt: at })),
      ),
    )
    .run()
  // Ids rise with time, so the oldest rows come first and the search ends soon.
  tx.delete(rateLimits)
    .where(
      and(
        lt(rateLimits.createdAt, at - longest),
        sql`${rateLimits.id} in (select id from rate_limits order by id limit 100)`,
      ),
    )
    .run()
}

/** A right password clears the count it was tried under; an address keeps its own. */
export function forgetAttempts(tx: Tx, { subject }: Limit): void {
  tx.delete(rateLimits).where(eq(rateLimits.subject, subject)).run()
}

/** One attempt that was counted before it was known to be right counts no more. */
export function takeBackAttempt(tx: Tx, { subject }: Limit): void {
  tx.delete(rateLimits)
    .where(sql`${rateLimits.id} = (select max(id) from rate_limits where subject = ${subject})`)
    .run()
}
