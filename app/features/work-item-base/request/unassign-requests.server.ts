import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { requests } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { requestEvents } from '~/features/events/event-types/requests'
import { participantsOfRequest } from './participants.server'
import { recordState } from './record-state.server'

/** Open pages hear of each of them. */
const most = 20

const { id, number, title, userId, assigneeId, companyProfileId } = requests
const facts = { id, number, title, userId, assigneeId, companyProfileId }

/**
 * Lets go of the requests of a type or person that is about to be deleted, some of them at once: others
 * are answered in between, however many there are. What comes meanwhile goes with the row itself; what
 * was let go of stays so where that fails. Pages that show one of them hear of it.
 */
export async function unassignRequests(of: 'typeId' | 'assigneeId', gone: string): Promise<void> {
  while (transaction((tx) => unassignSome(tx, of, gone))) await nextTurn()
}

/** The same of some of them. @returns whether there may be more */
export function unassignSome(tx: Tx, of: 'typeId' | 'assigneeId', gone: string): boolean {
  const some = tx.select(facts).from(requests).where(eq(requests[of], gone)).limit(most).all()
  const ids = some.map((row) => row.id)
  tx.update(requests)
    .set({ [of]: null })
    .where(inArray(requests.id, ids))
    .run()
  for (const work of some) {
    recordState(tx, work.id, Date.now())
    emit(tx, 'system', requestEvents.letGo, { work, people: participantsOfRequest(tx, work) })
  }
  return ids.length === most
}
