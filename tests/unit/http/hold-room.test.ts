import { afterEach, expect, test, vi } from 'vitest'
import type { Actor, Member } from '~/permissions/vocabulary'
import { everybody, room } from '~/platform/room'
import { slowest } from '~/routes/http/body-limits'
import type { FormHold } from '~/routes/http/hold'
import { holdRoom } from '~/routes/http/hold-room.server'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const uploads = 25 * megabyte

const guest: Actor = { kind: 'guest', projectId: null }
type Sender = Parameters<typeof holdRoom>[1]
const member = { kind: 'member', role: 'user' } as Member

/** A form of so many bytes, of which nothing has come yet. */
const form = (bytes: number | null) =>
  new Request('http://localhost/x', {
    method: 'POST',
    body: new ReadableStream(),
    duplex: 'half',
    ...(bytes !== null && { headers: { 'Content-Length': String(bytes) } }),
  } as RequestInit)

/** All that a test holds: the room is one for the whole process, and other tests want some of it. */
const given: FormHold[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const hold of given.splice(0)) hold.release()
})

/** Lets a form in of which so many bytes come, and perhaps all. */
function hold(
  sent: { bytes: number | null; come?: number; whole?: boolean },
  by: Sender,
  limit = uploads,
) {
  const held = holdRoom(form(sent.bytes), by, limit)
  if (!held) throw new Error('no form')
  given.push(held)
  const end = vi.fn()
  held.onEnd(end)
  const come = (bytes: number) => {
    held.came(bytes)
    held.waits()
  }
  try {
    come(sent.come ?? sent.bytes ?? 0)
  } catch (fault) {
    held.release()
    throw fault
  }
  if (sent.whole ?? true) held.whole()
  return { release: held.release, come, end }
}

/** How many such forms are let in from an address, all at once. @returns what lets them go */
function fill(bytes: number | null, address: string, limit = uploads, actor = guest) {
  const held: (() => void)[] = []
  for (;;) {
    try {
      held.push(hold({ bytes: bytes ?? limit }, { actor, address }, limit).release)
    } catch (fault) {
      expect(fault).toMatchObject({ code: 'forms-waiting', status: 503 })
      const release = () => {
        for (const leave of held) leave()
      }
      return { count: held.length, release }
    }
  }
}
const attempt = (work: () => void) => {
  try {
    work()
  } catch (fault) {
    expect(fault).toMatchObject({ code: 'forms-waiting' })
  }
}
const as = (id: string): Actor => ({ ...member, id })

test('room is given up to the share of one and to the size of all, and given back', () => {
  const small = room(10, 6)
  expect(small.take(['a'], 6)).toBeNull()
  expect(small.take(['a'], 1)).toBe('a')
  expect(small.take(['b', 'a'], 1)).toBe('a')
  expect(small.take(['b'], 4)).toBeNull()
  expect(small.take(['c'], 1)).toBe(everybody)
  expect(small.most(['b', 'a'])).toBe(6)
  small.giveBack(['a'], 6)
  expect(small.take(['a'], 6)).toBeNull()
  small.giveBack(['b'], 4)
  expect(small.take(['b'], 5)).toBe(everybody)
})

test('one sender holds a share of the room for uploads, all of them its size', () => {
  const one = fill(20 * megabyte, '10.0.0.1', uploads, as('ada'))
  expect(one.count).toBe(2)
  const other = fill(20 * megabyte, '10.0.0.2', uploads, as('ben'))
  expect(other.count).toBe(1)
  // Small forms have room of their own.
  hold({ bytes: kilobyte }, { actor: guest, address: '10.0.0.1' }, megabyte).release()
  one.release()
  expect(fill(20 * megabyte, '10.0.0.3', uploads, as('cleo')).count).toBe(2)
  other.release()
})

test('what is declared and has not come holds a seat and no room', () => {
  const by = (n: number) => ({ actor: as(`person ${n}`), address: `10.6.0.${n}` })
  for (let n = 0; n < 40; n += 1) hold({ bytes: uploads, come: 0, whole: false }, by(n))
  expect(hold({ bytes: uploads }, by(41)).end).not.toHaveBeenCalled()
})

test('where no room is left, who is furthest behind makes room; who keeps coming does not', () => {
  vi.useFakeTimers()
  const by = (id: string, address: string) => ({ actor: as(id), address })
  const begun = { bytes: uploads, come: 20 * megabyte, whole: false }
  const stalled = hold(begun, by('ada', '10.7.0.1'))
  vi.advanceTimersByTime(500)
  const later = hold(begun, by('ben', '10.7.0.2'))
  const steady = hold(begun, by('cleo', '10.7.0.3'))
  // As slow as a body may be: nothing of it is late.
  for (let second = 0; second < 3; second += 1) {
    steady.come(slowest * 1_000)
    stalled.come(100)
    later.come(100)
    vi.advanceTimersByTime(1_000)
  }
  steady.come(slowest * 1_000)
  hold({ bytes: uploads }, by('dora', '10.7.0.4'))
  expect(stalled.end).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'form-slow', status: 408 }),
  )
  expect(later.end).not.toHaveBeenCalled()
  hold({ bytes: 10 * megabyte }, by('emil', '10.7.0.5'))
  expect(later.end).toHaveBeenCalled()
  expect(() => later.come(1)).toThrow('form-slow')
  expect(steady.end).not.toHaveBeenCalled()
})

