/** Those whose name, or a part of it, begins with what is typed. */
export function namedBy<Named extends { name: string }>(
  typed: string,
  people: readonly Named[],
): readonly Named[] {
  const start = ` ${typed.toLowerCase()}`
  return people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(start))
}
