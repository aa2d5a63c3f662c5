import { inArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { users } from '~/db/schema'
import { historyMessages as say } from '~/messages/history'
import { userMessages } from '~/messages/users'

/** How the people of a page are called; see `actorKey`. */
export function personNames(keys: string[]): (key: string) => string {
  const ids = [...new Set(keys)].filter((key) => key !== 'system' && !key.startsWith('guest:'))
  const rows = ids.length
    ? db
        .select({ id: users.id, fullName: users.fullName })
        .from(users)
        .where(inArray(users.id, ids))
        .all()
    : []
  const known = new Map(rows.map(({ id, fullName }) => [id, fullName]))
  return (key) => {
    if (key === 'system') return say.system
    if (key.startsWith('guest:')) return say.guest
    return known.get(key) ?? userMessages.deletedUser
  }
}
