import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './app-server'
import type { Measure } from './bench'
import { page } from './client'
import { median, timed } from './measure'
import { atLeast, figure, told } from './report'
import { makeListWorld } from './world'

const seconds = 2
const atOnce = 8

/** The list of projects, 15 rows, signed in, against a Remix that does nothing but answer with the same elements. */
export const list: Measure = async ({ url }) => {
  const { cookie } = await makeListWorld(15)
  const port = Number(new URL(url).port) + 1
  const markup = join(process.env.DATA_DIR ?? '', 'list.html')
  writeFileSync(markup, (await page(`${url}/projects`, cookie)).body)
  const bare = await launch(['--import', 'tsx', 'tests/bench/bare-list.tsx'], port, {
    MARKUP: markup,
  })
  const own: number[] = []
  const floor: number[] = []
  const ours = () => page(`${url}/projects`, cookie)
  const theirs = () => page(`${bare.url}/projects`)
  try {
    const size = (await ours()).body.length / 1000
    const bareSize = (await theirs()).body.length / 1000
    // In turn, so that whatever else the machine does weighs on both alike.
    for (let run = 0; run < 800; run += 1) {
      const times = [await timed(ours), await timed(theirs)] as const
      if (run < 600) continue
      own.push(times[0])
      floor.push(times[1])
    }
    return [
      told('list: HTML, ours and bare', `${figure(size)} and ${figure(bareSize)} KB`),
      told('list: one request, median', figure(median(own), 'ms')),
      told('list: the same of bare Remix', figure(median(floor), 'ms')),
      told('list: requests per second', figure(await rate(ours))),
      atLeast('list: speed / bare Remix, the same markup', median(floor) / median(own), 0.5, '×'),
    ]
  } finally {
    await bare.stop()
  }
}

/** Requests per second with a few under way at once. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const one = async () => {
    while (performance.now() < end) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return done / seconds
}
