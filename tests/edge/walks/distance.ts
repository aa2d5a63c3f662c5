import { type Answer, said } from '../client'
import { sleep } from '../node'
import { expect, spread, type Walk } from './walk'
import { isTaken, missingOf, writeOne } from './writers'

const list = (counts: Map<number, number>) => [...counts].map(([key, n]) => `${key}×${n}`).join(' ')
const count = (counts: Map<number, number>, { status }: Answer) =>
  counts.set(status, (counts.get(status) ?? 0) + 1)

/** A third region, farther away. */
const third: Walk = {
  name: 'three-regions',
  async run(world) {
    const started = Date.now()
    await world.add('syd1')
    const joined = Date.now() - started
    try {
      world.delay(150)
      const [writes, reads]: [number[], number[]] = [[], []]
      for (let n = 0; n < 10; n += 1) {
        const { answer, name, person } = await writeOne(world, 'syd')
        expect(isTaken(answer), `from syd: ${said(answer)}`)
        writes.push(answer.ms)
        const page = await person.page('/projects')
        expect(page.text.includes(name), 'the writer does not see it')
        reads.push(page.ms)
        const elsewhere = await person.goTo(world.proxies.iad.address).page('/projects')
        expect(elsewhere.text.includes(name), 'the writer does not see it in iad')
      }
      return `joined in ${(joined / 1000).toFixed(1)} s; 150 ms each way: written ${spread(writes)}, read back ${spread(reads)}, and in iad`
    } finally {
      await world.remove('syd1')
    }
  },
}

/** A replica hears of no other node for a minute; the proxies and people near it are well. */
const cutOff: Walk = {
  name: 'cut-off',
  async run(world) {
    await world.settle()
    world.delay(50)
    const replica = world.node('iad1')
    const restarts = replica.restarts
    const [pages, forms] = [new Map<number, number>(), new Map<number, number>()]
    const acknowledged = new Set<string>()
    const odd: string[] = []
    for (const other of world.here) {
      if (other === replica) continue
      for (const link of world.links(replica.id, other.id)) link.cut()
    }
    const cut = Date.now()
    let behindAfter: number | undefined
    let slowest = 0
    while (Date.now() - cut < 60_000) {
      const { answer, name, person } = await writeOne(world, 'iad')
      count(forms, answer)
      if (isTaken(answer)) acknowledged.add(name)
      const page = await person.get('/projects', { timeout: 8000 })
      count(pages, page)
      for (const each of [answer, page]) if (each.status >= 500) odd.push(said(each))
      slowest = Math.max(slowest, page.ms)
      if (isTaken(answer) && page.status === 200) {
        expect(
          page.text.includes(name),
          `after ${Date.now() - cut} ms the writer does not see ${name}`,
        )
      }
      if (behindAfter === undefined && (await replica.health()) !== 200)
        behindAfter = Date.now() - cut
      await sleep(500)
    }
    const ended = replica.restarts - restarts
    world.mend()
    const mended = Date.now()
    await world.settle()
    const back = Date.now() - mended
    const { lost } = await missingOf(world, replica.id, acknowledged)
    const figures = `pages ${list(pages)} (slowest ${Math.round(slowest)} ms), forms ${list(forms)}, not healthy after ${behindAfter === undefined ? 'never' : `${(behindAfter / 1000).toFixed(1)} s`}, started anew ${ended} times, caught up ${(back / 1000).toFixed(1)} s after the mend`
    expect(lost.length === 0, `lost ${lost.join(' ')}: ${figures}`)
    expect(behindAfter !== undefined, `it never says that it is behind: ${figures}`)
    expect(![0, 500, 502, 504].some((status) => pages.has(status)), `${figures}: ${odd.join('; ')}`)
    return figures
  },
}

export const distance: Walk[] = [third, cutOff]
