import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { program } from '#tests/fixtures/program'
import { isPassword } from '~/features/accounts/passwords.server'
import { env } from '~/platform/env.server'
import { fieldKinds } from '~/shared/fields'
import { paymentStates } from '~/shared/payments'

const dir = join(env.dataDir, 'demo')
mkdirSync(dir)
const file = join(dir, 'panelry.db')

const seed = (mode: 'production' | 'development', ...args: string[]) =>
  spawnSync(process.execPath, [program('scripts/seed-demo'), ...args], {
    env: { ...process.env, DATA_DIR: dir, DATABASE_DIR: '', NODE_ENV: mode },
    encoding: 'utf8',
  })

function ask<T>(query: string): T[] {
  const sqlite = new Database(file, { readonly: true })
  try {
    return sqlite.prepare(query).pluck().all() as T[]
  } finally {
    sqlite.close()
  }
}
const count = (what: string) => ask<number>(`select count(*) from ${what}`)[0]
const people = 23

test('the demo fills an empty database', { timeout: 300_000 }, async () => {
  const { status, stdout, stderr } = seed('production')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const password = /password is: (.+)/.exec(stdout)?.[1] ?? ''
  const emails = ask<string>('select email from users')
  expect(emails).toHaveLength(people)
  for (const email of emails) expect(stdout).toContain(email)
  const hash = ask<string>("select password_hash from users where role = 'admin'")[0] ?? ''
  expect(await isPassword(password, hash)).toBe(true)

  expect(count('users where organization = 1')).toBe(6)
  expect(count("users where role = 'client'")).toBe(14)
  expect(count('users where temp_password = 1')).toBe(0)
  expect(count('projects')).toBe(7)
  expect(count('projects where owner_id is null')).toBe(1)
  expect(count('(select distinct primary_color from projects)')).toBe(7)
  expect(count('folders')).toBe(3)
  expect(ask('select status from collaborators order by status')).toEqual([
    ...Array(3).fill('active'),
    ...Array(3).fill('pending'),
  ])
  const asked = "select type from notifications where type like 'collaborator%' order by type"
  // Those who work along accepted an invitation: its owner hears of each, they themselves of none.
  expect(ask(asked)).toEqual([
    ...Array(3).fill('collaborator_joined'),
    ...Array(3).fill('collaborator_request'),
  ])
  expect(count('member_invites')).toBe(1)
  expect(count('user_invites')).toBe(3)
  expect(count('request_packages')).toBe(4)
  expect(count('user_packages')).toBe(21)
  expect(count('sections')).toBeGreaterThan(100)
  // A header, a footer and pages with panels on each of the six.
  expect(count('sections where page_id is null')).toBe(12)
  expect(count('pages where not exists (select 1 from sections where page_id = pages.id)')).toBe(0)
  expect(count("mail where status = 'sent'")).toBeGreaterThan(10)
  expect(count("mail where status = 'dead'")).toBe(1)
  expect(count("mail where status in ('queued', 'sending')")).toBe(0)
  expect(count("webhook_deliveries where status <> 'sent'")).toBe(0)
  expect(count("log_history where user_id <> 'system'")).toBeGreaterThan(200)
  const named = "select value from general_settings where key in ('studioName', 'studioEmail')"
  expect(ask(`${named} order by key`)).toEqual(['hello@northlight.example', 'Northlight Studio'])
  expect(count('picture_pins')).toBe(1)
  expect(count('sessions')).toBe(0)
  expect(count(`users where created_at > ${Date.now()}`)).toBe(0)
  expect(count(`user_invites where expires_at < ${Date.now()}`)).toBe(0)
  expect(ask('pragma foreign_key_check')).toEqual([])
})

test('its requests are in every status, with many messages', () => {
  const counts = "select status || ' ' || count(*) from requests group by status order by status"
  expect(ask(counts)).toEqual([
    'checking_quality 5',
    'completed 32',
    'escalated 3',
    'in_progress 19',
    'paused 4',
    'pending_review 6',
    'reviewing_with_client 5',
  ])
  expect(ask('select number from requests order by number')).toEqual(
    Array.from({ length: 74 }, (_, index) => index + 1),
  )
  expect(count('requests where assignee_id is null')).toBe(4)
  const open = "status not in ('completed', 'pending_review', 'paused')"
  expect(count(`requests where ${open} and due_at < ${Date.now()}`)).toBeGreaterThanOrEqual(5)
  expect(count(`requests where ${open} and due_at > ${Date.now()}`)).toBeGreaterThan(15)
  expect(count('requests where company_profile_id is null')).toBe(2)

  // Nobody is silent, and what is said comes after what it is about, none of it tomorrow.
  const entries = 'from messages m where m.conversation_id = r.conversation_id'
  expect(count(`requests r where (select count(*) ${entries}) = 0`)).toBe(0)
  expect(count(`requests r where (select count(*) ${entries}) >= 4`)).toBeGreaterThanOrEqual(25)
  expect(
    count(`requests r where exists (select 1 ${entries} and m.created_at < r.created_at)`),
  ).toBe(0)
  expect(count(`messages where created_at > ${Date.now()}`)).toBe(0)
  expect(count("messages where html like '%data-mention%'")).toBe(5)
  expect(count("notes where html like '%data-mention%'")).toBeGreaterThanOrEqual(10)
  expect(count('file_uses where message_id is not null')).toBeGreaterThan(30)
  expect(
    count('file_uses where conversation_id is not null and field is not null'),
  ).toBeGreaterThan(30)
  expect(count('request_pins')).toBe(2)
  // The answer of a question that offers the products of its type.
  expect(count("requests where answers like '%Logo version%'")).toBe(1)
  expect(count('drafts')).toBe(3)
  expect(ask('select list from saved_views order by list')).toEqual([
    ...Array(2).fill('orders'),
    ...Array(3).fill('requests'),
  ])
})

