/** The values of a field that was sent any number of times. */
export const typedList = (typed: unknown): string[] =>
  [typed].flat().filter((value): value is string => typeof value === 'string' && value !== '')
