import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { databaseBefore } from '#tests/fixtures/old-database'
import { db } from '~/db/client.server'
import { isMigrated } from '~/db/migrate.server'

test('projects keep what they are when their kind becomes a column; a revoked share link stays so', () => {
  const { sqlite, update } = databaseBefore('0011_projects-have-a-kind')
  sqlite.exec(`
    insert into brands (id, name, primary_color, secondary_color, created_at)
      values ('b', 'B', '#000000', '#000000', 0);
    insert into projects
      (id, name, brand_id, template, page_template, published, share_token, created_at, updated_at)
    values
      ('website', 'Website', 'b', 0, 0, 0, null, 1, 1),
      ('shared', 'Shared', 'b', 0, 0, 1, 'open', 2, 2),
      ('revoked', 'Revoked', 'b', 0, 0, 0, 'old', 3, 3),
      ('page', 'Page', 'b', 1, 1, 0, null, 4, 4),
      ('draft', 'Draft', 'b', 1, 0, 0, null, 5, 5),
      ('offered', 'Offered', 'b', 1, 0, 1, null, 6, 6);
    insert into pages (id, project_id, name, "order", created_at, updated_at)
      values ('p', 'shared', 'Home', 1, 1, 1)`)
  update()
  expect(
    sqlite.prepare('select id, kind, published, share_token from projects').raw().all(),
  ).toEqual([
    ['website', 'website', 0, null],
    ['shared', 'website', 1, 'open'],
    ['revoked', 'website', 0, null],
    ['page', 'page_template', 0, null],
    ['draft', 'project_template', 0, null],
    ['offered', 'project_template', 1, null],
  ])
  expect(sqlite.prepare('select count(*) from pages').pluck().get()).toBe(1)
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  expect(() => sqlite.exec("update projects set kind = 'other'")).toThrow('projects_kind')
})

test('of forms from before the keyed hash nothing is kept: what they held can be guessed from a plain one', () => {
  const { sqlite, update } = databaseBefore('0013_submissions-by-actor')
  const insert = sqlite.prepare("insert into submissions values (?, '1', 0)")
  for (const id of ['folder:person:key', 'visitor:v:key', 'sign-up:ada@example.com:key']) {
    insert.run(id)
  }
  update()
  expect(sqlite.prepare('select * from submissions').all()).toEqual([])
})

test('what is searched waits for its new indexes; company profiles are numbered as they were made', () => {
  const { sqlite, update } = databaseBefore('0042_search-folded')
  sqlite.exec(`
    insert into users (id, email, full_name, role, created_at, updated_at)
      values ('u', 'u@example.com', 'U', 'client', 0, 0);
    insert into company_profiles (id, name, owner_id, created_at, updated_at)
      values ('late', 'Late', 'u', 2, 2), ('early', 'Early', 'u', 1, 1);
    insert into profile_members (profile_id, user_id, created_at) values ('late', 'u', 1)`)
  update()
  expect(
    sqlite.prepare('select id, row_number from company_profiles order by 2').raw().all(),
  ).toEqual([
    ['early', 1],
    ['late', 2],
  ])
  expect(sqlite.prepare('select count(*) from profile_members').pluck().get()).toBe(1)
  expect(
    sqlite.prepare('select kind, row_number from search_waiting order by 1, 2').raw().all(),
  ).toEqual([
    ['company_profiles', 1],
    ['company_profiles', 2],
    ['users', 1],
  ])
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
})

/** The triggers that the migrations make and do not drop by name. */
const triggersMade = () => {
  const made = new Set<string>()
  for (const file of readdirSync('drizzle').sort()) {
    if (!file.endsWith('.sql')) continue
    const lines = readFileSync(`drizzle/${file}`, 'utf8').matchAll(
      /^(CREATE|DROP) TRIGGER (\w+)/gim,
    )
    for (const [, deed = '', name = ''] of lines) {
      if (deed.toUpperCase() === 'CREATE') made.add(name)
      else made.delete(name)
    }
  }
  return [...made].sort()
}
const triggersThere = () =>
  db.all<{ name: string }>("select name from sqlite_master where type = 'trigger' order by name")

