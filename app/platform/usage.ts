import type { RequestContext } from './request-context.server'

/** Milliseconds after which only half of a cost still counts. */
const halfLife = 60_000
/** Networks and people that are remembered; those without cost for longest are forgotten first. */
const mostKnown = 2_000

export type UsageRules = {
  /** Milliseconds assumed for somebody whose cost is not known yet: people known to cost less go first. */
  stranger?: number | undefined
  /** How much of the time that somebody waits is taken off what they have cost: of 0.1 a tenth. */
  forWaiting?: number | undefined
  /**
   * Whether the guests of a network are one person there. Else they go before its people: somebody who logs
   * in is a guest.
   */
  guestsAreOne?: boolean | undefined
}
/** Work that waits since a moment of `performance.now()`; what is nobody's has cost nothing. */
type Waiting = { whose: RequestContext | undefined; since: number }

/** Recent cost of each network and each person, in milliseconds, to tell who is next. */
export function makeUsage({ stranger = 0, forWaiting = 0, guestsAreOne = false }: UsageRules = {}) {
  const known = new Map<string, { cost: number; at: number }>()
  const running = new Set<{ names: string[]; begun: number }>()

  const namesOf = ({ network, person }: RequestContext): string[] => {
    if (person !== undefined) return [`of ${network}`, `by ${person}`]
    return guestsAreOne ? [`of ${network}`, `guests of ${network}`] : [`of ${network}`]
  }
  const left = (name: string, now: number) => {
    const { cost = 0, at = now } = known.get(name) ?? {}
    return cost * 0.5 ** ((now - at) / halfLife)
  }
  /** Work under way counts as well: many ask in the moment in which the first begins. */
  const costOf = (name: string, now: number) => {
    let cost = known.has(name) ? left(name, now) : stranger
    for (const { names, begun } of running) if (names.includes(name)) cost += now - begun
    return cost
  }

  return {
    /** @returns what ends it */
    begin(whose: RequestContext): () => void {
      const work = { names: namesOf(whose), begun: performance.now() }
      running.add(work)
      return () => {
        if (!running.delete(work)) return
        const now = performance.now()
        for (const name of work.names) {
          const cost = left(name, now) + now - work.begun
          known.delete(name)
          known.set(name, { cost, at: now })
        }
        for (const oldest of known.keys()) {
          if (known.size <= mostKnown) break
          known.delete(oldest)
        }
      }
    },
    /** Whether somebody is known to cost less than a stranger may. */
    isCheap: (whose: RequestContext) => {
      const [, name] = namesOf(whose)
      if (whose.person === undefined || name === undefined || !known.has(name)) return false
      return costOf(name, performance.now()) < stranger
    },
    /** How many works of a person, or of a network, are under way. */
    runs(whose: RequestContext) {
      const [network, person] = namesOf(whose)
      const of = (name?: string) =>
        name === undefined ? 0 : [...running].filter(({ names }) => names.includes(name)).length
      return { network: of(network), person: of(person) }
    },
    /**
     * Order of turns: the one with the least cost goes first, less a bonus for waiting. A person counts as
     * their whole network does, and from every network; their own cost decides only among people of one
     * network.
     */
    first<T extends Waiting>(all: readonly T[]): T | undefined {
      const now = performance.now()
      const seen = new Map<string, number>()
      const cost = (name: string) => {
        const found = seen.get(name) ?? costOf(name, now)
        seen.set(name, found)
        return found
      }
      const costs = (whose: RequestContext | undefined) =>
        whose ? namesOf(whose).map(cost) : [0, 0]
      const difference = (a: T, b: T): number => {
        const [one, other] = [costs(a.whose), costs(b.whose)]
        const cost = Math.max(...one) - Math.max(...other) || (one[1] ?? 0) - (other[1] ?? 0)
        return cost - (b.since - a.since) * forWaiting
      }
      return all.length > 0 ? all.reduce((a, b) => (difference(a, b) <= 0 ? a : b)) : undefined
    },
  }
}
