import { eq } from 'drizzle-orm'
import { orderFollowers, type orders, users } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { holdsRow } from '~/features/user-access/staff-rows.server'
import { participantsOfWork } from '~/features/work-item-base/participants.server'

type OfOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'assigneeId'>

/** Ids of an order's followers. */
export const followersOfOrder = (from: Reader, orderId: string): string[] =>
  from
    .select({ id: orderFollowers.userId })
    .from(orderFollowers)
    .where(eq(orderFollowers.orderId, orderId))
    .all()
    .map(({ id }) => id)

/** Ids of an order's participants, see `participantsOfWork`: among its clients only the buyer. */
export const participantsOfOrder = (from: Reader, order: OfOrder) =>
  participantsOfWork(
    from,
    'order',
    { ...order, companyProfileId: null },
    followersOfOrder(from, order.id),
  )

/** More than a studio has. */
const most = 500

/** Ids of the people who manage orders: they hear of doubtful payments. */
export const orderManagers = (from: Reader): string[] =>
  from
    .select({ id: users.id })
    .from(users)
    .where(holdsRow('manageOrders'))
    .limit(most)
    .all()
    .map(({ id }) => id)
