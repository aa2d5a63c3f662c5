import { orderNotesOrigin, orderOrigin } from '~/features/order-base/order-origin.server'
import { profileOrigin } from '~/features/profile-base/profile-origin.server'
import { projectOrigin } from '~/features/project-base/project-origin.server'
import { requestNotesOrigin, requestOrigin } from '~/features/request-base/request-origin.server'
import type { NotifiedKind, OriginKind } from '~/permissions/origins'
import type { NotifiedOrigin, Origin } from './origin'

/** The registry: a new kind of thing is written down here, and its word in `originKinds`. */
export const origins: Record<OriginKind, Origin> & Record<NotifiedKind, NotifiedOrigin> = {
  project: projectOrigin,
  request: requestOrigin,
  request_notes: requestNotesOrigin,
  order: orderOrigin,
  order_notes: orderNotesOrigin,
  profile: profileOrigin,
}
