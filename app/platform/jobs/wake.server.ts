const wakers = new Map<string, () => void>()
const called = new Set<string>()

/** Says what to call when something is queued. @returns how to take it back */
export function onWake(queue: string, waker: () => void): () => void {
  wakers.set(queue, waker)
  return () => {
    if (wakers.get(queue) === waker) wakers.delete(queue)
  }
}

/**
 * Calls the runner of a queue once the transaction under way is over: transactions are synchronous,
 * so what is put off to the next turn of the event loop comes after their commit.
 */
export function wake(queue: string): void {
  if (called.has(queue)) return
  called.add(queue)
  setImmediate(() => {
    called.delete(queue)
    wakers.get(queue)?.()
  })
}
