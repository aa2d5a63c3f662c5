import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { sections } from '~/db/schema'
import { keyBetween } from '~/editor/order'

/**
 * Order keys around a place in a page's body. Every question reads a few entries of one index,
 * however long the page is.
 */
type Neighbor = { id: string; order: string }

const page = and(eq(sections.pageId, sql.placeholder('page')), eq(sections.type, 'body'))
const columns = { id: sections.id, order: sections.order }

const above = prepared(() =>
  db
    .select(columns)
    .from(sections)
    .where(and(page, lt(sections.order, sql.placeholder('order'))))
    .orderBy(desc(sections.order))
    .limit(2)
    .prepare(),
)

const below = prepared(() =>
  db
    .select(columns)
    .from(sections)
    .where(and(page, gt(sections.order, sql.placeholder('order'))))
    .orderBy(asc(sections.order))
    .limit(2)
    .prepare(),
)

const at = prepared(() =>
  db
    .select(columns)
    .from(sections)
    .where(and(page, eq(sections.order, sql.placeholder('order'))))
    .prepare(),
)

/** The nearest two sections above a key, the nearest first. */
export const sectionsAbove = (pageId: string, order: string): Neighbor[] =>
  above().all({ page: pageId, order })

/** The nearest two sections below a key, the nearest first. */
export const sectionsBelow = (pageId: string, order: string): Neighbor[] =>
  below().all({ page: pageId, order })

/** Sorts after every key. */
const end = '~'

/** A page's last body section. */
export const lastSection = (pageId: string) => sectionsAbove(pageId, end)[0]
/** A page's first body section. */
export const firstSection = (pageId: string) => sectionsBelow(pageId, '')[0]

/** A key below every section. */
export const keyAtEnd = (pageId: string) => keyBetween(lastSection(pageId)?.order ?? null, null)
/** A key above every section. */
export const keyAtStart = (pageId: string) => keyBetween(null, firstSection(pageId)?.order ?? null)

/** A key directly below the section with the key `order`. */
export const keyAfter = (pageId: string, order: string) =>
  keyBetween(order, sectionsBelow(pageId, order)[0]?.order ?? null)

/** The key itself, or one directly below it when another section has taken it meanwhile. */
export function freeKey(pageId: string, order: string, id: string): string {
  const holder = at().get({ page: pageId, order })
  return !holder || holder.id === id ? order : keyAfter(pageId, order)
}
