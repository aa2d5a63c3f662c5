import { hostname } from 'node:os'
import { env } from '~/platform/env.server'
import { type Acknowledged, acknowledgements } from './acknowledge.server'
import { mayWrite, readPosition } from './node.server'
import { nodeAddressOf, nodeAuthorization } from './other-nodes.server'
import { positionsTold } from './replicas.server'
import { reachablePrimary } from './tell-primary.server'

/** Facts that the primary has about all nodes, since its process has started. */
type NodesState = {
  primary: string
  /** The others, with how many transactions they lack. */
  replicas: { name: string; behind: number }[]
  writes: Record<Acknowledged, number>
}

/** Milliseconds that the primary has to answer. */
const patience = 1_000

/** Facts that this node has as the primary. */
export async function ownNodesState(): Promise<NodesState> {
  const own = await readPosition()
  const replicas = positionsTold().map(({ name, position }) => ({
    name,
    behind: Math.max(0, own - position),
  }))
  return { primary: hostname(), replicas, writes: { ...acknowledgements() } }
}

/**
 * Facts that the primary has, asked from any node.
 *
 * @returns null where there is no LiteFS; with `state` null where there is no primary that answers
 */
export async function readNodesState(): Promise<{ here: string; state: NodesState | null } | null> {
  if (env.LITEFS_URL === undefined) return null
  const here = hostname()
  if (mayWrite()) return { here, state: await ownNodesState() }
  const primary = reachablePrimary()
  if (primary === null) return { here, state: null }
  const state = await fetch(new URL('/state', nodeAddressOf(primary)), {
    headers: { authorization: nodeAuthorization },
    signal: AbortSignal.timeout(patience),
  }).then(
    (answer) => (answer.ok ? (answer.json() as Promise<NodesState>) : null),
    () => null,
  )
  return { here, state }
}
