import Database from 'better-sqlite3'

/** Moments from one to another, the last one not included; milliseconds UTC. */
export type Span = { from: number; until: number }

/** Spans that follow each other without a gap, and the one before them all. */
export type Spans = { parts: Span[]; before: Span }

/**
 * Counts of created and delivered requests, the late ones among them, and their delivery time in whole
 * hours.
 */
export type Figures = {
  created: number
  delivered: number
  late: number
  /**
   * Time of one delivery that happened: with two in the middle, the quicker one. Null when nothing was
   * delivered.
   */
  median: number | null
  /** The slowest tenth took longer. */
  ninthDecile: number | null
}

export type RequestFigures = {
  /** Figures of all parts together. */
  all: Figures
  before: Figures
  /** Each with how many requests were open at its end. */
  parts: (Figures & { open: number })[]
  /** By the ids of types and assignees, null for none. */
  types: Map<string | null, Figures>
  assignees: Map<string | null, Figures>
}

/** Answers that are remembered. */
const most = 50
const hour = 3_600_000
/** Rows of a month are held at once, however long a span is. */
const month = 31 * 24 * hour

/**
 * Counts the figures of requests from their rows, along two indexes that have all that is read. Answers are
 * remembered until anybody commits anything.
 *
 * @param file the database; the connection only reads
 */
export function figuresCounter(file: string): (spans: Spans) => RequestFigures {
  const sqlite = new Database(file, { readonly: true, timeout: 5_000 })
  sqlite.pragma('cache_size = -32768')
  const version = sqlite.prepare('pragma data_version').pluck()
  const created = sqlite
    .prepare(
      `select type_id, assignee_id, count(*) from requests
       where created_at >= ? and created_at < ? group by 1, 2`,
    )
    .raw()
  const delivered = sqlite
    .prepare(
      `select type_id, assignee_id, delivered_at - created_at, delivered_at > due_at from requests
       where delivered_at >= ? and delivered_at < ?`,
    )
    .raw()
  // Open at a moment: begun by then and not ended by then.
  const opened = sqlite
    .prepare(
      `select (select count(*) from request_states where is_open = 1 and since >= @from and since < @until)
        - (select count(*) from request_states where is_open = 1 and until >= @from and until < @until)`,
    )
    .pluck()
  const answers = new Map<string, { version: unknown; figures: RequestFigures }>()

  function tallySpan({ from, until }: Span, types: Groups, assignees: Groups): Tally {
    const all = newTally()
    for (let at = from; at < until; at += month) {
      const end = Math.min(until, at + month)
      for (const [typeId, assigneeId, n] of created.all(at, end) as CreatedRow[]) {
        all.created += n
        tallyOf(types, typeId).created += n
        tallyOf(assignees, assigneeId).created += n
      }
      for (const [typeId, assigneeId, took, late] of delivered.all(at, end) as DeliveredRow[]) {
        const hours = Math.floor(Math.max(0, took) / hour)
        addDelivery(all, hours, late)
        addDelivery(tallyOf(types, typeId), hours, late)
        addDelivery(tallyOf(assignees, assigneeId), hours, late)
      }
    }
    return all
  }

  function count({ parts, before }: Spans): RequestFigures {
    const [types, assignees]: [Groups, Groups] = [new Map(), new Map()]
    const tallies = parts.map((part) => tallySpan(part, types, assignees))
    let open = opened.get({ from: 0, until: parts[0]?.from ?? 0 }) as number
    const opens = parts.map((part) => {
      open += opened.get(part) as number
      return open
    })
    return {
      all: figuresOf(tallies.reduce(addTally, newTally())),
      before: figuresOf(tallySpan(before, new Map(), new Map())),
      parts: tallies.map((tally, i) => ({ ...figuresOf(tally), open: opens[i] ?? 0 })),
      types: figuresOfGroups(types),
      assignees: figuresOfGroups(assignees),
    }
  }

  return sqlite.transaction((spans: Spans): RequestFigures => {
    const key = JSON.stringify(spans)
    const now = version.get()
    const known = answers.get(key)
    if (known && known.version === now) return known.figures
    const figures = count(spans)
    answers.delete(key)
    answers.set(key, { version: now, figures })
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    return figures
  })
}

type CreatedRow = [typeId: string | null, assigneeId: string | null, n: number]
type DeliveredRow = [typeId: string | null, assigneeId: string | null, took: number, late: 0 | 1]

/** Counts over some requests: `hours` has the number of deliveries by their hours. */
type Tally = { created: number; late: number; hours: number[] }
type Groups = Map<string | null, Tally>

const newTally = (): Tally => ({ created: 0, late: 0, hours: [] })

function tallyOf(groups: Groups, id: string | null): Tally {
  const known = groups.get(id)
  if (known) return known
  const made = newTally()
  groups.set(id, made)
  return made
}

function addDelivery(to: Tally, hours: number, late: number, n = 1): void {
  to.late += late
  to.hours[hours] = (to.hours[hours] ?? 0) + n
}

function addTally(to: Tally, { created, late, hours }: Tally): Tally {
  to.created += created
  to.late += late
  hours.forEach((n, took) => {
    addDelivery(to, took, 0, n)
  })
  return to
}

function figuresOf({ created, late, hours }: Tally): Figures {
  const counted = Object.entries(hours)
  const delivered = counted.reduce((all, [, n]) => all + n, 0)
  const at = (share: number) => {
    let left = Math.max(1, Math.ceil(delivered * share))
    for (const [took, n] of counted) {
      left -= n
      if (left <= 0) return Number(took)
    }
    return null
  }
  return { created, delivered, late, median: at(0.5), ninthDecile: at(0.9) }
}

const figuresOfGroups = (groups: Groups) =>
  new Map([...groups].map(([id, tally]) => [id, figuresOf(tally)] as const))
