/** Work that `waiters` wait for: it is told to stop when the last of them has left. */
type Run = { result: Promise<unknown>; waiters: number; stop: AbortController }
type Work<Result> = (left: AbortSignal) => Promise<Result>

const running = new Map<string, Run>()
const waiting = new Map<string, Run>()

/**
 * Does the work of a key one run after another. Whoever asks while a run waits gets its answer: it begins
 * after they asked, so it is no older than one of their own.
 *
 * @param left when who asks is gone; `work` gets one for all who wait
 */
export function joinRun<Result>(
  key: string,
  work: Work<Result>,
  left?: AbortSignal,
): Promise<Result> {
  left?.throwIfAborted()
  const run = waiting.get(key) ?? nextRun(key, work)
  run.waiters += 1
  const leave = () => {
    run.waiters -= 1
    if (run.waiters > 0) return
    // Its answer would not be for those who ask from now on.
    if (waiting.get(key) === run) waiting.delete(key)
    run.stop.abort()
  }
  left?.addEventListener('abort', leave)
  const stay = () => left?.removeEventListener('abort', leave)
  run.result.then(stay, stay)
  return run.result as Promise<Result>
}

function nextRun<Result>(key: string, work: Work<Result>): Run {
  const stop = new AbortController()
  const before = running.get(key)
  const result = before
    ? before.result
        .catch(() => {})
        .then(() => {
          stop.signal.throwIfAborted()
          waiting.delete(key)
          running.set(key, run)
          return work(stop.signal)
        })
    : work(stop.signal)
  const run: Run = { result, waiters: 0, stop }
  if (before) waiting.set(key, run)
  else running.set(key, run)
  const end = () => {
    if (running.get(key) === run) running.delete(key)
  }
  result.then(end, end)
  return run
}
