import { diffWordsWithSpace } from 'diff'
import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import type { Actor } from '~/permissions/vocabulary'
import { requireTerm, requireTermVersion } from './require-term.server'

/** A piece of a text beside an older one. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

/**
 * Longer than a comparison of two texts without anything in common may take, in milliseconds: everybody
 * else waits meanwhile.
 */
const longest = 60

/** Recent comparisons, by the ids of both versions: these never change. */
const compared = new Map<string, Piece[]>()
const mostCompared = 50

function piecesOf(before: { id: string; text: string }, after: { id: string; text: string }) {
  const key = `${before.id} ${after.id}`
  const pieces = compared.get(key) ?? comparePieces(before.text, after.text)
  compared.delete(key)
  compared.set(key, pieces)
  const [oldest = ''] = compared.keys()
  if (compared.size > mostCompared) compared.delete(oldest)
  return pieces
}

/** Changes of a text, word by word; if that takes too long, one text in place of the other. */
export function comparePieces(before: string, after: string): Piece[] {
  const pieces = diffWordsWithSpace(before, after, { timeout: longest })
  if (!pieces) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return pieces.map(({ added, removed, value: text }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text,
  }))
}

/** A version of terms, and what it changed of the one before. @throws DomainError 403, 404 */
export function findTermVersion(actor: Actor, id: string, number: number) {
  requireOrderManager(actor)
  const term = requireTerm(db, id)
  const version = requireTermVersion(db, id, number)
  const { text, name, createdAt, createdBy } = version
  const by = createdBy
    ? db.select({ name: users.fullName }).from(users).where(eq(users.id, createdBy)).get()
    : null
  const before = number > 1 ? requireTermVersion(db, id, number - 1) : null
  return {
    term: { id, name: term.name },
    version: { number, name, text, createdAt, by: by?.name ?? null },
    pieces: before === null ? null : piecesOf(before, version),
  }
}
