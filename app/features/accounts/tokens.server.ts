import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { tokens } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { newToken, tokenHash } from '~/platform/ids.server'

type Token = typeof tokens.$inferSelect
type Kind = Token['kind']

const hour = 60 * 60 * 1000
/** How long a link works. A setup link lasts until the next start prints another. */
const lifetimes = { setup: 365 * 24 * hour, reset: hour, email_change: hour, social: hour } as const

/**
 * Makes a one-time code; earlier ones of the same kind for the same person no longer work. (An
 * unfinished social sign-in belongs to nobody yet: there can be many at once.)
 *
 * @returns the code for the link; only its hash is stored
 */
export function issueToken(tx: Tx, kind: Kind, userId: string | null, data?: string): string {
  const code = newToken()
  const now = Date.now()
  const whose = userId === null ? isNull(tokens.userId) : eq(tokens.userId, userId)
  const old = lt(tokens.expiresAt, now - hour)
  tx.delete(tokens)
    .where(and(eq(tokens.kind, kind), kind === 'social' ? old : or(whose, old)))
    .run()
  tx.insert(tokens)
    .values({
      id: tokenHash(code),
      kind,
      userId,
      data: data ?? null,
      createdAt: now,
      expiresAt: now + lifetimes[kind],
    })
    .run()
  return code
}

/** The token behind a code, if it still works. */
export function findToken(kind: Kind, code: string, from: Reader = db): Token | undefined {
  return from
    .select()
    .from(tokens)
    .where(
      and(
        eq(tokens.id, tokenHash(code)),
        eq(tokens.kind, kind),
        isNull(tokens.usedAt),
        gt(tokens.expiresAt, Date.now()),
      ),
    )
    .get()
}

/** Uses a code up. @returns its token, or undefined when it does not work (any more) */
export function takeToken(tx: Tx, kind: Kind, code: string): Token | undefined {
  const token = findToken(kind, code, tx)
  if (token) tx.update(tokens).set({ usedAt: Date.now() }).where(eq(tokens.id, token.id)).run()
  return token
}
