const running = new Map<string, Promise<unknown>>()
const waiting = new Map<string, Promise<unknown>>()

/**
 * Does the work of a key one run after another. Whoever asks while a run waits gets its answer: it begins
 * after they asked, so it is no older than one of their own.
 */
export function joinRun<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const next = waiting.get(key)
  if (next) return next as Promise<Result>
  const before = running.get(key)
  if (!before) return begin(key, work)
  const run = before
    .catch(() => {})
    .then(() => {
      waiting.delete(key)
      return begin(key, work)
    })
  waiting.set(key, run)
  return run
}

function begin<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const run = work()
  running.set(key, run)
  const end = () => {
    if (running.get(key) === run) running.delete(key)
  }
  run.then(end, end)
  return run
}
