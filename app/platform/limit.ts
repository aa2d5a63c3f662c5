/** Lets at most `size` pieces of work run at once; the rest wait in the order they came. */
export function limiter(size: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= size) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
