/** Changed fields with their values before and after, for the history. */
export const changes = <T extends object>(before: T, after: Partial<T>) =>
  Object.fromEntries(
    (Object.entries(after) as [keyof T, unknown][])
      .filter(([name, value]) => String(before[name] ?? '') !== String(value ?? ''))
      .map(([name, value]) => [name, [before[name] ?? null, value ?? null]]),
  )
