import { reachable } from './chunk-recovery'

/** Milliseconds between two questions at most. */
const longestPause = 30_000

const waiting = new Set<(wasAway: boolean) => void>()
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Asks the server whether it answers, again and again with longer pauses, until it does. Only in the browser.
 *
 * @param tell gets whether it was asked in vain before
 * @param first milliseconds before it is asked for the first time
 * @returns how to stop
 */
export function awaitServer(tell: (wasAway: boolean) => void, first = 2000): () => void {
  if (waiting.size === 0) {
    timer = setTimeout(ask, first)
    window.addEventListener('online', ask)
  }
  waiting.add(tell)
  return () => {
    if (waiting.delete(tell) && waiting.size === 0) rest()
  }
}

/** Something was answered: tells all who wait for that. */
export function serverAnswers(): void {
  const told = [...waiting]
  const wasAway = failures > 0
  waiting.clear()
  rest()
  for (const tell of told) tell(wasAway)
}

async function ask() {
  clearTimeout(timer)
  const answers = await reachable()
  if (waiting.size === 0) return
  if (answers) return serverAnswers()
  failures += 1
  clearTimeout(timer)
  timer = setTimeout(ask, Math.min(longestPause, 1000 * 2 ** failures))
}

function rest() {
  failures = 0
  clearTimeout(timer)
  window.removeEventListener('online', ask)
}
