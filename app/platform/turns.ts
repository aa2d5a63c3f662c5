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

/** In milliseconds. */
const longestRest = 200

/**
 * Whole works one after the other, each once the one before is done: what pauses in between, as the
 * writing of a PDF does, would else go on with all of them in each of its pauses. After each as much
 * time is left to others as it took: an answer needs many rounds of the event loop.
 */
export function makeQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    let begun = 0
    const next = last.then(() => {
      begun = performance.now()
      return work()
    })
    const rest = () =>
      new Promise((resume) => setTimeout(resume, Math.min(longestRest, performance.now() - begun)))
    last = next.then(rest, rest)
    return next
  }
}
