import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RequestContext } from '~/platform/request-context.server'
import { makeUsage, type UsageRules } from '~/platform/usage'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const of = (network: string, person?: string): RequestContext => ({ network, person })
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
type Costs = ReturnType<typeof makeUsage>

/** Work of somebody that takes so many milliseconds. */
function work(costs: Costs, whose: RequestContext, milliseconds: number) {
  const end = costs.begin(whose)
  pass(milliseconds)
  end()
}
const firstOf = (costs: Costs, ...all: RequestContext[]) =>
  costs.first(all.map((whose) => ({ whose, since: performance.now() })))?.whose

/** A line of which one is done after the other, each within 50 ms. */
function makeLine(rules?: UsageRules) {
  const costs = makeUsage(rules)
  const line: { whose: RequestContext; since: number }[] = []
  return {
    costs,
    line,
    join: (network: string) => void line.push({ whose: of(network), since: performance.now() }),
    /** @returns whose turn it was */
    turn() {
      const next = costs.first(line)
      if (!next) throw new Error('nobody waits')
      line.splice(line.indexOf(next), 1)
      work(costs, next.whose, 50)
      return next.whose.network
    },
  }
}

test('half of what somebody has cost counts after a minute', () => {
  const costs = makeUsage()
  work(costs, of('early'), 4_000)
  pass(60_000)
  work(costs, of('late'), 3_000)
  expect(firstOf(costs, of('late'), of('early'))).toEqual(of('early'))
  work(costs, of('later'), 1_500)
  expect(firstOf(costs, of('early'), of('later'))).toEqual(of('later'))
})

test('the costs of 2,000 networks and people are known; those without cost for longest are forgotten', () => {
  const costs = makeUsage({ stranger: 1_000 })
  const ada = of('x', 'ada')
  work(costs, ada, 10)
  // Of each of these a network and a person.
  for (let n = 0; n < 999; n += 1) work(costs, of(`network ${n}`, `person ${n}`), 0)
  expect(costs.isCheap(ada)).toBe(true)
  work(costs, of('one', 'more'), 0)
  expect(costs.isCheap(ada)).toBe(false)
  expect(costs.isCheap(of('one', 'more'))).toBe(true)
})

test('someone who tries a password again has a turn, though new networks come all the time', () => {
  const { line, join, turn } = makeLine({ forWaiting: 0.1 })
  join('honest')
  turn()
  join('honest')
  let turns = 0
  for (let n = 0; turns < 500; turns += 1) {
    for (; line.length < 6; n += 1) join(`new ${n}`)
    if (turn() === 'honest') break
  }
  expect(turns).toBeLessThan(20)
})

test('someone who comes to a line that one network, or two, have filled has one of the next turns', () => {
  for (const many of [['flood'], ['flood', 'other flood']]) {
    const { line, join, turn } = makeLine({ forWaiting: 0.1 })
    const flood = () => {
      for (let n = 0; line.length < 50; n += 1) join(many[n % many.length] ?? '')
    }
    // The longer they wait, the more they have cost.
    for (let n = 0; n < 100; n += 1) {
      flood()
      turn()
    }
    join('honest')
    const turns = [0, 1, 2].map(turn)
    expect(turns).toContain('honest')
  }
})

test('among people of one network, the one with less cost goes first, also when both wait', () => {
  const costs = makeUsage({ forWaiting: 0.1 })
  work(costs, of('x', 'ada'), 200)
  const since = performance.now()
  pass(100)
  const both = [
    { whose: of('x', 'ada'), since },
    { whose: of('x', 'ben'), since: performance.now() },
  ]
  expect(costs.first(both)?.whose.person).toBe('ben')
})

test('guests of a network are one person there: a member has a turn, however many of them wait', () => {
  const { line, join, turn, costs } = makeLine({ stranger: 1_000, guestsAreOne: true })
  work(costs, of('x', 'ada'), 3_000)
  line.push({ whose: of('x', 'ada'), since: performance.now() })
  let turns = 0
  for (; turns < 500; turns += 1) {
    while (line.length < 6) join('x')
    turn()
    if (!line.some(({ whose }) => whose.person)) break
  }
  // Each costs 50 ms: she has cost as much as sixty of them.
  expect(turns).toBeLessThan(65)
  // And they have one before a member who has cost more.
  work(costs, of('x', 'ben'), 9_000)
  expect(firstOf(costs, of('x', 'ben'), of('x'))).toEqual(of('x'))
  // Nobody knows them: they are never somebody known to cost little.
  work(costs, of('y'), 10)
  expect(costs.isCheap(of('y'))).toBe(false)
})
