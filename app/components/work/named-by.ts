import type { Person } from './tell'

/** Those whose name, or a part of it, begins with what is typed. */
export function namedBy(typed: string, people: readonly Person[]): readonly Person[] {
  const start = ` ${typed.toLowerCase()}`
  return people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(start))
}