test('of many that come at once as many end as there is room for', () => {
  const ada = { actor: as('ada'), address: '10.11.0.1' }
  const many = Array.from({ length: 30 }, () =>
    hold({ bytes: uploads, come: 0, whole: false }, ada),
  )
  for (let megabytes = 0; megabytes < 24; megabytes += 1) {
    for (const one of many) {
      // Who is refused lets go of the rest only later.
      if (one.end.mock.calls.length === 0) attempt(() => one.come(megabyte))
    }
  }
  expect(many.filter(({ end }) => end.mock.calls.length === 0)).toHaveLength(2)
})

test('of those that come in time, who holds most makes room for who holds less', () => {
  const big = { bytes: uploads, come: 24 * megabyte, whole: false }
  const ada = { actor: as('ada'), address: '10.8.0.1' }
  const [first, second] = [hold(big, ada), hold(big, ada)]
  hold(big, { actor: as('ben'), address: '10.8.0.2' })
  const small = hold({ bytes: 10 * megabyte }, { actor: as('cleo'), address: '10.8.0.3' })
  expect(first.end.mock.calls.concat(second.end.mock.calls)).toEqual([
    [expect.objectContaining({ code: 'forms-waiting', status: 503 })],
  ])
  expect(small.end).not.toHaveBeenCalled()
  // Nobody makes room for somebody who would then hold more.
  expect(() => hold(big, { actor: as('cleo'), address: '10.8.0.3' })).toThrow('forms-waiting')
})

test('guests, from however many addresses, leave room and seats for who has an account', () => {
  const addresses = Array.from({ length: 9 }, (_, n) => `10.4.${n}.1`)
  const dora = { actor: as('dora'), address: '10.5.0.1' }
  const files = addresses.map((address) => fill(20 * megabyte, address).count)
  expect(files).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0])
  hold({ bytes: uploads }, dora)
  const words = addresses.map((address) => fill(megabyte, address, megabyte).count)
  expect(words).toEqual([8, 8, 8, 1, 0, 0, 0, 0, 0])
  hold({ bytes: megabyte }, dora, megabyte)
  const seats = addresses.map((address) => fill(1, address).count)
  const all = [...files, ...words, ...seats].reduce((sum, count) => sum + count, 0)
  expect(all).toBe(400)
  hold({ bytes: megabyte }, dora, megabyte)
})

test('one network sends so many forms at once, however small they are; another one is let in', () => {
  const one = fill(1, '10.2.0.1')
  expect(one.count).toBe(60)
  hold({ bytes: 1 }, { actor: guest, address: '10.2.0.2' }, megabyte).release()
  one.release()
  const again = fill(1, '10.2.0.1')
  expect(again.count).toBe(60)
  again.release()
})

test('what declares more than the limit is refused before there is room for it', () => {
  const sent = { bytes: 2 * megabyte }
  expect(() => hold(sent, { actor: guest, address: '10.3.0.1' }, megabyte)).toThrow(
    expect.objectContaining({ code: 'form-too-large', status: 413 }),
  )
})

test('one site of IPv6 has many networks: they share what one sender may hold', () => {
  const networks = [1, 2, 3, 4].map((n) => fill(null, `2001:db8:1:${n}::1`, megabyte))
  expect(networks.map(({ count }) => count)).toEqual([8, 0, 0, 0])
  hold({ bytes: null }, { actor: guest, address: '2001:db8:2:1::1' }, megabyte).release()
  for (const { release } of networks) release()
  const small = [1, 2, 3, 4].map((n) => fill(1, `2001:db8:1:${n}::1`))
  expect(small.map(({ count }) => count)).toEqual([60, 60, 60, 20])
  for (const { release } of small) release()
})

test('several accounts behind one address share what one of them may hold', () => {
  const send = (id: string, address: string) =>
    hold({ bytes: megabyte }, { actor: as(id), address }, megabyte).release
  const held = Array.from({ length: 8 }, (_, n) => send(`person ${n}`, '10.9.0.1'))
  expect(() => send('one more', '10.9.0.1')).toThrow('forms-waiting')
  held.push(send('one more', '10.9.0.2'))
  for (const release of held) release()
})
