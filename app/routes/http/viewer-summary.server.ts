import type { ViewerSummary } from '~/components/shell/viewer'
import { photoSrc } from '~/components/ui/photo'
import type { Viewer } from '~/features/accounts/viewer.server'
import { whoInvites } from '~/features/invitations/find-invitation.server'
import { countWaiting } from '~/features/notifications/count-waiting.server'
import {
  hasOrders,
  menuAnswersOfOrders,
  menuCountsOfOrders,
} from '~/features/orders/menu-orders.server'
import { hasProfiles } from '~/features/profiles/list-own-profiles.server'
import {
  menuAnswersOfRequests,
  menuCountsOfRequests,
} from '~/features/requests/count-requests.server'
import { hasRequests } from '~/features/requests/has-requests.server'
import { hasRoom } from '~/features/requests/request-limit.server'
import { landingPage } from '~/permissions/access'
import { menuFor } from '~/permissions/menu'
import type { MenuItem } from '~/permissions/menu-items'
import { holds, manageFlags } from '~/permissions/vocabulary'

/** Facts for the shell about the signed-in person at an address; null for a guest. */
export function viewerSummary({ actor, user }: Viewer, pathname: string): ViewerSummary | null {
  if (!user || actor.kind === 'guest') return null
  const bellCount = countWaiting(user)
  return {
    id: user.id,
    fullName: user.fullName,
    email: user.email,
    avatar: photoSrc(user.avatar),
    role: user.role,
    organization: user.organization,
    flags: manageFlags.filter((flag) => holds(actor, flag)),
    menu: withCounts(
      menuFor(actor, {
        roomForRequest: hasRoom(user),
        hasOrders: hasOrders(actor),
        hasRequests: hasRequests(actor),
        hasProfiles: hasProfiles(actor),
      }),
      { ...menuCountsOfRequests(actor, pathname), ...menuCountsOfOrders(actor, pathname) },
      { ...menuAnswersOfRequests(actor, pathname), ...menuAnswersOfOrders(actor, pathname) },
    ),
    start: landingPage(actor),
    bellCount,
    invitedBy: bellCount > 0 ? whoInvites(user) : null,
    tour: user.showDemo,
    hears: !user.tempPassword,
  }
}

const withCounts = (
  rows: readonly MenuItem[],
  counts: Record<string, string>,
  answers: Record<string, string>,
) =>
  rows.map(
    (row): MenuItem => ({
      ...row,
      ...(counts[row.href] && { count: counts[row.href] }),
      ...(answers[row.href] && { answered: answers[row.href] }),
    }),
  )
