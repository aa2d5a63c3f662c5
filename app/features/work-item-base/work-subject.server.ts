import { db } from '~/db/client.server'
import type { NotifiedSubject, Subject } from '~/features/subjects/subject'
import { workMessages } from '~/messages/work'
import type { Member } from '~/permissions/vocabulary'
import { canSeeWork, canUseNotes } from '~/permissions/work'
import { companyWorkViewers } from './participants.server'

/** Facts for the rules; undefined when there is no such work item. */
type FactsOf = (
  id: string,
) =>
  | { userId: string | null; assigneeId: string | null; companyProfileId: string | null }
  | undefined

/**
 * A kind of work, as notifications and live topics see it.
 *
 * @param named those of these that somebody may open
 */
export const workSubject = (
  factsOf: FactsOf,
  named: (actor: Member, ids: string[]) => { id: string; number: number; title: string }[],
): NotifiedSubject => ({
  namesOf: (actor, ids) => {
    if (ids.length === 0) return new Map()
    const found = named(actor, [...new Set(ids)])
    return new Map(found.map((work) => [work.id, workMessages.name(work)]))
  },
  mayOpen: (id) => {
    const work = factsOf(id)
    if (!work) return () => false
    const people = new Set(companyWorkViewers(db, work.companyProfileId))
    return (actor) =>
      actor.kind === 'member' && canSeeWork(actor, { ...work, ofCompany: people.has(actor.id) })
  },
})

/** The notes of a kind of work, by the id of the work: staff's own. */
export const workNotesSubject = (factsOf: FactsOf): Subject => ({
  mayOpen: (id) => {
    const work = factsOf(id)
    return (actor) => work !== undefined && canUseNotes(actor, work)
  },
})
