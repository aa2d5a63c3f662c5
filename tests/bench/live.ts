import { readFileSync } from 'node:fs'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { transaction } from '~/db/transaction.server'
import { publish } from '~/features/events/publish.server'
import { launch, type Running } from './app-server'
import type { Measure } from './bench'
import { ask } from './client'
import { median, percentile } from './measure'
import { atMost, type Row, told } from './report'
import { openStreams } from './streams'

const count = 5_000
const rounds = 20

const wait = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

/** Kilobytes that a process holds. */
function memory({ pid }: Running): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}

type Figures = {
  /** KB a stream. */
  held: number
  /** Milliseconds from the first stream that heard an event to the last. */
  spread: number
  /** Milliseconds from the commit, of every stream in every round. */
  delays: number[]
}

async function measure(
  server: Running,
  path: string,
  cookies: readonly string[],
  tell: () => unknown,
): Promise<Figures> {
  await wait(2_000)
  const before = memory(server)
  const streams = await openStreams(server.url, path, cookies)
  await wait(3_000)
  const held = (memory(server) - before) / cookies.length
  const delays: number[] = []
  const spreads: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    streams.forget()
    await tell()
    const committed = performance.now()
    const deadline = committed + 10_000
    while (streams.heard().length < cookies.length) {
      if (performance.now() > deadline) throw new Error('an event did not reach every stream')
      await wait(5)
    }
    const times = streams.heard()
    spreads.push(Math.max(...times) - Math.min(...times))
    delays.push(...times.map((time) => time - committed))
    await wait(100 + Math.random() * 100)
  }
  streams.close()
  return { held, spread: median(spreads), delays }
}

/** Five thousand sessions that have one project open, in one process. */
export const live: Measure = async () => {
  const project = makeProject({ ownerId: makeUser().id })
  const waiting: Promise<string>[] = []
  transaction(() => {
    for (let person = 0; person < count / 10; person += 1) {
      const user = makeUser()
      makeCollaborator(project.id, user.id)
      for (let session = 0; session < 10; session += 1) waiting.push(signIn(user))
    }
  })
  const cookies = await Promise.all(waiting)
  const free = 41_000 + Math.floor(Math.random() * 900)
  const bare = await launch(['tests/bench/bare-streams.ts'], free)
  const floor = await measure(bare, '/live', cookies, () => ask(`${bare.url}/tell`, { form: {} }))
  await bare.stop()
  const app = await launch(['server.ts'], free + 1, { LOG_LEVEL: 'silent' })
  const topic = `project:${project.id}` as const
  const ours = await measure(app, `/live?topic=${topic}`, cookies, () =>
    transaction((tx) => publish(tx, topic)),
  )
  await app.stop()
  return rows(floor, ours)
}

const rows = (floor: Figures, ours: Figures): Row[] => [
  atMost(`${count} streams: memory / bare streams`, ours.held / floor.held, 2, '×'),
  told(
    `${count} streams: memory each, bare streams`,
    `${ours.held.toFixed(1)} KB, ${floor.held.toFixed(1)} KB`,
  ),
  atMost(`${count} streams: fan-out / bare streams`, ours.spread / floor.spread, 2, '×'),
  told(
    `${count} streams: fan-out, bare streams`,
    `${Math.round(ours.spread)} ms, ${Math.round(floor.spread)} ms`,
  ),
  atMost(`${count} streams: commit to event, p99`, percentile(ours.delays, 0.99), 500, 'ms'),
]
