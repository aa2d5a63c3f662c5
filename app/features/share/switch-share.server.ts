import { eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { shareEvents } from '~/features/events/event-types/share'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canShareProject } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { newToken } from '~/platform/ids.server'

type ShareStep = keyof typeof shareEvents

type NewShare = {
  projectId: string
  /** Left out: as it is. */
  comments?: boolean
} & (
  | { step: 'on' | 'save' }
  /** Closing a link names the link that the form was about. */
  | { step: 'off' | 'renew'; token: string }
)

/**
 * Switches the public preview of one's own project on or off, or gives it another address. A link
 * that is on stays the one it is until it is revoked or renewed. An old form cannot close a link that
 * came after the one it names: that would be dead for good, and nobody has asked.
 *
 * @returns what holds now; `off` for a link that was to be renewed and is not on
 * @throws DomainError `not-found`; 403 for collaborators and staff; `link-renewed` (409)
 */
export function switchShare(actor: Actor, input: NewShare): ShareStep {
  return transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canShareProject)
    const { step, comments = project.shareComments } = input
    const shared = project.shareToken !== null
    if (step === 'off' || step === 'renew') {
      if (!shared) return 'off'
      if (input.token !== project.shareToken) throw new DomainError('link-renewed', 409)
    }
    const keep = step === 'save' || (step === 'on' && shared)
    const token = step === 'off' ? null : keep ? project.shareToken : newToken()
    if (token === project.shareToken && comments === project.shareComments) return step
    tx.update(projects)
      .set({ shareToken: token, published: token !== null, shareComments: comments })
      .where(eq(projects.id, project.id))
      .run()
    emit(tx, actor, shareEvents[step], { project })
    return step
  })
}
