/**
 * A statement that is prepared at its first use and kept: when modules load, the tables may not be
 * there yet. Inside `transaction` it belongs to that, though it is prepared on `db`.
 */
export function prepared<T>(prepare: () => T): () => T {
  let statement: T | undefined
  return () => {
    statement ??= prepare()
    return statement
  }
}
