import { actorOf, makeUser } from '#tests/fixtures/people'
import { makeProject } from '#tests/fixtures/projects'
import { sqlite } from '~/db/client.server'
import { listNotifications } from '~/features/notifications/list-notifications.server'
import { listAllProjects } from '~/features/projects/list-all-projects.server'
import { listUsers } from '~/features/users/list-users.server'
import type { Measure } from './bench'
import { median, percentile, repeated, timed } from './measure'
import { atMost, figure, told } from './report'

const runs = 200
const few = 1_000
const many = 1_000_000

/**
 * The lists of users, all projects and somebody's notifications at a thousand and at a million rows, on the queries
 * themselves: SQLite answers synchronously, so that their time is the time nobody else is served.
 */
export const million: Measure = async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const { ownerId, brandId } = makeProject({ ownerId: admin.id })
  const lists = {
    users: (after?: string, search?: string) =>
      listUsers(admin, { place: after ? { after } : null, ...(search && { search }) }),
    'all projects': (after?: string, search?: string) =>
      listAllProjects(admin, { place: after ? { after } : null, ...(search && { search }) }),
    notifications: (after?: string) =>
      listNotifications(admin, { place: after ? { after } : null }),
  }
  /** A word that is in every row, where a list can be searched. */
  const words: Record<string, string> = { users: 'person', 'all projects': 'website' }
  const fill = (to: number) =>
    sqlite.transaction(() => {
      const have = sqlite.prepare('select count(*) from users').pluck().get() as number
      const count = `with recursive n(i) as (select ${have} union all select i + 1 from n where i < ${to})`
      sqlite.exec(`${count} insert into users (id, email, full_name, created_at, updated_at)
        select 'u' || i, 'person' || i || '@example.com', 'Person ' || i, i * 1000, 0 from n;
        ${count} insert into projects (id, name, owner_id, brand_id, created_at, updated_at)
        select 'p' || i, 'Website ' || i, '${ownerId}', '${brandId}', i * 1000, 0 from n;
        ${count} insert into notifications
          (id, recipient_id, type, subject, dedupe_key, sender_id, url_params, created_at)
        select 'n' || i, '${ownerId}', 'collaborator_added', 'p' || i, i, '${ownerId}',
          '/projects/p' || i, i * 1000 from n`)
    })()

  const measured = async () => {
    const all: Record<string, { first: number; deep: number; worst: number | null }> = {}
    for (const [name, list] of Object.entries(lists)) {
      const rows = sqlite.prepare('select max(row_number) from users').pluck().get() as number
      const depth = () => `${Math.floor(Math.random() * rows) * 1000}_zz`
      const word = words[name]
      all[name] = {
        first: median(await repeated(runs, () => list(), 20)),
        deep: median(await repeated(runs, () => list(depth()), 20)),
        worst: word ? percentile(await repeated(runs, () => list(undefined, word), 5), 0.99) : null,
      }
    }
    return all
  }

  fill(few)
  const small = await measured()
  const filling = await timed(() => fill(many))
  const large = await measured()
  return [
    told('lists: filling a million users, projects and notifications', figure(filling / 1000, 's')),
    ...Object.keys(lists).flatMap((name) => {
      const [at, of] = [large[name], small[name]]
      if (!at || !of) return []
      return [
        told(`lists: ${name}, a million rows, median`, figure(at.first, 'ms')),
        atMost(`lists: ${name}, a million rows / a thousand`, at.first / of.first, 1.2, '×'),
        atMost(`lists: ${name}, any depth / the first page`, at.deep / at.first, 1.3, '×'),
        ...(at.worst === null
          ? []
          : [atMost(`lists: ${name}, search of the worst word, p99`, at.worst, 25, 'ms')]),
      ]
    }),
  ]
}
