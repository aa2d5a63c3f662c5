import { setTimeout as pause } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { networkOf } from '../../platform/network.ts'

/** What the wait asks of its node. */
export type PrimaryLookup = {
  mayWrite: () => boolean
  /** The host name of the primary where that is another node and can be reached. */
  reachablePrimary: () => string | null
  /** Whether this node is about to stop. */
  isLeaving: () => boolean
}

/** Forms that wait on a node; what a waiting one has sent stays on the wire, but for some 64 KB. */
const mostWaiting = 200
/** Of these from one network: an office has one. */
const mostOfNetwork = 20
/** Milliseconds between two looks at who is the primary. */
const lookAgain = 200

/** Milliseconds after which a primary that the proxy missed counts as reachable, if this node still hears from it. */
const untilSilent = 5_000

/**
 * Holds a write until there is a primary, so that its sender need not send it again. Resolves at once when
 * there is one, or when too many wait.
 *
 * @param most milliseconds it waits
 */
export function waitForPrimary(node: PrimaryLookup, most: number) {
  const waiting = new Map<string, number>()
  let all = 0
  const count = (network: string, by: 1 | -1) => {
    all += by
    const now = (waiting.get(network) ?? 0) + by
    if (now === 0) waiting.delete(network)
    else waiting.set(network, now)
  }

  /** @param missed the primary that it did not reach: LiteFS goes on naming one that is gone */
  return async function wait(req: Request, res: Response, missed: string | null): Promise<void> {
    const network = networkOf(req.ip ?? '')
    const since = performance.now()
    const isOver = (after: number) => performance.now() - since >= after
    const isThere = () => {
      if (node.mayWrite()) return true
      const primary = node.reachablePrimary()
      return primary !== null && (primary !== missed || isOver(untilSilent))
    }
    if (isThere() || all >= mostWaiting || (waiting.get(network) ?? 0) >= mostOfNetwork) return
    count(network, 1)
    while (!isThere() && !node.isLeaving() && !res.destroyed && !isOver(most)) {
      await pause(lookAgain)
    }
    count(network, -1)
  }
}
