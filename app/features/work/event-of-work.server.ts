import type { Tx } from '~/db/transaction.server'
import { peopleOfGround } from '~/features/grounds/grounds.server'
import type { Ground } from '~/features/work-base/ground'

/** What every event about a piece of work says of it. */
export const eventOfWork = (tx: Tx, ground: Ground) => ({
  work: ground,
  people: peopleOfGround(tx, ground),
})
