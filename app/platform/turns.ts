/**
 * Turns for work that keeps the process busy for long: one piece of it each time the event loop has
 * gone round, so that what is short is answered in between, however many ask for it at once.
 */
export function makeTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resume) => setImmediate(resume)))
    return last
  }
}

/**
 * Whole works one after the other, each once the one before is done: what pauses in between, as the
 * writing of a PDF does, would else go on with all of them in each of its pauses.
 */
export function makeQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const turn = makeTurns()
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(turn).then(work)
    last = next.catch(() => {})
    return next
  }
}
