import type { ViewerSummary } from '~/components/shell/viewer'
import { photoSrc } from '~/components/ui/photo'
import type { Viewer } from '~/features/accounts/viewer.server'
import { whoInvites } from '~/features/invitations/find-invitation.server'
import { countWaiting } from '~/features/notifications/bell.server'
import { hasRoom } from '~/features/requests/request-limit.server'
import { menuFor } from '~/permissions/menu'
import { holds, manageFlags } from '~/permissions/vocabulary'

/** What the shell shows of the person who is signed in; null for a guest. */
export function viewerSummary({ actor, user }: Viewer): ViewerSummary | null {
  if (!user) return null
  const waiting = countWaiting(user)
  return {
    id: user.id,
    fullName: user.fullName,
    email: user.email,
    avatar: photoSrc(user.avatar),
    role: user.role,
    organization: user.organization,
    flags: manageFlags.filter((flag) => holds(actor, flag)),
    menu: menuFor(actor, { roomForRequest: hasRoom(user) }),
    waiting,
    invitedBy: waiting > 0 ? whoInvites(user) : null,
    tour: user.showDemo,
  }
}
