import { db } from '~/db/client.server'
import { answersOf } from '~/features/conversations/answers-of.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import type { Actor } from '~/permissions/vocabulary'

/** What the client answered when they bought, see `answersOf`. @throws DomainError `not-found` */
export const orderBrief = (actor: Actor, id: string) => answersOf(visibleOrder(db, actor, id))
