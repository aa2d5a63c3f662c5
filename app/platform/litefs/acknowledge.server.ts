import { env } from '~/platform/env.server'
import { mayWrite, readPosition } from './node.server'
import {
  candidatesAt,
  candidatesConnected,
  candidatesKnown,
  onReplicaTold,
} from './replicas.server'

/** Milliseconds that a write waits for other nodes; then it is answered all the same. */
const limit = 800

/** How a write was answered: enough others have it, they did not say so in time, or there are too few. */
export type Acknowledged = 'confirmed' | 'late' | 'alone'

const counted: Record<Acknowledged, number> = { confirmed: 0, late: 0, alone: 0 }
/** Writes since the start of this process, by how they were answered. */
export const acknowledgements = (): Readonly<Record<Acknowledged, number>> => counted

/** How many other nodes that may lead have to have a write. @returns 0 where it is answered at once */
function nodesWanted(): number {
  if (env.EDGE_ACKS !== 'majority') return env.EDGE_ACKS
  // When no other is known, as after a takeover, one is still asked for: the write is reported as being on
  // one node alone.
  return Math.max(1, Math.floor((candidatesKnown() + 1) / 2))
}

/**
 * Waits on the primary until as many candidates have what was written as `EDGE_ACKS` says, for 800
 * milliseconds at most: a primary that is lost then takes no acknowledged write along. A node that may not
 * become the primary is no copy: the next primary, if it has less, replaces its database.
 *
 * @returns null where it waits for none
 */
export async function acknowledged(): Promise<Acknowledged | null> {
  if (env.LITEFS_URL === undefined || !mayWrite()) return null
  const nodes = nodesWanted()
  if (nodes === 0) return null
  const position = await readPosition()
  const how = await haveIt(position, nodes)
  counted[how] += 1
  return how
}

function haveIt(position: number, nodes: number): Promise<Acknowledged> | Acknowledged {
  if (candidatesAt(position) >= nodes) return 'confirmed'
  if (candidatesConnected() < nodes) return 'alone'
  return new Promise((done) => {
    const timer = setTimeout(() => end('late'), limit)
    const look = () => {
      if (candidatesAt(position) >= nodes) end('confirmed')
      else if (candidatesConnected() < nodes) end('late')
    }
    const stop = onReplicaTold(look)
    function end(how: Acknowledged) {
      clearTimeout(timer)
      stop()
      done(how)
    }
  })
}
