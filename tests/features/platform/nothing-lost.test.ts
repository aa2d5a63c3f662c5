import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '#tests/fixtures/people'
import { program } from '#tests/fixtures/program'
import { db, sqlite } from '~/db/client.server'
import { idempotencyKeys, logHistory, mail, userInvites } from '~/db/schema'

const rounds = 2
const writersOfOne = 100
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** A process that writes with the real commands. */
async function startWorker() {
  const child = spawn(process.execPath, [program('tests/fixtures/invite-worker')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the worker ended')))
    child.stdout.on('data', (text) => {
      const [, found] = /working on (\d+)/.exec(String(text)) ?? []
      if (found) resolve(found)
    })
  })
  const kill = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGKILL')
      running.delete(child)
    })
  return { port, kill }
}

const ask = (port: string, name: string, agent: Agent) =>
  new Promise<number>((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: `/${name}`, agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', () => resolve(0))
    })
    request.once('error', () => resolve(0))
  })

test('kill -9 under 200 writers: nothing acknowledged is lost, nothing is half done', async () => {
  makeUser({ role: 'admin' })
  const acknowledged: string[] = []
  const odd: number[] = []
  let made = 0

  for (let round = 0; round < rounds; round += 1) {
    const workers = await Promise.all([startWorker(), startWorker()])
    const agent = new Agent({ keepAlive: true, maxSockets: writersOfOne })
    const writers = workers.flatMap(({ port }) =>
      Array.from({ length: writersOfOne }, async () => {
        for (;;) {
          made += 1
          const name = `invited-${made}`
          const status = await ask(port, name, agent)
          if (status === 0) return
          if (status === 200) acknowledged.push(`${name}@example.com`)
          else if (status !== 503) odd.push(status)
        }
      }),
    )
    const before = acknowledged.length
    await new Promise((resolve) => setTimeout(resolve, 700 + 300 * round))
    await Promise.all(workers.map(({ kill }) => kill()))
    await Promise.all(writers)
    agent.destroy()
    expect(acknowledged.length).toBeGreaterThan(before)
  }

  expect(odd).toEqual([])
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
  const invited = db
    .select()
    .from(userInvites)
    .all()
    .map(({ email }) => email)
  const there = new Set(invited)
  expect(acknowledged.filter((email) => !there.has(email))).toEqual([])
  // One row of each kind, or none of any.
  const inOrder = invited.sort()
  const mailed = db.select({ to: mail.to }).from(mail).all()
  expect(mailed.map(({ to }) => to).sort()).toEqual(inOrder)
  const told = db.select({ details: logHistory.details }).from(logHistory).all()
  expect(told.map(({ details }) => (details as { email: string }).email).sort()).toEqual(inOrder)
  const sent = db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).all()
  expect(sent.map(({ key }) => key.split(':').at(-1)).sort()).toEqual(inOrder)
}, 60_000)
