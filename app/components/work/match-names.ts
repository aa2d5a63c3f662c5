import { fold } from '~/shared/fold'

/** Those whose name, or a part of it, begins with what is typed; nobody's does with what is not seen. */
export function matchNames<Named extends { name: string }>(
  typed: string,
  people: readonly Named[],
): readonly Named[] {
  const start = ` ${fold(typed)}`
  if (typed.trim() && !start.trim()) return []
  return people.filter(({ name }) => ` ${fold(name)}`.includes(start))
}
