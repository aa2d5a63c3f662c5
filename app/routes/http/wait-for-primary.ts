import { setTimeout as pause } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { waitingForms } from '../../admission/waiting-forms.ts'

/** Questions of the wait to its node. */
export type PrimaryLookup = {
  mayWrite: () => boolean
  /** The host name of the primary where that is another node and can be reached. */
  reachablePrimary: () => string | null
  /** Address at which that node listens. */
  addressOf: (node: string) => string
  /** Whether this node is about to stop. */
  isLeaving: () => boolean
  /** Whether another node is about to become the primary in place of this one. */
  isHandingOver: () => boolean
}

/** Milliseconds between two looks at who is the primary. */
const lookAgain = 200

/** Milliseconds in which a primary has to say that it is ready. */
const patience = 1_000

/**
 * Holds a write until there is a primary, so that its sender need not send it again. Resolves at once when
 * there is one, or when too many wait.
 *
 * @param most milliseconds it waits
 */
export function waitForPrimary(node: PrimaryLookup, most: number) {
  const enter = waitingForms()

  /** The last question to a primary: all that wait hear its answer. */
  let asked = { primary: '', at: Number.NEGATIVE_INFINITY, isReady: Promise.resolve(false) }
  function isReady(primary: string): Promise<boolean> {
    const now = performance.now()
    if (asked.primary !== primary || now - asked.at >= lookAgain) {
      asked = { primary, at: now, isReady: saysReady(node, primary) }
    }
    return asked.isReady
  }

  /**
   * @param mustAnswer whether the primary is asked first, as where this node sends the write on itself: LiteFS
   *   names a primary before its server listens, and goes on naming one that is gone
   * @returns the primary that takes it; null where that is this node, or there is none
   */
  return async function wait(
    req: Request,
    res: Response,
    mustAnswer: boolean,
  ): Promise<string | null> {
    const since = performance.now()
    /** Undefined while nobody takes it. */
    const find = async (asks: boolean) => {
      if (node.mayWrite()) return node.isHandingOver() ? undefined : null
      const primary = node.reachablePrimary()
      if (primary === null || (asks && !(await isReady(primary)))) return undefined
      return primary
    }
    let found = await find(mustAnswer)
    if (found !== undefined) return found
    let isOver = false
    const leave = enter(req, () => {
      isOver = true
    })
    if (!leave) return null
    while (
      found === undefined &&
      (!node.isLeaving() || node.isHandingOver()) &&
      !res.destroyed &&
      !isOver &&
      performance.now() - since < most
    ) {
      await pause(lookAgain)
      // One that has just become the primary may have just started.
      found = await find(true)
    }
    leave()
    return found === undefined ? node.reachablePrimary() : found
  }
}

/** Whether a primary's server is ready to take writes. */
const saysReady = (node: PrimaryLookup, primary: string): Promise<boolean> =>
  Promise.resolve()
    .then(() =>
      fetch(`${node.addressOf(primary)}/healthz`, { signal: AbortSignal.timeout(patience) }),
    )
    .then(
      async ({ ok, body }) => {
        await body?.cancel()
        return ok
      },
      () => false,
    )
