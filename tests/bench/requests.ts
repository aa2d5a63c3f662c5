import { actorOf, makeUser } from '#tests/fixtures/people'
import { givePackage, makeType, storeRequest } from '#tests/fixtures/work'
import { sqlite } from '~/db/client.server'
import { sendMessage } from '~/features/conversations/send-message.server'
import { countRequests } from '~/features/requests/count-requests.server'
import { listRequests } from '~/features/requests/list-requests.server'
import type { RequestQuestion } from '~/features/requests/request-question'
import { requestsLookedThroughInPart } from '~/features/requests/where-requests.server'
import type { Measure } from './bench'
import { median, percentile, repeated, timed } from './measure'
import { atMost, figure, type Row, told } from './report'

const runs = 200
const few = 1_000
const many = 1_000_000

/** How a queue is looked at: as it opens, sorted otherwise, somebody's own. */
const looks: Record<string, Partial<RequestQuestion>> = {
  'by due date': {},
  'newest first': { sort: '-created' },
  'by priority': { sort: 'priority' },
  'last changed': { sort: '-updated' },
  'high priority': { priorities: ['high'] },
  'high priority, newest first': { priorities: ['high'], sort: '-created' },
  'a rare priority': { priorities: ['low'] },
  'a rare priority, newest first': { priorities: ['low'], sort: '-created' },
  'a rare priority of all': { list: 'all', priorities: ['low'] },
  'late ones of all': { list: 'all', deliveredLate: true },
}

/**
 * The queue of the studio and a client's own list at a thousand and at a million requests with a
 * message each, on the commands themselves: SQLite answers synchronously, so that their time is the time
 * nobody else is served.
 */
export const requests: Measure = async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const client = actorOf(makeUser({ role: 'client' }))
  const type = makeType()
  givePackage(client.id, [type.id])
  const open = { list: 'open' } as const
  const now = Date.now()
  // The client's own are among a million of somebody else's.
  const crowd = makeUser({ role: 'client' })
  for (let n = 0; n < 40; n += 1) storeRequest(type, client.id, { number: 5_000_000 + n })
  const written = storeRequest(type, client.id, { number: 6_000_000 })

  const fill = (to: number) =>
    sqlite.transaction(() => {
      const have = sqlite.prepare('select count(*) from conversations').pluck().get() as number
      const count = `with recursive n(i) as (select ${have} union all select i + 1 from n where i < ${to})`
      sqlite.exec(`${count} insert into conversations (id) select 'c' || i from n;
        ${count} insert into requests (id, number, title, user_id, type_id, type_name, product_id,
          category, form_version_id, answers, answers_text, conversation_id, status, priority,
          due_at, created_at, updated_at)
        select 'r' || i, i, 'Landing page ' || i, '${crowd.id}', '${type.id}', 'Type',
          '${type.productId}', 'Product', '${type.versionId}', '{}', 'Words of wish ' || i, 'c' || i,
          case i % 5 when 0 then 'completed' when 1 then 'checking_quality' when 2 then 'escalated'
            else 'in_progress' end,
          case when i < 1000 and i % 60 = 42 then 'low' when i % 3 = 0 then 'high' else 'medium' end,
          ${now} + (i * 7919 % 1000003) * 60000, ${now} - i * 1000, ${now} - i * 900 from n;
        ${count} insert into messages (id, conversation_id, kind, html, text, created_at)
        select 'm' || i, 'c' || i, 'message', '', 'Thank you for message ' || i, ${now} - i * 800 from n`)
    })()

  const measured = async () => {
    const at: Record<string, number> = {}
    for (const [name, look] of Object.entries(looks)) {
      const list = () => listRequests(admin, { ...open, ...look })
      at[name] = median(await repeated(runs, list, 20))
    }
    at['a client’s own'] = median(await repeated(runs, () => listRequests(client, open), 20))
    at['the counts of the tabs'] = median(
      await repeated(
        runs,
        () =>
          countRequests(admin, {
            all: open,
            unassigned: { ...open, tab: 'unassigned' },
            overdue: { ...open, tab: 'overdue' },
            mine: { ...open, tab: 'mine' },
            rare: { ...open, priorities: ['low'] },
          }),
        20,
      ),
    )
    const depth = () => {
      const due = now + Math.floor(Math.random() * 900_000) * 60_000
      return listRequests(admin, { ...open, place: { after: `${due}_r` } })
    }
    const deep = median(await repeated(runs, depth, 20))
    const searches = Object.fromEntries(
      await Promise.all(
        ['landing page', 'words of wish', 'thank you for', '777', 'zzqx'].map(async (search) => {
          const find = () => [
            listRequests(admin, { ...open, search }),
            requestsLookedThroughInPart(admin, { ...open, search }),
          ]
          return [search, percentile(await repeated(runs, find, 5), 0.99)] as const
        }),
      ),
    )
    const send = () =>
      sendMessage(client, {
        work: { kind: 'request', id: written.id },
        text: 'Thank you, that is what we meant.',
        format: 'text',
        mention: [],
        draftId: '',
        seen: '',
        version: 1,
      })
    return { at, deep, searches, message: median(await repeated(50, send, 5)) }
  }

  fill(few)
  const small = await measured()
  const filling = await timed(() => fill(many))
  const large = await measured()
  return [
    told('requests: filling a million requests and messages', figure(filling / 1000, 's')),
    ...Object.entries(large.at).flatMap(([name, time]): Row[] => [
      told(`requests: ${name}, a million rows, median`, figure(time, 'ms')),
      atMost(
        `requests: ${name}, a million rows / a thousand`,
        time / (small.at[name] ?? 1),
        1.2,
        '×',
      ),
    ]),
    atMost(
      'requests: any depth / the first page',
      large.deep / (large.at['by due date'] ?? 1),
      1.3,
      '×',
    ),
    ...Object.entries(large.searches).map(([word, time]) =>
      atMost(`requests: search of “${word}”, p99`, time, 25, 'ms'),
    ),
    atMost(
      'requests: a message, a million rows / a thousand',
      large.message / small.message,
      1.2,
      '×',
    ),
  ]
}
