import { DomainError } from '~/domain-error'
import { type ListTopic, listTopics } from '~/permissions/list-topics'
import { type SubjectKind, subjectKinds } from '~/permissions/subjects'
import type { Actor } from '~/permissions/vocabulary'

/**
 * Topics of an open page: a subject (see `subjects`: a project, a work item, a company profile), a person
 * (all their pages, each with its bell), a list that many look at.
 */
export type Topic = `${SubjectKind}:${string}` | `user:${string}` | ListTopic

/** Topics that one page may listen to. */
const mostTopics = 4
const shape = new RegExp(
  `^((${subjectKinds.join('|')}):[\\w-]{1,100}|list:(${Object.keys(listTopics).join('|')}))$`,
)

/**
 * The topics that a page asks for by name. `user` is oneself: nobody names another person.
 *
 * @throws DomainError `form-unreadable` (400) for none, too many, or what is no topic
 */
export function readTopics(actor: Actor, names: readonly string[]): Topic[] {
  if (names.length === 0 || names.length > mostTopics) throw new DomainError('form-unreadable', 400)
  return [...new Set(names)].map((name): Topic => {
    // A guest has no topic of their own; the rules refuse this one.
    if (name === 'user') return `user:${actor.kind === 'member' ? actor.id : ''}`
    if (!shape.test(name)) throw new DomainError('form-unreadable', 400)
    return name as Topic
  })
}

/** Whether a topic is a subject that does not exist for people who may not open it. */
export const isSubjectTopic = (topic: Topic): boolean =>
  subjectKinds.some((kind) => topic.startsWith(`${kind}:`))
