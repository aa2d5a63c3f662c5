import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { type Actor, holds } from '~/permissions/vocabulary'
import { forbidden } from '~/platform/faults'

const pageSize = 20

/** Where a page of the list starts: behind (`after`) or ahead of (`before`) a row's cursor. */
export type Place = { after: string } | { before: string } | null

/**
 * One page of the users, newest first, by name or e-mail.
 *
 * @throws Fault 403 for who may not manage users
 */
export function listUsers(actor: Actor, { search, place }: { search: string; place: Place }) {
  if (!holds(actor, 'manageUsers')) throw forbidden()
  const back = place !== null && 'before' in place
  const cursor = place && readCursor('before' in place ? place.before : place.after)
  const rows = db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      role: users.role,
      organization: users.organization,
      employeeRole: users.employeeRole,
      toCreate: users.toCreate,
      tempPassword: users.tempPassword,
      avatar: users.avatar,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(matches(search), cursor ? beyond(cursor, back) : undefined))
    .orderBy(
      ...(back ? [asc(users.createdAt), asc(users.id)] : [desc(users.createdAt), desc(users.id)]),
    )
    .limit(pageSize + 1)
    .all()
  const more = rows.length > pageSize
  const page = rows.slice(0, pageSize)
  if (back) page.reverse()
  const [first, last] = [page[0], page.at(-1)]
  return {
    users: page,
    newer: first && (back ? more : cursor !== null) ? cursorOf(first) : null,
    older: last && (back || more) ? cursorOf(last) : null,
  }
}

type Cursor = { createdAt: number; id: string }

const cursorOf = ({ createdAt, id }: Cursor) => `${createdAt}_${id}`

function readCursor(text: string): Cursor | null {
  const [, createdAt, id] = /^(\d{1,15})_([\w-]{1,40})$/.exec(text) ?? []
  return createdAt && id ? { createdAt: Number(createdAt), id } : null
}

function beyond({ createdAt, id }: Cursor, back: boolean): SQL | undefined {
  const past = back ? gt : lt
  return or(
    past(users.createdAt, createdAt),
    and(eq(users.createdAt, createdAt), past(users.id, id)),
  )
}

function matches(search: string): SQL | undefined {
  const text = search.trim().slice(0, 100)
  if (!text) return undefined
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${users.fullName} like ${pattern} escape '\\' or ${users.email} like ${pattern} escape '\\')`
}
