/**
 * A statement that is prepared at its first use and kept: when modules load, the tables may not be
 * there yet.
 */
export function prepared<T>(prepare: () => T): () => T {
  let statement: T | undefined
  return () => {
    statement ??= prepare()
    return statement
  }
}
