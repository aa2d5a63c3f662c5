import { eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { happen } from '~/features/events/happen.server'
import { shareEvents } from '~/features/events/kinds/share'
import { permittedProject } from '~/features/project-base/project-access.server'
import { canShareProject } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'
import { newToken } from '~/platform/ids.server'

type ShareStep = keyof typeof shareEvents

type NewShare = {
  projectId: string
  step: ShareStep
  /** Left out: as it is. */
  comments?: boolean
}

/**
 * Switches the public preview of one's own project on or off, or gives it another address. A link
 * that is on stays the one it is until it is revoked or renewed. An old form sent again is carried out
 * again: that a link is revoked must be true whenever it is said.
 *
 * @returns what holds now; `off` for a link that was to be renewed and is not on
 * @throws Fault `not-found`; 403 for collaborators and staff
 */
export function switchShare(actor: Actor, input: NewShare): ShareStep {
  return transaction((tx) => {
    const project = permittedProject(actor, input.projectId, canShareProject)
    const { step, comments = project.shareComments } = input
    const shared = project.shareToken !== null
    if (!shared && (step === 'off' || step === 'renew')) return 'off'
    const keep = step === 'save' || (step === 'on' && shared)
    const token = step === 'off' ? null : keep ? project.shareToken : newToken()
    if (token === project.shareToken && comments === project.shareComments) return step
    tx.update(projects)
      .set({ shareToken: token, published: token !== null, shareComments: comments })
      .where(eq(projects.id, project.id))
      .run()
    happen(tx, actor, shareEvents[step], { project })
    return step
  })
}
