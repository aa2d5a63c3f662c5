import { eq } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { editableProject } from '~/features/project-base/project-access.server'
import type { Actor } from '~/permissions/vocabulary'
import { confirmClaims } from './confirm-claims.server'
import { websiteChoices } from './website-choices.server'

/** What somebody answers in the check of a website. */
export type CheckAnswers = {
  projectId: string
  /** Where the website will be, as it is typed; empty for nowhere yet. */
  address: string
  /** Address that was shown: somebody who has left it as it was says nothing. */
  addressWas: string
  /** Keys of the sections that are ticked: what they claim is true. */
  confirmed: readonly string[]
  /** Keys of the sections whose box was ticked when it was shown: one that is no more says no. */
  wasTicked: readonly string[]
  /** The key of all claims that were listed, where all of them are true. */
  all?: string | null
}

/**
 * Keeps what was ticked and typed in the check of a website.
 *
 * @returns how many claims are not confirmed, and whether anything has to be replaced
 * @throws DomainError `website-changed` (409), `not-found`
 */
export async function keepCheck(
  actor: Actor,
  { projectId, address, addressWas, all = null, ...answers }: CheckAnswers,
) {
  const { mustReplace, claims, claimsKey } = await websiteChoices(actor, projectId)
  if (all !== null && all !== claimsKey) throw new DomainError('website-changed', 409)
  if (address !== addressWas) keepAddress(actor, projectId, address || null)
  const confirmed = new Set(answers.confirmed)
  const wasTicked = new Set(answers.wasTicked)
  const said = ({ key }: { key: string }) =>
    all !== null || confirmed.has(key) || (wasTicked.has(key) ? false : undefined)
  return { mustReplace, open: await confirmClaims(actor, projectId, { claims, said }) }
}

/** The next download, also by another member, begins with it. */
function keepAddress(actor: Actor, projectId: string, websiteAddress: string | null): void {
  transaction((tx) => {
    const project = editableProject(actor, projectId)
    if (project.websiteAddress === websiteAddress) return
    tx.update(projects).set({ websiteAddress }).where(eq(projects.id, projectId)).run()
    emit(tx, actor, projectEvents.changedWebsiteAddress, { project })
  })
}
