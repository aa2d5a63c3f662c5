import { actorOf, makeUser } from '#tests/fixtures/people'
import { makeType } from '#tests/fixtures/work'
import { sqlite } from '~/db/client.server'
import { listRequests } from '~/features/requests/list-requests.server'
import { requestStatistics } from '~/features/statistics/request-statistics.server'
import { dayOf } from '~/work/utc-days'
import type { Measure } from './bench'
import { median, repeated, timed } from './measure'
import { atMost, figure, told } from './report'

const few = 1_000
const many = 1_000_000
const day = 86_400_000
const runs = 60

/**
 * The statistics of requests at a thousand and at a million that were made and delivered within a year, of
 * eight types and eight people, on the functions themselves. The triggers keep
 * the figures of all of them while they are written.
 */
export const statistics: Measure = async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
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
          ${made} + 259200000, ${made}, ${made} from n`)
    })()

  const measured = async () => ({
    sixty: median(await repeated(runs, () => requestStatistics({ from: to - 59, to }), 8)),
    year: median(await repeated(runs, () => requestStatistics({ from: to - 364, to }), 8)),
    odd: median(await repeated(runs, () => requestStatistics({ from: to - 300, to: to - 3 }), 8)),
  })

  fill(few)
  const small = await measured()
  const filling = await timed(() => fill(many))
  const large = await measured()
  const past = median(
    await repeated(
      20,
      () => listRequests(admin, { list: 'open', tab: 'all', at: now - 90 * day }),
      3,
    ),
  )
  return [
    told('statistics: filling a million requests with their figures', figure(filling / 1000, 's')),
    ...(['sixty', 'year', 'odd'] as const).flatMap((range) => [
      told(`statistics: ${range}, a million rows, median`, figure(large[range], 'ms')),
      atMost(
        `statistics: ${range}, a million rows / a thousand`,
        large[range] / small[range],
        1.2,
        '×',
      ),
    ]),
    told('statistics: the queue as it was ninety days ago, a million rows', figure(past, 'ms')),
  ]
}
