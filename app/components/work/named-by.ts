import { fold } from '~/work/fold'

/** Those whose name, or a part of it, begins with what is typed. */
export function namedBy<Named extends { name: string }>(
  typed: string,
  people: readonly Named[],
): readonly Named[] {
  const start = ` ${fold(typed)}`
  return people.filter(({ name }) => ` ${fold(name)}`.includes(start))
}
