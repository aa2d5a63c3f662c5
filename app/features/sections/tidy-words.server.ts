import { sql } from 'drizzle-orm'
import { sqlite } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { sectionWords } from '~/db/schema'
import { transaction } from '~/db/transaction.server'

/** Forms that are open still name words that were replaced a moment ago. */
const life = 24 * 60 * 60 * 1_000

const nextProject = prepared(() =>
  sqlite
    .prepare<[string], string>(
      'select project_id from section_words where project_id > ? order by project_id limit 1',
    )
    .pluck(),
)

const words = prepared(() =>
  sqlite
    .prepare<[string, number], string>(
      'select id from section_words where project_id = ? and created_at < ?',
    )
    .pluck(),
)

/** What sections, and kept changes and versions of their pages, name. */
const named = prepared(() =>
  sqlite
    .prepare<[{ project: string }], string>(`
    select words from sections where project_id = @project and words is not null
    union all select o.words from pages p join page_ops o on o.page_id = p.id
      where p.project_id = @project and o.words is not null
    union all select s.words from pages p join page_snapshots s on s.page_id = p.id
      where p.project_id = @project and s.words is not null`)
    .pluck(),
)

let after = ''

/**
 * Removes own words that no section, and nothing in the kept history, names: of one project a turn.
 *
 * @returns whether there is more to do
 */
export function tidyWords(now = Date.now()): boolean {
  const project = nextProject().get(after)
  after = project ?? ''
  if (project === undefined) return false
  const old = words().all(project, now - life)
  if (old.length === 0) return true
  transaction((tx) => {
    const kept = new Set(
      named()
        .all({ project })
        .flatMap((ids) => ids.trim().split(' ')),
    )
    const left = old.filter((id) => !kept.has(id))
    tx.run(sql`delete from ${sectionWords} where project_id = ${project}
      and id in (select value from json_each(${JSON.stringify(left)}))`)
  })
  return true
}
