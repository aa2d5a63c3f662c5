import { sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { collaborators, downloads, projects } from '~/db/schema'
import { newId } from '~/platform/ids.server'

const day = 24 * 60 * 60 * 1000

/** What the statistics need and no story tells: when people came, were seen, and what they downloaded. */
export function makeFigures(): void {
  spreadSignUps()
  makeDownloads()
}

/** Clients signed up shortly before the first thing they did; people were seen when they said the last. */
function spreadSignUps() {
  db.run(sql`update users set created_at = first - ${2 * day},
      signup_source = case row_number % 4 when 0 then 'invitation' when 1 then 'order' else 'sign_up' end
    from (select id as whose, min(
        coalesce((select min(created_at) from requests where user_id = users.id), created_at),
        coalesce((select min(created_at) from projects where owner_id = users.id), created_at),
        coalesce((select min(created_at) from orders where user_id = users.id), created_at)) as first
      from users where role = 'client') where users.id = whose`)
  db.run(sql`update users set last_seen_at = coalesce(
    (select max(created_at) from messages where sender_id = users.id), last_seen_at)`)
}

/** Who works on a website takes a page or a picture of it along every few days. */
function makeDownloads() {
  const now = Date.now()
  const active = db.select().from(collaborators).all()
  for (const [n, project] of db.select().from(projects).all().entries()) {
    if (!project.ownerId || project.kind !== 'website') continue
    const others = active.filter(({ projectId }) => projectId === project.id)
    const people = [project.ownerId, ...others.map(({ userId }) => userId)]
    for (let at = project.createdAt + day, i = n; at < now; at += (2 + (i % 3)) * day, i += 1) {
      const picture = i % 4 === 3
      db.insert(downloads)
        .values({
          id: newId(),
          kind: picture ? 'picture' : 'pdf',
          fileName: picture ? 'Home – Hero.png' : `${project.name}.pdf`,
          projectId: project.id,
          userId: people[i % people.length] ?? null,
          createdAt: at,
        })
        .run()
    }
  }
}