test('its orders are in every state of payment and of work, with many messages', () => {
  const counts = "select status || ' ' || count(*) from orders group by status order by status"
  expect(ask(counts)).toEqual([
    'checking_quality 3',
    'collecting_content 5',
    'completed 8',
    'escalated 1',
    'in_progress 7',
    'paused 2',
    'pending_payment 8',
    'pending_review 3',
    'reviewing_with_client 3',
  ])
  expect(ask('select number from orders order by number')).toEqual(
    Array.from({ length: 40 }, (_, index) => index + 1),
  )
  expect(ask('select distinct state from payments order by state')).toEqual(
    [...paymentStates].sort(),
  )
  // Somebody left, nobody has tried yet, the bank is asked, and the provider has refused.
  const unpaid = "from orders o where status = 'pending_payment'"
  const tried = 'select 1 from payments p where p.order_id = o.id'
  expect(count(`(select 1 ${unpaid} and not exists (${tried}))`)).toBe(1)
  expect(count(`(select 1 ${unpaid} and exists (${tried} and p.error is not null))`)).toBe(1)
  expect(count(`(select 1 ${unpaid} and exists (${tried} and p.state = 'processing'))`)).toBe(2)
  expect(count('orders where amount is null')).toBe(6)
  const flags = `select payment_flag || ' ' || count(*) from orders where payment_flag is not null
    group by payment_flag order by payment_flag`
  expect(ask(flags)).toEqual(['amount 1', 'dispute 2', 'twice 1'])
  // One all of it, one a part, and one from the provider's own pages.
  const given = `select (r.amount = p.paid_amount) || ' ' || (r.created_by is null)
    from refunds r join payments p on p.id = r.payment_id order by 1`
  expect(ask(given)).toEqual(['0 0', '0 1', '1 0'])
  const rated = "select group_concat(rating, ' ') from (select rating from feedbacks order by 1)"
  expect(ask(rated)).toEqual(['2 4 4 5 5 5 5'])
  expect(
    count("feedbacks f join orders o on o.id = f.order_id where o.status <> 'completed'"),
  ).toBe(0)
  expect(count('orders where project_id is not null')).toBe(5)
  const open = "status not in ('completed', 'pending_payment', 'pending_review', 'paused')"
  expect(count(`orders where ${open} and due_at < ${Date.now()}`)).toBeGreaterThanOrEqual(3)
  expect(count(`orders where ${open} and due_at > ${Date.now()}`)).toBeGreaterThan(8)
  expect(count(`orders where ${open} and assignee_id is null`)).toBe(1)

  const entries = 'from messages m where m.conversation_id = o.conversation_id'
  const silent = `(select count(*) ${entries} and m.kind <> 'status') = 0`
  expect(count(`orders o where ${silent} and status <> 'pending_payment'`)).toBeLessThan(2)
  expect(count(`orders o where (select count(*) ${entries}) >= 6`)).toBeGreaterThanOrEqual(20)
  expect(count(`orders o where exists (select 1 ${entries} and m.created_at < o.created_at)`)).toBe(
    0,
  )
  expect(
    count(
      'orders o where exists (select 1 from notes n where n.conversation_id = o.conversation_id)',
    ),
  ).toBeGreaterThan(8)
  const files = 'file_uses a join orders o on o.conversation_id = a.conversation_id'
  expect(count(`${files} where a.message_id is not null`)).toBeGreaterThan(20)
  expect(count(`${files} where a.field is not null`)).toBeGreaterThan(6)
})

test('its terms were rewritten: orders keep those that were accepted', () => {
  expect(ask('select number from term_versions order by number')).toEqual([1, 2])
  const accepted = `select v.number || ' ' || count(*) from orders o
    join term_versions v on v.id = o.term_version_id group by v.number order by 1`
  expect(ask(accepted)).toEqual(['1 11', '2 29'])
  // Nobody has accepted what was not written yet, or what was not in use any more.
  const written = '(select created_at from term_versions where number = 2)'
  const wrong = `(o.created_at < ${written}) <> (v.number = 1)`
  expect(count(`orders o join term_versions v on v.id = o.term_version_id where ${wrong}`)).toBe(0)
})

test('its studio asks with every kind of field', () => {
  const kinds = `select distinct json_extract(each.value, '$.kind')
    from form_versions, json_each(fields) each`
  expect(ask<string>(kinds).sort()).toEqual([...fieldKinds].sort())
  expect(count('request_types where active = 1 and (image is null) <> (icon is null)')).toBe(6)
  expect(count('products')).toBe(15)
  expect(count('forms f where not exists (select 1 from form_versions where form_id = f.id)')).toBe(
    0,
  )
  // One form was published anew: requests keep the version they were made with.
  expect(count('form_versions where form_id in (select form_id from products)')).toBe(16)
  expect(count('form_versions where form_id in (select form_id from order_forms)')).toBe(5)
  expect(
    count('requests r join form_versions v on v.id = r.form_version_id where v.number = 2'),
  ).toBe(2)
  expect(count('package_types')).toBe(12)
  expect(count("canned_responses where type = 'request'")).toBe(6)
  expect(count("canned_responses where type = 'order'")).toBe(3)
})

test.each<['production' | 'development', string[]]>([
  ['production', []],
  ['production', ['--force']],
  ['development', []],
  // All these people are there already.
  ['development', ['--force']],
])('it refuses a second time: %s %j', { timeout: 60_000 }, (mode, args) => {
  const { status, stderr } = seed(mode, ...args)
  expect(status).toBe(1)
  expect(stderr).toContain('nothing was changed')
  expect(count('users')).toBe(people)
  expect(count('projects')).toBe(7)
})
