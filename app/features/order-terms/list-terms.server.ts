import { asc, count, desc, eq, max, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderForms, orders, orderTerms, termVersions, users } from '~/db/schema'
import { requireOrderManager } from '~/features/user-access/require-order-manager.server'
import { mostCounted } from '~/messages/format'
import type { Actor } from '~/permissions/vocabulary'
import { type PublishState, publishState } from '~/shared/publish-state'
import { latestTermVersion, requireTerm } from './require-term.server'

const most = 500

/**
 * The terms: what buyers see first, then what was changed last.
 *
 * @param state only those in it; empty for all
 * @returns also how many there are in each state
 * @throws DomainError 403
 */
export function listTerms(actor: Actor, state: PublishState | '') {
  requireOrderManager(actor)
  const newest = db
    .select({ termId: termVersions.termId, number: max(termVersions.number).as('newest') })
    .from(termVersions)
    .groupBy(termVersions.termId)
    .as('newest_versions')
  const all = db
    .select({
      id: orderTerms.id,
      name: orderTerms.name,
      published: orderTerms.published,
      publishedAt: orderTerms.publishedAt,
      createdAt: orderTerms.createdAt,
      updatedAt: orderTerms.updatedAt,
      number: sql<number>`${newest.number}`,
      by: { name: users.fullName, avatar: users.avatar },
    })
    .from(orderTerms)
    .innerJoin(newest, eq(newest.termId, orderTerms.id))
    .leftJoin(users, eq(users.id, orderTerms.updatedBy))
    .orderBy(desc(orderTerms.published), desc(orderTerms.updatedAt), asc(orderTerms.id))
    .limit(most)
    .all()
    .map((row) => ({ ...row, state: publishState(row) }))
  const of = (asked: PublishState) => all.filter((term) => term.state === asked)
  return {
    terms: state === '' ? all : of(state),
    counts: {
      all: all.length,
      published: of('published').length,
      draft: of('draft').length,
      unpublished: of('unpublished').length,
    },
  }
}

export type ListedTerm = ReturnType<typeof listTerms>['terms'][number]

/** Terms as their form shows them: the text of their newest version. @throws DomainError 403, 404 */
export function findTerm(actor: Actor, id: string) {
  requireOrderManager(actor)
  const term = requireTerm(db, id)
  const { number, text } = latestTermVersion(db, id)
  const { name, version } = term
  return { id, name, text, number, version, state: publishState(term) }
}

/** How many order forms show terms. @throws DomainError 403 */
export function formsWithTerm(actor: Actor, id: string): number {
  requireOrderManager(actor)
  const own = eq(orderForms.termId, id)
  return db.select({ n: count() }).from(orderForms).where(own).get()?.n ?? 0
}

/**
 * The versions of terms, the newest first, each with how many orders accepted it, as far as they are
 * counted.
 *
 * @throws DomainError 403
 */
export function versionsOfTerm(actor: Actor, id: string) {
  requireOrderManager(actor)
  return db
    .select({
      id: termVersions.id,
      number: termVersions.number,
      createdAt: termVersions.createdAt,
      by: users.fullName,
    })
    .from(termVersions)
    .leftJoin(users, eq(users.id, termVersions.createdBy))
    .where(eq(termVersions.termId, id))
    .orderBy(desc(termVersions.number))
    .limit(100)
    .all()
    .map((row) => ({ ...row, orders: ordersWith(row.id) }))
}

const ordersWith = (versionId: string): number =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.termVersionId, versionId))
    .limit(mostCounted + 1)
    .all().length
