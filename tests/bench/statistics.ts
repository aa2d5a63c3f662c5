import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { makeType } from '#tests/fixtures/work'
import { sqlite } from '~/db/client.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { requestStatistics } from '~/features/statistics/request-statistics.server'
import { dayOf } from '~/shared/utc-days'
import type { Measure } from './bench'
import { ask } from './client'
import { meanwhile, median, repeated, timed } from './measure'
import { atMost, figure, type Row, told } from './report'

/** How many requests of a year, and within how many milliseconds their statistics are there. */
const sizes = [
  { rows: 100_000, limit: 150, runs: 15 },
  { rows: 1_000_000, limit: 2_000, runs: 5 },
]
/** Nobody else waits longer meanwhile, in milliseconds. */
const patience = 50
const day = 86_400_000

/**
 * The statistics of requests that were made and delivered within a year, of eight types and eight people:
 * how long they take where nothing is remembered, and how long others wait meanwhile.
 */
export const statistics: Measure = async ({ url }) => {
  const user = makeUser({ role: 'admin' })
  const [admin, cookie] = [actorOf(user), await signIn(user)]
  const client = makeUser({ role: 'client' })
  const types = Array.from({ length: 8 }, () => makeType())
  const people = Array.from({ length: 8 }, () => makeUser({ organization: true }).id)
  const now = Date.now()
  const to = dayOf(now)
  const type = types[0] ?? makeType()

  const fill = (rows: number) =>
    sqlite.transaction(() => {
      const have = sqlite
        .prepare("select count(*) from requests where id like 's%'")
        .pluck()
        .get() as number
      const count = `with recursive n(i) as (select ${have} union all select i + 1 from n where i < ${rows - 1})`
      const pick = (of: readonly string[], by: string) =>
        `case ${by} ${of.map((id, i) => `when ${i} then '${id}'`).join(' ')} end`
      // Spread over the year by a prime, so that a thousand fill it as evenly as a million.
      const made = `${now} - (i * 7919 % 364) * ${day} - (i * 104729 % 86400) * 1000 - 20 * ${day}`
      const took = '(i * 15485863 % 480 + 1) * 3600000'
      sqlite.exec(`${count} insert into conversations (id) select 'sc' || i from n;
        ${count} insert into requests (id, number, title, user_id, type_id, type_name, product_id,
          category, form_version_id, answers, answers_text, conversation_id, status, priority,
          assignee_id, delivered_at, due_at, created_at, updated_at)
        select 's' || i, 7000000 + i, 'Wish ' || i, '${client.id}', ${pick(
          types.map(({ id }) => id),
          'i % 8',
        )}, 'Type',
          '${type.productId}', 'Product', '${type.versionId}', '{}', '', 'sc' || i,
          case when i % 50 = 0 then 'in_progress' else 'completed' end, 'low',
          ${pick(people, 'i * 31 % 8')}, case when i % 50 = 0 then null else ${made} + ${took} end,
          ${made} + 259200000, ${made}, ${made} from n;
        insert into request_states (request_id, since, until, status, assignee_id, priority, due_at)
          select id, created_at, delivered_at, 'in_progress', assignee_id, priority, due_at
          from requests where id like 's%' and number >= ${7_000_000 + have};
        insert into request_states (request_id, since, status, assignee_id, priority, due_at)
          select id, delivered_at, 'completed', assignee_id, priority, due_at
          from requests where id like 's%' and number >= ${7_000_000 + have} and delivered_at is not null`)
    })()

  const ranges = { sixty: { from: to - 59, to }, year: { from: to - 364, to } }
  const rows: Row[] = []
  for (const { rows: size, limit, runs } of sizes) {
    const of = `statistics of ${size.toLocaleString('en')} requests`
    const filling = await timed(() => fill(size))
    rows.push(told(`${of}: filling`, figure(filling / 1000, 's')))
    for (const [name, range] of Object.entries(ranges)) {
      const anew = async () => {
        // Something is committed: nothing that was counted before holds.
        sqlite.exec(
          "insert into counters (name, value) values ('bench', 1) on conflict do update set value = value + 1",
        )
        return timed(() => requestStatistics(range))
      }
      const times: number[] = []
      for (let run = -1; run < runs; run += 1) {
        const time = await anew()
        if (run >= 0) times.push(time)
      }
      rows.push(
        name === 'year'
          ? atMost(`${of}: a year, median`, median(times), limit, 'ms')
          : told(`${of}: sixty days, median`, figure(median(times), 'ms')),
      )
    }
    const page = ask(`${url}/statistics/requests?last=12m`, { cookie })
    const waits = await meanwhile(page, () => ask(`${url}/healthz`))
    rows.push(atMost(`${of}: longest wait of others`, Math.max(...waits), patience, 'ms'))
  }
  const past = await repeated(
    20,
    () => listRequests(admin, { list: 'open', tab: 'all', at: now - 90 * day }),
    3,
  )
  rows.push(told('the queue as it was ninety days ago, a million rows', figure(median(past), 'ms')))
  return rows
}
