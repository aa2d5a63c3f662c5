import { expect, test } from 'vitest'
import { isStuck, type Look } from '../../scripts/watchdog/is-stuck'

/** One look a second, as `of` says; @returns after how many seconds the machine starts anew, if ever */
function stuckAfter(of: (second: number) => Partial<Look>, seconds = 60): number | null {
  const looks: Look[] = []
  for (let second = 0; second <= seconds; second += 1) {
    looks.push({
      at: second * 1000,
      answers: true,
      waitsFor: null,
      lag: 0,
      reaches: true,
      ...of(second),
    })
    if (isStuck(looks)) return second
  }
  return null
}

/** The lag of a replica whose primary says its last word at second 30. */
const silentFrom30 = (second: number) => Math.max(0, second - 30) * 1000

test.each([
  ['', 0],
  [', also one whose clock is an hour late', 3_600_000],
  [', also one whose clock is an hour early', -3_600_000],
])(
  'a replica whose primary is gone without a word starts again when its lease has nearly ended, within twenty seconds%s',
  (_, off) => {
    const after = stuckAfter((second) => ({ waitsFor: 'm-1', lag: silentFrom30(second) + off }))
    expect(after).toBeGreaterThanOrEqual(30 + 18)
    expect(after).toBeLessThanOrEqual(30 + 20)
  },
)

test('LiteFS that does not answer is started again within twenty seconds, also from the first one on', () => {
  expect(stuckAfter(() => ({ answers: false }))).toBeLessThanOrEqual(20)
  const after = stuckAfter((second) => ({ answers: second < 30 }))
  expect(after).toBeGreaterThan(40)
  expect(after).toBeLessThanOrEqual(50)
})

test.each([
  ['the primary', {}],
  ['a replica that hears of it each second', { waitsFor: 'm-1', lag: 1000 }],
  ['a replica of a primary whose clock is an hour late', { waitsFor: 'm-1', lag: 3_600_000 }],
  ['a replica of a primary whose clock is an hour early', { waitsFor: 'm-1', lag: -3_600_000 }],
  ['a replica that has not got the whole database yet', { waitsFor: 'm-1', lag: 2 ** 31 - 1 }],
  ['a node that looks for a primary', { lag: 50_000 }],
])('%s goes on', (_, look) => expect(stuckAfter(() => look)).toBeNull())

test('a node that starts while its primary is gone does not wait for it', () => {
  const gone = { waitsFor: 'm-1', lag: 2 ** 31 - 1, reaches: false }
  expect(stuckAfter(() => gone)).toBeLessThanOrEqual(6)
  expect(stuckAfter((second) => ({ ...gone, reaches: second % 3 === 0 }))).toBeNull()
})

test('a machine that stood still for a while may catch up', () => {
  const still = (second: number) => ({ waitsFor: 'm-1', lag: second === 20 ? 18_000 : 500 })
  expect(stuckAfter(still)).toBeNull()
})
