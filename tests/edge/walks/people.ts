import { type Answer, host, said } from '../client'
import { linksOf, plainText } from '../forms'
import type { Node } from '../node'
import type { World } from '../world'
import { expect, type Walk } from './walk'
import { isTaken } from './writers'

const ms = (answer: Answer) => `${Math.round(answer.ms)} ms`

/** The request of this client that is being worked on. */
export const openRequest = (world: World, email: string) => openRequestOn(world.node('iad1'), email)

export async function openRequestOn(node: Node, email: string): Promise<string> {
  const [row] = await node.rows<{ id: string }>(
    `select r.id from requests r join users u on u.id = r.user_id
     where u.email = ? and r.status = 'in_progress' limit 1`,
    email,
  )
  expect(row !== undefined, `${email} has no request that is worked on`)
  return `/requests/${row.id}`
}

const signIn: Walk = {
  name: 'sign-in',
  async run(world) {
    world.delay(50)
    const times = []
    for (const region of ['ams', 'iad'] as const) {
      const henrik = world.person(region)
      const started = Date.now()
      await henrik.signIn('henrik@harbour.example')
      const page = await henrik.page('/requests/all')
      expect(/Harbour/.test(plainText(page.text)), `${region}: ${said(page)}`)
      times.push(`${region} ${Date.now() - started} ms`)
    }
    return times.join(', ')
  },
}

/** Somebody leaves for Google near the replica, and comes back there with a code that works once. */
const provider: Walk = {
  name: 'provider',
  async run(world) {
    world.delay(50)
    const guest = world.person('iad')
    await guest.page('/login')
    const left = await guest.get('/auth/google')
    const leads = left.headers.location
    expect(left.status === 302 && leads !== undefined, `leaving: ${said(left)}`)
    const choice = new URL(leads)
    // Whoever sits at a browser reaches the provider where it listens.
    const at = new URL(world.provider.url)
    choice.host = at.host
    choice.pathname = '/choose'
    const somebody = { sub: `edge-${Date.now()}`, email: `edge-${Date.now()}@brandt.example` }
    const person = { ...somebody, email_verified: true, name: 'Edith Edge' }
    choice.searchParams.set('person', JSON.stringify(person))
    const chosen = await fetch(choice, { redirect: 'manual' })
    const allowed = await fetch(chosen.headers.get('location') ?? '', { redirect: 'manual' })
    const back = new URL(allowed.headers.get('location') ?? '')
    expect(back.host === host, `the provider leads to ${back.host}`)
    const returned = await guest.get(back.pathname + back.search)
    expect(isTaken(returned), `the return: ${said(returned)}`)
    const page = await guest.page(returned.location)
    const rows = await world
      .node('iad1')
      .rows('select id from users where email = ?', somebody.email)
    expect(
      rows.length === 1,
      `${rows.length} accounts; ${page.path}: ${plainText(page.text).slice(0, 200)}`,
    )
    return `returned in ${ms(returned)}, then ${page.path}`
  },
}

const rename: Walk = {
  name: 'rename',
  async run(world) {
    world.delay(300)
    const priya = await world.person('iad').signIn('priya@northlight.example')
    const form = await priya.form('/account-settings', ({ fields }) =>
      fields.some(([name]) => name === 'fullName'),
    )
    const name = `Priya ${Date.now()}`
    const saved = await priya.send(form, { fullName: name })
    expect(saved.status < 400, `saved: ${said(saved)}`)
    const page = await priya.page('/account-settings')
    expect(page.text.includes(name), 'the page after it shows the old name')
    return `saved in ${ms(saved)}, read back in ${ms(page)}, 300 ms each way`
  },
}

