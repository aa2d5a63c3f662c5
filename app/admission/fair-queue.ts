import { AsyncResource } from 'node:async_hooks'
import type { RequestHandler } from 'express'
import { networkOf } from '../platform/network.ts'

type Owner = { network: string; person: string }

/**
 * A queue that begins its tasks one at a time, with a round of the event loop in between, in which other
 * requests are taken from the wire. Networks that wait take turns, and within a network its people. A single
 * one does not wait.
 *
 * @returns begins a task in its turn, as part of the request that asked for it; `ownerOf` it is asked only where
 *   it waits
 */
function makeFairQueue() {
  /** By network the people who wait, by person their tasks in the order they came. */
  const waiting = new Map<string, Map<string, (() => void)[]>>()
  let isResting = false

  /** Takes the first task of the next owner, who moves behind the others. */
  function take(): (() => void) | undefined {
    for (const [network, people] of waiting) {
      for (const [person, tasks] of people) {
        const first = tasks.shift()
        people.delete(person)
        if (tasks.length > 0) people.set(person, tasks)
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

  return (ownerOf: () => Owner, begin: () => void) => {
    if (!isResting) {
      rest()
      return begin()
    }
    const { network, person } = ownerOf()
    const people = waiting.get(network) ?? new Map<string, (() => void)[]>()
    waiting.set(network, people)
    const tasks = people.get(person) ?? []
    people.set(person, tasks)
    tasks.push(AsyncResource.bind(begin))
  }
}

/**
 * Begins answers one at a time. A page is read and drawn almost without a pause: hundreds requested at once,
 * on one connection even, would be worked on as one piece before any other request is seen. A form waits
 * again once it has been read (`res.locals.turn`): many can be on their way for long and end in one moment.
 *
 * @param personOf tells people of a network apart, by the `Cookie` header. Guests are one person: made up
 *   cookies take no turns from those who are signed in
 */
export function fairQueue(personOf: (cookies: string | undefined) => string): RequestHandler {
  const begin = makeFairQueue()
  return (req, res, next) => {
    const ownerOf = () => ({
      network: networkOf(req.ip ?? ''),
      person: personOf(req.headers.cookie),
    })
    res.locals.turn = () => new Promise<void>((resume) => begin(ownerOf, resume))
    begin(ownerOf, () => {
      // Nobody reads the answer to a connection that has ended.
      if (!req.socket.destroyed) next()
    })
  }
}
