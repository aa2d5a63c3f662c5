import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

test.each(['00:00:00.001', '03:17:23.457', '10:59:59.999', '11:00:00.000', '18:40:07.913'])(
  'what the demo tells happened at whole milliseconds, and by now: at %s',
  async (now) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-03-02T${now}Z`) })
    const { momentOf } = await import('../../../scripts/demo/clock')
    for (const time of ['00:00', '09:15', '10:59']) {
      for (const daysAgo of [0, 1, 20])
        expect(Number.isInteger(momentOf({ daysAgo, time })), time).toBe(true)
      expect(momentOf({ daysAgo: 0, time })).toBeLessThanOrEqual(Date.now())
    }
    expect(momentOf({ daysAgo: 1, time: '09:15' })).toBe(Date.parse('2026-03-01T09:15:00Z'))
  },
)
