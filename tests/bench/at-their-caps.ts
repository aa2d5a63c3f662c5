import { setTimeout as sleep } from 'node:timers/promises'
import { enterFile } from '#tests/fixtures/files'
import { makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import { makeType, storeRequest } from '#tests/fixtures/work'
import { sqlite } from '~/db/client.server'
import { transaction } from '~/db/transaction.server'
import { ensureWords } from '~/features/panels/own-words.server'
import { describeWords, listsOf, type OwnWord, shownFieldsOf } from '~/panels/words'
import { files } from '~/platform/files/files.server'
import { newId } from '~/platform/ids.server'
import { ask } from './client'
import { percentile, timed } from './measure'
import { forgetPeak, peak } from './memory'
import { atMost, figure, type Row, told } from './report'

/** Writes a row so many times, each with an id of its own. @param values after the id, in the order of `columns` */
function fill(count: number, table: string, columns: string, values: string): void {
  sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into ${table} (id, ${columns}) select lower(hex(randomblob(11))), ${values} from n`)
}

type Action = () => Promise<unknown>
/** Longer than upkeep, which removes what is left, waits for its turn. */
const untilUpkeep = () => sleep(45_000)

/** How long others wait, and how much memory it takes, where somebody has as much as they can have, or had before there was a cap. */
export async function atTheirCaps({ url, pid }: { url: string; pid: number }): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, action] of Object.entries(await actions(url))) {
    forgetPeak(pid)
    const waits: Promise<number>[] = []
    const clock = setInterval(() => waits.push(timed(() => ask(`${url}/healthz`))), 20)
    await action().finally(() => clearInterval(clock))
    const all = await Promise.all(waits)
    const spread = [0.5, 0.95, 0.99].map((p) => figure(percentile(all, p), 'ms')).join(', ')
    rows.push(
      atMost(`${name}: longest wait of others`, Math.max(...all), 250, 'ms'),
      told(`${name}: waits of half, of 95 and of 99 in a hundred`, spread),
      atMost(`${name}: memory`, peak(pid), 700, 'MB'),
    )
  }
  return rows
}

async function actions(url: string): Promise<Record<string, Action>> {
  const admin = await signIn(makeUser({ role: 'admin' }))
  const client = makeUser({ role: 'client' })
  const cookie = await signIn(client)
  const get =
    (path: string, as = admin) =>
    async () =>
      seen(await ask(url + path, { cookie: as }))
  const post = (path: string, form: Record<string, string> = { x: '1' }, as = admin) =>
    ask(url + path, { cookie: as, form }).then(seen)
  const site = largeSite()
  const [talk, gone] = [longTalk(client.id), longTalk(client.id)]
  await manyFiles(talk.conversationId)
  companies(client.id, 5_000)
  const person = manyThings()
  const [owner, waiting] = [makeUser(), crowd()]
  const ownersCookie = await signIn(owner)
  const asked = makeProject({ ownerId: owner.id }).id
  for (const id of waiting) {
    sqlite
      .prepare(
        `insert into collaborators (id, project_id, user_id, status, created_at) values (?, ?, ?, 'pending', 1)`,
      )
      .run(newId(), asked, id)
  }
  return {
    'sitemap of 500 pages with 5,000 sections': get(`/projects/${site.id}/sitemap`),
    'Select several of 500 sections': get(`/projects/${site.id}/pages/${site.page}/bulk`),
    'Download of 5,000 sections': get(`/projects/${site.id}/download?p=${site.page}`),
    'check of a website of 1,440 sections in own words': get(`/projects/${wordySite()}/website`),
    'archive of 10,000 files of one name': get(`/requests/${talk.id}/attachments.zip`),
    // By the index, where each of them is found, and by letters that are too few for it.
    'search over 200,000 messages of one’s own': async () => {
      for (const words of ['nothing', 'zq']) await get(`/requests/all?q=${words}`, cookie)()
    },
    'lists of who owns 5,000 companies': async () => {
      for (const path of ['/requests', '/book-schedule', '/company-profiles']) {
        await get(path, cookie)()
      }
    },
    '100 people let in at once': () =>
      post(`/projects/${asked}/collaborators/accept-all`, undefined, ownersCookie),
    'request with 100,000 messages deleted': async () => {
      await post(`/requests/${gone.id}/delete`)
      await untilUpkeep()
    },
    'person with 100,000 projects, submissions, mails and entries of history deleted': async () => {
      await post(`/admin/users/${person}/delete`, { openWork: 'keep' })
      await untilUpkeep()
    },
  }
}

/** @throws where it was refused: that measures nothing */
function seen({ status, body }: Awaited<ReturnType<typeof ask>>): void {
  if (status >= 400) throw new Error(`refused with ${status}: ${body.toString().slice(0, 300)}`)
}

function largeSite() {
  const { id } = makeProject({ ownerId: makeUser().id })
  const panelId = makePanel({ kind: 'body' }).id
  const pages = Array.from({ length: 500 }, () => makePage(id))
  sqlite.transaction(() => {
    for (const page of pages) for (let n = 0; n < 9; n += 1) makeSection(page, { panelId })
    for (let n = 9; n < 500; n += 1) makeSection(pages[0] ?? makePage(id), { panelId })
  })()
  return { id, page: pages[0]?.id ?? '' }
}

/** Each section says something else, in as many rows as the panel with the most takes. */
function wordySite(): string {
  const { id } = makeProject({ ownerId: makeUser().id })
  const panelId = 'services-menu'
  const rows: Record<string, OwnWord> = {}
  for (const { path, most, rows: drawn } of listsOf(describeWords(panelId, null, {}, 'left'))) {
    const like = drawn[0]?.id ?? ''
    for (let n = drawn.length; n < most; n += 1) rows[`${path}/r${n}#row`] = { like }
  }
  const fields = shownFieldsOf(describeWords(panelId, null, rows, 'left'))
  transaction((tx) => {
    for (let n = 0; n < 48; n += 1) {
      const page = makePage(id, { name: `Page ${n}`, order: n, home: n === 0 })
      for (let at = 0; at < 30; at += 1) {
        const words = fields.flatMap(({ path, kind }) =>
          kind === 'line' || kind === 'paragraph' ? [[path, `${n} ${at} ${path}`]] : [],
        )
        const own = { ...rows, ...Object.fromEntries(words.slice(0, 300)) }
        makeSection(page, { panelId, category: 'services', words: ensureWords(tx, id, own) })
      }
    }
  })
  return id
}