/** A request with a file of 5 MB, a message to it, and both read back in each region. */
const request: Walk = {
  name: 'request',
  async run(world) {
    world.delay(50)
    const henrik = await world.person('iad').signIn('henrik@harbour.example')
    const types = linksOf((await henrik.page('/requests/create-request')).text, '/')
    const kind = types.find((link) => /^\/requests\/create-request\/[^/]+$/.test(link)) ?? ''
    const products = linksOf((await henrik.page(kind)).text, '/')
    const product = products.find((link) => link.startsWith(`${kind}/`)) ?? ''
    const form = await henrik.form(product, ({ action }) => action.startsWith(product))
    // Fits fields of one line, of several, and those that take an address.
    const title = `https://harbour.example/${Date.now()}`
    const big = { name: 'plan.txt', type: 'text/plain', data: 'five megabytes '.repeat(350_000) }
    const asked = form.fields.filter(
      ([name]) => name.startsWith('answer-') && !form.days.includes(name),
    )
    const answers = Object.fromEntries(asked.map(([name]) => [name, title]))
    const [field = ''] = form.files
    const sent = await henrik.send(
      form,
      { ...answers, [field]: big },
      { button: 'Send request', timeout: 60_000 },
    )
    expect(isTaken(sent), `sending: ${said(sent)}`)
    const page = await henrik.page(sent.location)
    const made = page.path.replace(/\?.*/, '')
    const talk = await henrik.form(`${made}/messages`, ({ files }) => files.length > 0)
    const words = `And a word ${Date.now()}`
    const written = await henrik.send(
      talk,
      { text: words, files: { ...big, name: 'more.txt' } },
      { button: 'Send', timeout: 60_000 },
    )
    expect(isTaken(written), `the message: ${said(written)}`)
    const now = await henrik.page(`${made}?v=2`)
    expect(plainText(now.text).includes(words), 'the message is not on the next page')
    const all = await henrik.page(`${made}?v=attachments`)
    const files = linksOf(all.text, made).filter((link) => /\/attachments\/[\w-]+$/.test(link))
    const shown = linksOf(all.text, made).filter((link) => link.startsWith(made))
    expect(files.length > 0, `no attachment on the page, which leads to ${shown.join(' ')}`)
    for (const region of ['iad', 'ams'] as const) {
      for (const file of files) {
        const got = await henrik.goTo(world.proxies[region].address).get(file)
        const isWhole = got.status === 200 && got.body.length === big.data.length
        expect(isWhole, `${file} in ${region}: ${said(got)}, ${got.body.length} bytes`)
      }
    }
    return `request with 5 MB ${ms(sent)}, message with 5 MB ${ms(written)}, ${files.length} files whole in both regions`
  },
}

/** What is opened near a replica counts as read, though only the primary may write it. */
const readMarks: Walk = {
  name: 'read-marks',
  async run(world) {
    world.delay(50)
    const email = 'amara@northlight.example'
    const count = async (sql: string) => {
      const [row] = await world.node('ams1').rows<{ n: number }>(sql, email)
      return row?.n ?? 0
    }
    const unopened = () =>
      count(
        'select count(*) n from notifications join users on users.id = recipient_id where email = ? and viewed = 0',
      )
    const marked = () =>
      count(
        'select max(read_at) n from last_reads join users on users.id = user_id where email = ?',
      )
    const amara = await world.person('iad').signIn(email)
    const made = await openRequest(world, 'henrik@harbour.example')
    const [before, mark] = [await unopened(), await marked()]
    await amara.page(`${made}?v=2`)
    const started = Date.now()
    await world.until('the read mark', async () => (await marked()) > mark, 5000)
    await world.until('the notifications of it', async () => (await unopened()) < before, 5000)
    const took = Date.now() - started
    const bell = await amara.form('/notifications', ({ action }) => action.endsWith('/open-all'))
    const all = await amara.send(bell)
    expect(isTaken(all), `all opened: ${said(all)}`)
    await world.until('all opened', async () => (await unopened()) === 0, 5000)
    return `read within ${took} ms of the page, all others by the button`
  },
}

export const people: Walk[] = [signIn, provider, rename, request, readMarks]
