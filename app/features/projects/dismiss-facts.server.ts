import { eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'

/**
 * Notes that nobody wants to be asked for the facts of a project's business. Facts that were told meanwhile
 * stay, and so does the version: the form of the facts shows the same.
 *
 * @throws DomainError `not-found`
 */
export function dismissFacts(actor: Actor, projectId: string): void {
  transaction((tx) => {
    const project = editableProject(actor, projectId)
    if (project.facts !== null) return
    tx.update(projects).set({ facts: {} }).where(eq(projects.id, projectId)).run()
    emit(tx, actor, projectEvents.dismissedFacts, { project })
  })
}
