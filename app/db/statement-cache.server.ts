import type { Database, Statement } from 'better-sqlite3'

/** How many are kept: more than the product's screens ask in different words. */
const most = 400
/** One with more places for values than this is not kept: long lists come in every length, and take much room. */
const mostPlaces = 200

type Asked = Pick<Statement, 'run' | 'get' | 'all'>
/** Methods of a connection that Drizzle uses. */
type Connection = Pick<Database, 'transaction'> & {
  prepare: (text: string) => Asked & { raw: () => Asked }
}

/**
 * The connection with what SQLite has compiled kept by its text: a screen asks the same in the same words
 * each time, and compiling takes longer than answering. SQLite compiles again by itself when a table or the
 * statistics of one change. Rows as objects and rows as lists have a statement each.
 */
export function cacheStatements(sqlite: Database): Connection {
  const plain = new Map<string, Statement>()
  const raw = new Map<string, Statement>()
  const kept = (among: Map<string, Statement>, text: string, make: () => Statement) => {
    const known = among.get(text)
    if (known) return known
    const made = make()
    if (text.split('?').length - 1 > mostPlaces) return made
    const [oldest] = among.keys()
    if (among.size >= most && oldest !== undefined) among.delete(oldest)
    among.set(text, made)
    return made
  }
  return {
    transaction: sqlite.transaction.bind(sqlite),
    prepare(text) {
      const one = () => kept(plain, text, () => sqlite.prepare(text))
      return {
        run: (...values) => one().run(...values),
        get: (...values) => one().get(...values),
        all: (...values) => one().all(...values),
        raw: () => kept(raw, text, () => sqlite.prepare(text).raw()),
      }
    },
  }
}
