import type { Actor, Member } from '~/permissions/vocabulary'

/** Facts about a kind of subject for live topics. */
export type Subject = {
  /**
   * Decides who may open a subject now, and so hears of it (`topicAuthorizer`). The rule asks the database
   * once, however many it is asked about: take a new one for every event.
   */
  mayOpen: (id: string) => (actor: Actor) => boolean
}

/** A kind of thing that notifications are about, too. */
export type NotifiedSubject = Subject & {
  /** The names of those that somebody may open, by id. */
  namesOf: (actor: Member, ids: readonly string[]) => Map<string, string>
}
