import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { db } from '~/db/client.server'
import { capped, mostCounted } from '~/messages/format'
import { type Member, rightsOf } from '~/permissions/vocabulary'

/**
 * Condition of a list (`where`), and its two parts: the rows to search, and the filter on each row itself.
 */
type Counted<Question> = {
  table: SQLiteTable & { dueAt: SQLiteColumn }
  where: (actor: Member, question: Question) => SQL | undefined
  within: (actor: Member, question: Question) => SQL | undefined
  inRow: (question: Question) => SQL | undefined
  /** The columns that `inRow` looks at. */
  columns: readonly SQLiteColumn[]
  /** Column by which the index orders the rows of a question, if other than their due date. */
  by?: (question: Question) => SQLiteColumn
  /** How another table is counted up to a number, for the questions that it answers. */
  elsewhere?: (actor: Member, question: Question, most: number) => SQL | null
}

/** Rows of a list that are looked at to count those of a saved view. */
const mostLookedAt = 300

/** Counts a kind of work. */
export function countingOf<Question extends { list: string; search?: string; client?: string }>(
  of: Counted<Question>,
) {
  const { table, where, within, inRow, columns } = of

  /** In the order of the list, so that it is counted along the index that the list is read by. */
  const upTo = (actor: Member, question: Question) =>
    of.elsewhere?.(actor, question, mostCounted) ??
    sql`(select count(*) from (select 1 from ${table} where ${where(actor, question) ?? sql`true`}
      order by ${of.by?.(question) ?? table.dueAt} limit ${mostCounted + 1}))`

  /** How many fit, and among how many. */
  const fitting = (actor: Member, question: Question) =>
    sql`(select total(${inRow(question) ?? sql`true`}) || ' ' || count(*) from
      (select ${sql.join([...columns], sql`, `)} from ${table}
        where ${within(actor, question) ?? sql`true`}
        order by ${table.dueAt} limit ${mostLookedAt}) as ${table})`

  const countedLists = new Map<string, Statement>()

  return {
    /**
     * How many each list has for somebody, as `count` has it. Every page asks so for its menu: the
     * statement is built once for all who have the same rights.
     *
     * @param narrowed what else is asked of each
     */
    countLists<List extends string>(
      actor: Member,
      lists: readonly List[],
      narrowed: Partial<Question> = {},
    ): Partial<Record<List, number>> {
      if (lists.length === 0) return {}
      const rights = rightsOf(actor)
      const key = JSON.stringify([rights, lists, narrowed])
      // The conditions use the id as it is, so a placeholder can be filled in later.
      const id = sql.placeholder('id') as unknown as string
      const anybody = { kind: 'member', id, ...rights } as const
      const statement =
        countedLists.get(key) ??
        prepareAll(
          lists.map((list) => [list, upTo(anybody, { ...narrowed, list } as unknown as Question)]),
        )
      countedLists.set(key, statement)
      return statement.get({ id: actor.id }) as Record<List, number>
    },

    /** How many fit each of these questions, counted up to `mostCounted` and one more. */
    count<Name extends string>(
      actor: Member,
      questions: Record<Name, Question>,
    ): Record<Name, number> {
      const counted = Object.entries<Question>(questions).map(
        ([name, question]) => [name, upTo(actor, question)] as const,
      )
      return readAll(counted) as Record<Name, number>
    },

    /**
     * How many saved views have, each in the words of its tab, by their ids. What fits is counted among
     * the three hundred due first, so that a view of little among much costs no more than others: `3+`
     * where there are more behind them. A view that searches is not counted.
     */
    countViews(
      actor: Member,
      views: readonly { id: string; question: Question }[],
    ): Record<string, string> {
      const counted = views.filter(({ question }) => !question.search && !question.client)
      const found = readAll(
        counted.map(({ id, question }) => [
          id,
          of.elsewhere?.(actor, question, mostCounted) ?? fitting(actor, question),
        ]),
      )
      return Object.fromEntries(
        Object.entries(found).map(([id, counts]) => {
          const [fit = 0, looked = 0] = String(counts).split(' ').map(Number)
          return [id, fit > mostCounted || looked < mostLookedAt ? capped(fit) : `${fit}+`]
        }),
      )
    },
  }
}

type Counts = readonly (readonly [name: string, of: SQL])[]

function readAll(counted: Counts): Record<string, unknown> {
  if (counted.length === 0) return {}
  const columns = counted.map(([name, of]) => sql`${of} as ${sql.identifier(name)}`)
  return db.get(sql`select ${sql.join(columns, sql`, `)}`)
}

/** The same, to be asked again. */
const prepareAll = (counted: Counts) =>
  db
    .select(Object.fromEntries(counted.map(([name, of]) => [name, sql<number>`${of}`])))
    .from(sql`(select 1)`)
    .prepare()

type Statement = ReturnType<typeof prepareAll>
