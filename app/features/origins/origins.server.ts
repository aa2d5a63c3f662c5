import { orderNotesOrigin, orderOrigin } from '~/features/order-base/order-origin.server'
import { profileOrigin } from '~/features/profile-base/profile-origin.server'
import { projectOrigin } from '~/features/project-base/project-origin.server'
import { requestNotesOrigin, requestOrigin } from '~/features/request-base/request-origin.server'
import type { OriginKind } from '~/permissions/origins'
import type { Actor, Member } from '~/permissions/vocabulary'

/** What notifications, live topics and private files have to know of a kind of thing. */
export type Origin = {
  /** The names of those that somebody may open, by id. */
  namesOf: (actor: Member, ids: readonly string[]) => Map<string, string>
  /**
   * Who may open one now: also who hears of it and gets its files. The rule asks the database once,
   * however many it is asked about: take a new one for every event.
   */
  mayOpen: (id: string) => (actor: Actor) => boolean
}

/** The registry: a new kind of thing is written down here, and its word in `originKinds`. */
export const origins: Record<OriginKind, Origin> = {
  project: projectOrigin,
  request: requestOrigin,
  request_notes: requestNotesOrigin,
  order: orderOrigin,
  order_notes: orderNotesOrigin,
  profile: profileOrigin,
}