const type = makeType()

function longTalk(clientId: string) {
  const staff = makeEmployee()
  const request = storeRequest(type, clientId, { assigneeId: staff.id })
  const columns = 'conversation_id, sender, type, html, message, created'
  const words = `'nothing of note ' || i`
  fill(
    100_000,
    'messages',
    columns,
    `'${request.conversationId}', '${clientId}', 'message', ${words}, ${words}, i`,
  )
  return request
}

/** All of them the same file, which is read for each. */
async function manyFiles(conversationId: string): Promise<void> {
  const file = 'aaaaaaaaaaaaaaaaaaaaac.bin'
  await files.put('requests', file, Buffer.from('ten bytes.'))
  enterFile({ file, folder: 'requests', name: 'a.txt', type: 'text/plain', size: 10 })
  const columns = 'conversation_id, field, file, created_at'
  fill(10_000, 'file_uses', columns, `'${conversationId}', 'f', '${file}', i`)
}

const companies = (ownerId: string, count: number) =>
  fill(
    count,
    'company_profiles',
    'name, owner_id, created_at, updated_at',
    `'Company', '${ownerId}', 1, 1`,
  )

const crowd = () => Array.from({ length: 100 }, () => makeUser().id)

function manyThings(): string {
  const person = makeUser({ email: 'many@things.example' })
  const { brandId } = makeProject()
  const count = 100_000
  const project = 'name, owner_id, brand_id, created_at, updated_at'
  fill(count, 'projects', project, `'Many', '${person.id}', '${brandId}', 1, 1`)
  const history = 'created, collection, document, action, user, details'
  fill(count, 'log_history', history, `i, 'users', '${person.id}', 'updated', '${person.id}', '{}'`)
  const mail = '"to", template, subject, message, html, status, next_attempt_at, created_at'
  fill(count, 'mail', mail, `'${person.email}', 'news', 'News', 'News', '', 'sent', 1, 1`)
  sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into idempotency_keys select '${person.id}:' || i, '1', 1 from n`)
  return person.id
}
