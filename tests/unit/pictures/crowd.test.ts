import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inProcesses, picturePool } from '~/platform/pictures/pictures.server'
import { requestContext } from '~/platform/request-context.server'

// Processes that work on nothing until they are let: what waits is counted, in any order.
const folder = mkdtempSync(join(tmpdir(), 'panelry-crowd-'))
const file = join(folder, 'worker.mjs')
writeFileSync(
  file,
  `import { existsSync } from 'node:fs'
   process.on('disconnect', () => process.exit())
   process.on('message', ({ input }) => {
     const look = () => (existsSync(input.svg) ? process.send({ result: '' }) : setTimeout(look, 5))
     look()
   })`,
)
const pool = picturePool(file)
const onPicture = inProcesses(pool)
afterAll(() => pool.close())

let count = 0
let gate = ''
beforeEach(() => {
  count += 1
  gate = join(folder, `gate-${count}`)
})
const open = () => mkdirSync(gate)

type Who = { network: string; person?: string }
/** Whose works began, in this order. */
const begun: string[] = []
const work = ({ network, person }: Who, owner = person) =>
  requestContext.run({ network, person }, async () => {
    const read = async () => {
      begun.push(person ?? network)
      return { svg: gate }
    }
    await onPicture('recognizeBrand', read, owner ? { owner } : {})
  })
const busy = { code: 'pictures-busy', status: 429 }
/** So many works, and how many of them were refused once the gate is open. */
async function refusedOf(works: Promise<void>[]) {
  open()
  const ends = await Promise.allSettled(works)
  const refused = ends.filter((end) => end.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject(busy)
  return refused.length
}
const times = (n: number, each: (n: number) => Promise<void>) =>
  Array.from({ length: n }, (_, at) => each(at))

test('24 uploads of one network wait, no matter who sends them; another network finds a place', async () => {
  const many = times(30, (n) => work({ network: 'x', person: `x${n}` }))
  const other = work({ network: 'y', person: 'y' })
  // One of the network runs.
  expect(await refusedOf(many)).toBe(5)
  await other
})

test('150 uploads wait in all, of however many networks', async () => {
  const many = times(160, (n) => work({ network: `all ${n % 20}`, person: `all ${n}` }))
  expect(await refusedOf(many)).toBe(10 - Math.min(2, availableParallelism()))
})

test('pictures that are only shown are never refused, and keep nobody from an upload', async () => {
  const vic = { network: 'v', person: 'vic' }
  open()
  // Known, and for little: somebody new counts as a second of work.
  await work(vic)
  gate = join(folder, 'gate-shown')
  const shown = times(200, () => work({ network: 'guests' }))
  const own = times(30, () => work({ network: 'z', person: 'zoe' }, ''))
  const upload = work({ network: 'z', person: 'zoe' })
  const other = work(vic)
  begun.length = 0
  expect(await refusedOf([...shown, ...own, upload, other])).toBe(0)
  expect(begun.indexOf('vic')).toBeLessThan(100)
})

test('someone who is known to cost little goes before a crowd of new accounts', async () => {
  const known = { network: 'k', person: 'known' }
  open()
  await work(known)
  gate = join(folder, 'gate-crowd')
  const crowd = times(8, (n) => work({ network: `crowd ${n}`, person: `crowd ${n}` }))
  begun.length = 0
  const late = work(known)
  open()
  await Promise.all([...crowd, late])
  // Two of the crowd had begun.
  expect(begun.indexOf('known')).toBeLessThan(3)
})