test('no migration has lost a trigger with the table that it made anew', () => {
  const made = triggersMade()
  expect(made.length).toBeGreaterThan(20)
  expect(triggersThere().map(({ name }) => name)).toEqual(made)
})

test('a replica knows whether the primary has brought the database up to date', () => {
  expect(isMigrated()).toBe(true)
  db.run(
    'delete from __drizzle_migrations where created_at = (select max(created_at) from __drizzle_migrations)',
  )
  expect(isMigrated()).toBe(false)
  db.run('drop table __drizzle_migrations')
  expect(isMigrated()).toBe(false)
})

test('STAT-02 requests from before the update are counted as if their figures had always been kept', () => {
  const { sqlite, update } = databaseBefore('0023_kept-figures')
  const day = 86_400_000
  sqlite.exec(`
    insert into request_types (id, name, active, created_at, updated_at) values ('t', 'Page', 1, 1, 1);
    insert into forms (id, kind, draft, created_at, updated_at) values ('f', 'request', '[]', 1, 1);
    insert into form_versions (id, form_id, number, fields, published_at) values ('v', 'f', 1, '[]', 1);
    insert into conversations (id) values ('open'), ('late'), ('paused');
    insert into requests (id, number, title, type_id, type_name, request_category, form_version_id,
      answers, conversation_id, status, status_before_pause, paused_at, priority, due_at, delivered_at,
      created_at, updated_at)
    values
      ('open', 1, 'A', 't', 'Page', 'Sale', 'v', '{}', 'open', 'in_progress', null, null, 'low',
        ${9 * day}, null, ${day}, ${day}),
      ('late', 2, 'B', 't', 'Page', 'Sale', 'v', '{}', 'late', 'pending_review', null, null, 'low',
        ${3 * day}, ${5 * day}, ${day}, ${5 * day}),
      ('paused', 3, 'C', null, 'Gone', 'Sale', 'v', '{}', 'paused', 'paused', 'in_progress', ${4 * day},
        'high', ${9 * day}, null, ${2 * day}, ${4 * day});
    insert into log_history (id, created, collection, document, action, user, details) values
      ('1', ${4 * day}, 'requests', 'paused', 'status', 'u', '{"from":"in_progress","to":"paused"}'),
      ('2', ${5 * day}, 'requests', 'late', 'status', 'u', '{"from":"in_progress","to":"pending_review"}')`)
  update()
  const all = (sql: string) => sqlite.prepare(sql).raw().all()
  expect(
    all(
      "select block - 3, created, delivered, late, opened from request_figures where scope = '' and span = 1 and (created or delivered or opened)",
    ),
  ).toEqual([
    [1, 2, 0, 0, 2],
    [2, 1, 0, 0, 1],
    [5, 0, 1, 1, -1],
  ])
  expect(
    all("select first, n0, n1 from request_hours where scope = 'tt' and span = 1 and width = 1"),
  ).toEqual([[96, 1, 0]])
  expect(
    all('select request_id, since, until, status from request_states order by request_id, since'),
  ).toEqual([
    ['late', day, 5 * day, 'in_progress'],
    ['late', 5 * day, null, 'pending_review'],
    ['open', day, null, 'in_progress'],
    ['paused', 2 * day, 4 * day, 'in_progress'],
    ['paused', 4 * day, null, 'paused'],
  ])
  // What the update has counted, the triggers take back: nothing is left of requests that go.
  sqlite.exec('delete from requests')
  expect(all('select * from request_figures where created or delivered or late or opened')).toEqual(
    [],
  )
  const none = Array.from({ length: 16 }, (_, at) => `n${at} = 0`).join(' and ')
  expect(all(`select * from request_hours where not (${none})`)).toEqual([])
})
