import { and, count, eq, notInArray } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { requests, type User } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { activeRequestLimit } from '~/permissions/users'
import { restingStatuses } from '~/shared/request-statuses'

/** How many active requests a client has and may have: their own number, else the general one. */
export function requestLimit(
  from: Reader,
  client: Pick<User, 'id' | 'allowedActiveRequests'>,
): { active: number; allowed: number } {
  const own = and(eq(requests.userId, client.id), notInArray(requests.status, restingStatuses))
  return {
    active: from.select({ n: count() }).from(requests).where(own).get()?.n ?? 0,
    allowed: activeRequestLimit(client, readSettings(from)),
  }
}

/** Whether somebody has as many active requests as they may have. */
export const isAtLimit = ({ active, allowed }: { active: number; allowed: number }): boolean =>
  active >= allowed

/**
 * Whether a client may have another active request; nobody else is asked. A client without a package
 * has room: the first step tells them how to get one.
 */
export const hasRoom = (client: Pick<User, 'id' | 'role' | 'allowedActiveRequests'>): boolean =>
  client.role === 'client' && !isAtLimit(requestLimit(db, client))
