import { db } from '~/db/client.server'
import { showAnswers } from '~/features/conversations/show-answers.server'
import { visibleOrder } from '~/features/work-item-base/order/access.server'
import type { Actor } from '~/permissions/vocabulary'

/** Answers of the client when they bought, see `showAnswers`. @throws DomainError `not-found` */
export const orderBrief = (actor: Actor, id: string) => showAnswers(visibleOrder(db, actor, id))
