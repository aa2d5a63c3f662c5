import { setTimeout as pause } from 'node:timers/promises'
import { env } from '~/platform/env.server'
import { mayWrite, onStanding, primaryNode } from './node.server'
import { leaving } from './other-nodes.server'
import { tellReplicas } from './replicas.server'

/** Milliseconds that another node has to take over, and LiteFS to say so. */
const patience = 5_000
/** Milliseconds until LiteFS on the other nodes has found the new primary. */
const spread = 1_500

let hasBegun = false
/** Whether this node is about to stop, so that it no longer matters what it is. */
export const isLeaving = (): boolean => hasBegun

/**
 * Has another node become the primary before this one stops. Otherwise replicas go on leading forms here
 * while this server takes no more, and those are lost.
 */
export async function handOver(): Promise<void> {
  hasBegun = true
  if (env.LITEFS_URL === undefined || !mayWrite() || !tellReplicas(leaving)) return
  await new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer)
      forget()
      done()
    }
    const timer = setTimeout(end, patience)
    const forget = onStanding(() => primaryNode() !== null && end())
  })
  await pause(spread)
}
