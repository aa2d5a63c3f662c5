import { createServer, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { besideLitefs, nodeAuthorization } from '#tests/fixtures/beside-litefs'

const domain = vi.hoisted(() => ({ address: 'http://127.0.0.1:1' }))
vi.mock('litefs-js', async (original) => ({
  ...(await original<object>()),
  // There is no private network here.
  getInternalInstanceDomain: () => domain.address,
}))

const { litefs, nodePort, replica } = await besideLitefs()
const node = await import('~/platform/litefs/node.server')
const acks = await import('~/platform/litefs/acknowledge.server')
const { positionsTold } = await import('~/platform/litefs/replicas.server')
const { listenToNodes } = await import('~/platform/litefs/listen-to-nodes.server')
const { primaryTask } = await import('~/platform/litefs/primary-task.server')
const { readNodesState } = await import('~/platform/litefs/nodes-state.server')
const { isKnown, isReadOnly, reachablePrimary } = await import(
  '~/platform/litefs/tell-primary.server'
)
const { transaction } = await import('~/db/transaction.server')
const { afterWrite } = await import('~/platform/litefs/after-write.server')

const desk = { keep: vi.fn(), ask: vi.fn() }
let stop = () => {}
beforeAll(async () => {
  const stopFollowing = await node.startFollowing()
  const stopListening = listenToNodes(desk)
  stop = () => {
    stopListening()
    stopFollowing()
  }
})
afterEach(() => litefs.elect(null))
afterAll(async () => {
  stop()
  await litefs.stop()
})

const becomes = (is: () => unknown) => vi.waitFor(() => expect(is()).toBe(true))

test('LiteFS tells which node is the primary, also in pieces and after its stream has ended', async () => {
  expect(node.mayWrite()).toBe(false)
  expect(node.hasNoPrimary()).toBe(true)
  await litefs.stutter({ type: 'primaryChange', data: { isPrimary: false, hostname: 'other' } })
  await becomes(() => node.primaryNode() === 'other')
  expect([node.mayWrite(), node.hasNoPrimary()]).toEqual([false, false])
  // It cannot be handed over to: no primary has heard from it.
  expect(isKnown()).toBe(false)
  litefs.drop()
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  expect(node.primaryNode()).toBeNull()
})

test('a position is waited for until it has come, and no longer than said', async () => {
  litefs.reach(10)
  expect(await node.reaches(10, 0)).toBe(true)
  expect(await node.reaches(11, 30)).toBe(false)
  const reached = node.reaches(12, 5_000)
  litefs.reach(0x0c)
  expect(await reached).toBe(true)
})

test('when another node is the primary no transaction begins, not even one that writes nothing', async () => {
  litefs.elect('other')
  await becomes(() => node.primaryNode() === 'other')
  expect(() => transaction(() => 'right')).toThrow(
    expect.objectContaining({ code: 'SQLITE_READONLY' }),
  )
  litefs.elect('me')
  await becomes(node.mayWrite)
  expect(node.isReplica()).toBe(false)
})

test('a primary that is not heard of is silent, whatever its clock says', {
  timeout: 30_000,
}, async () => {
  litefs.elect('other')
  await becomes(() => node.primaryNode() === 'other')
  litefs.lag(3_600_000)
  await expect.poll(node.silence, { timeout: 5_000 }).toBeLessThan(500)
  litefs.fallSilent()
  await expect.poll(node.silence, { timeout: 10_000 }).toBeGreaterThan(3_000)
  litefs.lag(-3_600_000)
  await expect.poll(node.silence, { timeout: 5_000 }).toBeLessThan(500)
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  expect(node.silence()).toBe(0)
})

test('a write is answered when another node has it, after 800 ms without, at once where nobody is', async () => {
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  litefs.reach(40)
  expect(await acks.acknowledged()).toBe('alone')
  const other = replica()
  other.tell(39)
  await vi.waitFor(async () => expect(await acks.acknowledged()).toBe('late'))
  const waits = acks.acknowledged()
  other.tell(41)
  expect(await waits).toBe('confirmed')
  const headers: [string, unknown][] = []
  const answer = {
    headersSent: false,
    setHeader: (...header: [string, unknown]) => void headers.push(header),
    appendHeader: (...header: [string, unknown]) => void headers.push(header),
  }
  await afterWrite(answer as never)
  expect(headers).toEqual([
    ['X-Acknowledged', 'confirmed'],
    ['Set-Cookie', expect.stringMatching(/^txnum=40; Max-Age=300; Path=\/; HttpOnly/)],
  ])
  other.leave()
  await vi.waitFor(async () => expect(await acks.acknowledged()).toBe('alone'))
  expect(acks.acknowledgements().confirmed).toBeGreaterThan(1)
})

test('nobody tells positions who does not know the secret', async () => {
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  litefs.reach(50)
  const stranger = replica('Bearer guess')
  stranger.tell(99)
  expect(await stranger.status).toBe(403)
  expect(await acks.acknowledged()).toBe('alone')
  stranger.leave()
})

const done: unknown[] = []
const note = primaryTask('note', (given: { id: string }) => void done.push(given))

/** Asks as another node does. */
const asNode = (path: string, body: string, authorization = nodeAuthorization) =>
  fetch(`http://127.0.0.1:${nodePort}${path}`, { method: 'POST', body, headers: { authorization } })

test('what a read wants written is done here on the primary, and by it for other nodes', async () => {
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  note({ id: 'mine' })
  expect((await asNode('/tasks/note', '{"id":"theirs"}')).status).toBe(204)
  expect(done.splice(0)).toEqual([{ id: 'mine' }, { id: 'theirs' }])
  expect((await asNode('/tasks/unknown', '{}')).status).toBe(409)
  expect((await asNode('/tasks/note', 'no json')).status).toBe(409)
  expect((await asNode('/tasks/note', `"${'x'.repeat(70_000)}"`)).status).toBe(409)
  expect((await asNode('/tasks/note', '{}', 'Bearer guess')).status).toBe(403)
  litefs.elect('other')
  await becomes(() => node.primaryNode() === 'other')
  expect((await asNode('/tasks/note', '{}')).status).toBe(409)
  expect(done).toEqual([])
})

test('the primary says to nodes, and to nobody else, who is there and how writes were answered', async () => {
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  litefs.reach(60)
  const other = replica()
  other.tell(57)
  await expect
    .poll(async () => (await readNodesState())?.state?.replicas)
    .toEqual([{ name: 'other', behind: 3 }])
  const ask = (authorization: string) =>
    fetch(`http://127.0.0.1:${nodePort}/state`, { headers: { authorization } })
  expect(await (await ask(nodeAuthorization)).json()).toEqual((await readNodesState())?.state)
  expect((await ask('Bearer guess')).status).toBe(403)
  other.leave()
  litefs.elect(null)
  await becomes(() => node.hasNoPrimary())
  expect(await readNodesState()).toEqual({ here: expect.any(String), state: null })
})

test('a node that asks what cannot be answered does not end the other one', async () => {
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${nodePort}${path}`, { headers: { authorization: nodeAuthorization } })
  await expect(ask('/lost-rows/%zz')).rejects.toThrow('fetch failed')
  expect((await ask('/state')).status).toBe(200)
})

/** A primary that hears replicas, and lives as long as it beats. */
async function startPrimary() {
  const told: string[] = []
  let beats: NodeJS.Timeout | undefined
  const answers: ServerResponse[] = []
  const server = createServer((asked, answer) => {
    answers.push(answer)
    asked.on('data', (piece) => told.push(String(piece)))
    answer.on('close', () => clearInterval(beats))
    answer.flushHeaders()
    beats = setInterval(() => answer.write('\n'), 50)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    told,
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    connections: () => answers.length,
    say: (word: string) => {
      for (const answer of answers) answer.write(`${word}\n`)
    },
    fallSilent: () => clearInterval(beats),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

test('a primary that goes without a word takes no more forms after some seconds, and does when it is back', {
  timeout: 30_000,
}, async () => {
  const primary = await startPrimary()
  domain.address = primary.address
  litefs.elect('other')
  litefs.reach(70)
  // Before it was heard of, LiteFS is believed.
  await expect.poll(reachablePrimary).toBe('other')
  await expect.poll(() => primary.told.join('').split('\n')).toContain('70 candidate')
  expect(isReadOnly()).toBe(false)
  primary.fallSilent()
  await expect.poll(reachablePrimary, { timeout: 8_000 }).toBeNull()
  expect(isReadOnly()).toBe(true)
  // It is asked anew, and beats.
  await expect.poll(reachablePrimary, { timeout: 8_000 }).toBe('other')
  expect(primary.connections()).toBeGreaterThan(1)
  await primary.stop()
})

test('a primary that LiteFS loses again and again takes forms as long as it answers', async () => {
  const primary = await startPrimary()
  domain.address = primary.address
  litefs.elect('other')
  await expect.poll(primary.connections).toBe(1)
  await expect.poll(reachablePrimary).toBe('other')
  // As on a full disk: LiteFS connects, cannot store what it is sent, and connects again.
  for (const named of [null, 'other', null]) {
    litefs.elect(named)
    await becomes(() => node.primaryNode() === named)
    expect([reachablePrimary(), isReadOnly()]).toEqual(['other', false])
  }
  expect(primary.connections()).toBe(1)
  await primary.stop()
  await expect.poll(reachablePrimary).toBeNull()
  expect(isReadOnly()).toBe(true)
})

test('a node that is no longer the primary keeps no replica waiting', async () => {
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  const other = replica()
  const beats = setInterval(() => other.tell(1), 300)
  await vi.waitFor(() => expect(positionsTold()).toHaveLength(1))
  litefs.elect(null)
  await expect.poll(positionsTold, { timeout: 4_000 }).toEqual([])
  clearInterval(beats)
  other.leave()
})

test('a replica that goes without a word holds no write up for longer than some seconds', {
  timeout: 30_000,
}, async () => {
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  litefs.reach(80)
  const other = replica()
  other.tell(10)
  await vi.waitFor(async () => expect(await acks.acknowledged()).toBe('late'))
  await expect.poll(() => acks.acknowledged(), { timeout: 10_000 }).toBe('alone')
  other.leave()
})

test('a replica takes over where the primary says that it leaves', async () => {
  const primary = await startPrimary()
  domain.address = primary.address
  litefs.elect('other')
  await expect.poll(primary.connections).toBe(1)
  expect(node.mayWrite()).toBe(false)
  primary.say('leaving')
  await becomes(() => node.mayWrite())
  await primary.stop()
})

test('a node that returns hears what is kept of its rows, while this one is the primary', async () => {
  const call = async (path: string, init: RequestInit = {}, authorization = nodeAuthorization) => {
    const address = `http://127.0.0.1:${nodePort}${path}`
    const answer = await fetch(address, { ...init, headers: { authorization } })
    return [answer.status, await answer.text()]
  }
  const tell = { method: 'POST', body: '{"id":"one"}' }
  litefs.elect('me')
  await becomes(() => node.mayWrite())
  desk.keep.mockReturnValueOnce('partly')
  expect(await call('/lost-rows', tell)).toEqual([200, 'partly'])
  expect(desk.keep).toHaveBeenLastCalledWith({ id: 'one' })
  const { DomainError } = await import('~/domain-error')
  desk.keep.mockImplementationOnce(() => {
    throw new DomainError('lost-finds-full', 503)
  })
  expect(await call('/lost-rows', tell)).toEqual([503, ''])
  desk.ask.mockReturnValueOnce('decided').mockReturnValueOnce(null)
  expect(await call('/lost-rows/ams1-17')).toEqual([200, 'decided'])
  expect(desk.ask).toHaveBeenLastCalledWith('ams1-17')
  expect(await call('/lost-rows/ams1-17')).toEqual([404, ''])
  for (const [path, init] of [['/lost-rows', tell], ['/lost-rows/ams1-17']] as const) {
    expect((await call(path, init, 'Bearer x'))[0]).toBe(403)
  }
  litefs.elect('other')
  await becomes(() => node.primaryNode() === 'other')
  expect(await call('/lost-rows', tell)).toEqual([409, ''])
  expect(await call('/lost-rows/ams1-17')).toEqual([409, ''])
})
