import { eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { once } from '~/features/forms/submission.server'
import { record } from '~/features/history/record.server'
import { publish } from '~/features/live/publish.server'
import { visibleProject } from '~/features/projects/project-access.server'
import { canShareProject } from '~/permissions/projects'
import { type Actor, actorKey } from '~/permissions/vocabulary'
import { newToken } from '~/platform/ids.server'

/** `save` changes only whether visitors may comment. */
type ShareStep = 'on' | 'renew' | 'off' | 'save'

const actions: Record<ShareStep, string> = {
  on: 'share link switched on',
  renew: 'share link renewed',
  off: 'share link revoked',
  save: 'share settings updated',
}

type NewShare = {
  projectId: string
  step: ShareStep
  /** Left out: as it is. */
  comments?: boolean
  key?: string
}

/**
 * Switches the public preview of one's own project on or off, or gives it another address. A link
 * that is on stays the one it is until it is revoked or renewed.
 *
 * @throws Fault `not-found`; 403 for collaborators and staff
 */
export function switchShare(actor: Actor, input: NewShare): void {
  transaction((tx) => {
    const project = visibleProject(actor, input.projectId, canShareProject)
    once(tx, input.key, `share:${actorKey(actor)}`, () => {
      const { step, comments = project.shareComments } = input
      const shared = project.published && project.shareToken !== null
      if (!shared && (step === 'off' || step === 'renew')) return
      const keep = step === 'save' || (step === 'on' && shared)
      const token = step === 'off' ? null : keep ? project.shareToken : newToken()
      if (token === project.shareToken && comments === project.shareComments) return
      tx.update(projects)
        .set({ published: token !== null, shareToken: token, shareComments: comments })
        .where(eq(projects.id, project.id))
        .run()
      record(tx, {
        collection: 'projects',
        document: project.id,
        action: actions[step],
        user: actorKey(actor),
      })
      publish(tx, `project:${project.id}`)
    })
  })
}
