import { and, eq, gt, inArray, lt, min, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { idempotencyKeys } from '~/db/schema'
import type { Reader, Tx } from '~/db/transaction.server'
import { limits } from '~/permissions/limits'

/**
 * Identifies one sending of a form: `key` hashes its hidden key, its content and its address, `scope` is
 * the sender. The same form sent again has the same.
 */
export type IdempotencyKey = {
  key: string
  scope: string
  /** Whether the first result still holds; see `whileValid`. */
  isValid?: (from: Reader, result: unknown) => boolean
}

/** The same key in another scope, for senders who are not signed in. */
export const inScope = (scope: string, idempotencyKey: IdempotencyKey | undefined) =>
  idempotencyKey && { ...idempotencyKey, scope }

/**
 * The same key, forgotten once its result was undone: a person who goes back to the form and sends it again
 * means it.
 *
 * @param isValid is asked with the stored result
 */
export const whileValid = <Result>(
  idempotencyKey: IdempotencyKey | undefined,
  isValid: (from: Reader, result: Result) => boolean,
): IdempotencyKey | undefined =>
  idempotencyKey && {
    ...idempotencyKey,
    isValid: (from, result) => isValid(from, result as Result),
  }

/**
 * The same key, forgotten once the row that was made by it is deleted.
 *
 * @param idOf reads the row's id from the stored result; without a result no row was made
 */
export const untilDeleted = <Result = string>(
  table: SQLiteTable,
  idempotencyKey: IdempotencyKey | undefined,
  idOf: (result: Result) => string = String,
): IdempotencyKey | undefined =>
  whileValid<Result | null>(idempotencyKey, (from, result) => {
    if (result === null) return true
    const row = from
      .select({ id: sql`id` })
      .from(table)
      .where(sql`id = ${idOf(result)}`)
    return row.get() !== undefined
  })

/** The primary key in the table. */
export const keyId = ({ key, scope }: IdempotencyKey) => `${scope}:${key}`

/** The stored row of a form that was carried out already, if its result still holds. */
export function previousResult(from: Reader, idempotencyKey: IdempotencyKey | undefined) {
  if (!idempotencyKey) return undefined
  const id = keyId(idempotencyKey)
  const row = from.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, id)).get()
  const { isValid = () => true } = idempotencyKey
  return row && isValid(from, JSON.parse(row.result)) ? row : undefined
}

/** How long after a form was sent something of it may still be on its way, in milliseconds. */
const onItsWay = 60_000

/** The common prefix of all keys of one form, whatever its content. */
const formPrefix = (idempotencyKey: IdempotencyKey) => keyId(idempotencyKey).replace(/[^.]*$/, '')

/** When a form was first carried out, with any content; null for never. */
export function firstSentAt(
  from: Reader,
  idempotencyKey: IdempotencyKey | undefined,
  since = 0,
): number | null {
  if (!idempotencyKey) return null
  const form = formPrefix(idempotencyKey)
  const row = from
    .select({ at: min(idempotencyKeys.createdAt) })
    .from(idempotencyKeys)
    .where(
      and(
        gt(idempotencyKeys.key, form),
        lt(idempotencyKeys.key, `${form}~`),
        gt(idempotencyKeys.createdAt, since),
      ),
    )
    .get()
  return row?.at ?? null
}

/**
 * Whether the form that something was saved from quietly was sent just now. Later it was not on its
 * way: somebody went back to the form and goes on typing.
 */
export const sentJustNow = (from: Reader, idempotencyKey: IdempotencyKey | undefined): boolean =>
  firstSentAt(from, idempotencyKey, Date.now() - onItsWay) !== null

/**
 * Carries out a form once: stores its key with the result. A second click or a resent form gets the
 * first result and does nothing, unless that was undone (`whileValid`, `untilDeleted`).
 *
 * @param idempotencyKey undefined carries out the form each time
 * @param work its result is kept for weeks: ids and figures, no names or e-mails of people
 */
export function idempotent<T>(
  tx: Tx,
  idempotencyKey: IdempotencyKey | undefined,
  work: () => T,
): T {
  if (!idempotencyKey) return work()
  const earlier = previousResult(tx, idempotencyKey)
  if (earlier) return JSON.parse(earlier.result)
  forgetOldest(tx, idempotencyKey)
  const result = work()
  const kept = { result: JSON.stringify(result ?? null), createdAt: Date.now() }
  tx.insert(idempotencyKeys)
    .values({ key: keyId(idempotencyKey), ...kept })
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: kept })
    .run()
  return result
}

/** Forgets the oldest keys of a form that is sent again and again with other content, and of its sender. */
function forgetOldest(tx: Tx, idempotencyKey: IdempotencyKey): void {
  const form = formPrefix(idempotencyKey)
  const { key } = idempotencyKeys
  keepNewest(tx, and(gt(key, form), lt(key, `${form}~`)), limits.sendingsOfForm)
  const { scope } = idempotencyKey
  // ';' is the sign after ':'.
  keepNewest(tx, and(gt(key, `${scope}:`), lt(key, `${scope};`)), limits.sendingsOfPerson)
}

function keepNewest(tx: Tx, which: SQL | undefined, most: number): void {
  const { n = 0 } =
    tx.select({ n: sql<number>`count(*)` }).from(idempotencyKeys).where(which).get() ?? {}
  if (n < most) return
  const oldest = tx
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(which)
    .orderBy(idempotencyKeys.createdAt)
    .limit(n - most + 1)
  tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.key, oldest)).run()
}

/** Forgets a key whose result was undone. @param id see `keyId` */
export function forgetKey(tx: Tx, id: string): void {
  tx.delete(idempotencyKeys).where(eq(idempotencyKeys.key, id)).run()
}

/** Lets a form that failed be sent again, unless it was carried out meanwhile with another result. */
export function release(tx: Tx, idempotencyKey: IdempotencyKey | undefined, result: unknown): void {
  if (!idempotencyKey) return
  const sent = eq(idempotencyKeys.key, keyId(idempotencyKey))
  tx.delete(idempotencyKeys)
    .where(and(sent, eq(idempotencyKeys.result, JSON.stringify(result))))
    .run()
}
