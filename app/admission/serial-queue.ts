/**
 * A queue for work that keeps the process busy for long: one piece of it each time the event loop has gone
 * round, so that short requests are answered in between, however many ask for it at once.
 */
export function makeSerialQueue(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resume) => setImmediate(resume)))
    return last
  }
}
