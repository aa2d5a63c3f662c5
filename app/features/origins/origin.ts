import type { Actor, Member } from '~/permissions/vocabulary'

/** What notifications, live topics and private files have to know of a kind of thing. */
export type Origin = {
  /** The names of those that somebody may open, by id. */
  namesOf: (actor: Member, ids: readonly string[]) => Map<string, string>
  /**
   * Who may open one now: also who hears of it and gets its files. The rule asks the database once,
   * however many it is asked about: take a new one for every event.
   */
  mayOpen: (id: string) => (actor: Actor) => boolean
}
