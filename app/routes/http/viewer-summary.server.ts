import type { ViewerSummary } from '~/components/shell/viewer'
import { photoSrc } from '~/components/ui/photo'
import type { Viewer } from '~/features/accounts/viewer.server'
import { countWaiting } from '~/features/notifications/bell.server'
import { menuFor } from '~/permissions/menu'
import { holds, manageFlags } from '~/permissions/vocabulary'

/** What the shell shows of the person who is signed in; null for a guest. */
export function viewerSummary({ actor, user }: Viewer): ViewerSummary | null {
  if (!user) return null
  return {
    id: user.id,
    fullName: user.fullName,
    email: user.email,
    avatar: photoSrc(user.avatar),
    role: user.role,
    organization: user.organization,
    flags: manageFlags.filter((flag) => holds(actor, flag)),
    menu: menuFor(actor),
    waiting: countWaiting(user),
    tour: user.showDemo,
  }
}
