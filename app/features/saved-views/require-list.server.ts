import { notFound } from '~/domain-error'
import { listsOfOrders } from '~/permissions/orders'
import type { Member } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'
import { orderLists } from '~/shared/order-lists'
import { requestLists } from '~/shared/request-lists'

/** The addresses of the lists of a kind of work that somebody has. */
const pathsOf: Record<WorkKind, (actor: Member) => readonly string[]> = {
  request: () => Object.values(requestLists),
  order: (actor) => listsOfOrders(actor).map((list) => orderLists[list]),
}

/** @throws DomainError `not-found` where a path is no list, or none that somebody has */
export function requireList(actor: Member, kind: WorkKind, path: string): void {
  if (!pathsOf[kind](actor).includes(path)) throw notFound()
}
