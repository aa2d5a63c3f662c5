import { transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { expectVersion } from '~/features/form-input/expect-version.server'
import { editableProject } from '~/features/project-base/project-access.server'
import { saveProject } from '~/features/project-base/save-project.server'
import { cleanFacts, type Facts } from '~/panels/facts/facts'
import type { Actor } from '~/permissions/vocabulary'

type Input = {
  projectId: string
  /** An empty fact is no fact. */
  facts: Facts
  /** The version the form was made from. */
  version: number
}

/**
 * Saves what is true of a project's business. Guests may do this to their project.
 *
 * @returns the facts as they are kept
 * @throws DomainError `not-found`, `stale` (409)
 */
export function saveFacts(actor: Actor, input: Input): Facts {
  // Nobody is asked again who has saved that there is nothing to say.
  const facts = cleanFacts(input.facts) ?? {}
  return transaction((tx) => {
    const project = editableProject(actor, input.projectId)
    expectVersion(project, input.version, { facts: project.facts })
    saveProject(tx, project, { facts })
    // The history says that it was done: a phone number has no place in it.
    emit(tx, actor, projectEvents.changedFacts, { project })
    return facts
  })
}
