import { newestEvent } from '~/features/live/newest-event.server'
import { countOrdersOfCompany } from '~/features/orders/orders-of-company.server'
import { profileHead } from '~/features/profiles/profile-views.server'
import { countRequestsOfCompany } from '~/features/requests/requests-of-company.server'
import { countLogins } from '~/features/vault/list-logins.server'
import { capped } from '~/messages/format'
import { canAskStudio } from '~/permissions/requests'
import type { Actor } from '~/permissions/vocabulary'
import { requireMember } from '~/routes/http/require-member'

/**
 * Data that all views of a company profile show: its name, its tabs, its actions.
 *
 * @throws DomainError `not-found`
 */
export function readHead(who: Actor, id: string) {
  const since = newestEvent()
  const head = profileHead(who, id)
  const actor = requireMember(who)
  return {
    ...head,
    since,
    logins: head.may.logins ? countLogins(id) : 0,
    requests: capped(countRequestsOfCompany(actor, id)),
    orders: capped(countOrdersOfCompany(actor, id)),
    /** May ask the studio for something. */
    asks: canAskStudio(actor),
  }
}

export type Head = ReturnType<typeof readHead>
