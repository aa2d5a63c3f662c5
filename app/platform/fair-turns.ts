import { AsyncResource } from 'node:async_hooks'

type Whose = { network: string; person: string }

/**
 * Pieces of work are begun one at a time, with a round of the event loop in between, in which what
 * others ask for is taken from the wire; of several networks that wait each has its turn, and within a
 * network each person. Who is alone does not wait.
 *
 * @returns begins a piece when it is its turn, as part of the request that asked for it; `whose` it is
 *   is asked only where it waits
 */
export function makeFairTurns() {
  /** Of each network the people who wait, of each what they asked for, in that order. */
  const waiting = new Map<string, Map<string, (() => void)[]>>()
  let isResting = false

  /** The first of whose turn it is; their network and they are put behind the others. */
  function take(): (() => void) | undefined {
    for (const [network, people] of waiting) {
      for (const [person, line] of people) {
        const first = line.shift()
        people.delete(person)
        if (line.length > 0) people.set(person, line)
        waiting.delete(network)
        if (people.size > 0) waiting.set(network, people)
        return first
      }
    }
  }

  function rest() {
    isResting = true
    setImmediate(() => {
      const begin = take()
      isResting = begin !== undefined
      if (!begin) return
      rest()
      begin()
    })
  }

  return (whose: () => Whose, begin: () => void) => {
    if (!isResting) {
      rest()
      return begin()
    }
    const { network, person } = whose()
    const people = waiting.get(network) ?? new Map<string, (() => void)[]>()
    waiting.set(network, people)
    const line = people.get(person) ?? []
    people.set(person, line)
    line.push(AsyncResource.bind(begin))
  }
}
