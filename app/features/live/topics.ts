import type { Actor } from '~/permissions/vocabulary'
import { Fault } from '~/platform/faults'
import type { Topic } from './publish.server'

/** One page listens to at most so many topics. */
const mostTopics = 4
const shape = /^(project:[\w-]{1,100}|list:(panels|templates|users))$/

/**
 * The topics that a page asks for by name. `user` is oneself: nobody names another person.
 *
 * @throws Fault `form-unreadable` (400) for none, too many, or what is no topic
 */
export function readTopics(actor: Actor, names: readonly string[]): Topic[] {
  if (names.length === 0 || names.length > mostTopics) throw new Fault('form-unreadable', 400)
  return [...new Set(names)].map((name): Topic => {
    // A guest has no topic of their own; the rules refuse this one.
    if (name === 'user') return `user:${actor.kind === 'member' ? actor.id : ''}`
    if (!shape.test(name)) throw new Fault('form-unreadable', 400)
    return name as Topic
  })
}
