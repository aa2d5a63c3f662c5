import { afterEach, expect, test } from 'vitest'
import type { Actor, Member } from '~/permissions/vocabulary'
import { room } from '~/platform/room'
import { holdRoom } from '~/routes/http/hold-room.server'

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const uploads = 25 * megabyte

const guest: Actor = { kind: 'guest', projectId: null }
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
const given: (() => void)[] = []
afterEach(() => {
  for (const giveBack of given.splice(0)) giveBack()
})

function hold(...sending: Parameters<typeof holdRoom>) {
  const giveBack = holdRoom(...sending)
  given.push(giveBack)
  return giveBack
}

/** How many such forms are let in from an address, all at once. @returns what lets them go */
function fill(bytes: number | null, address: string, limit = uploads, actor = guest) {
  const held: (() => void)[] = []
  for (;;) {
    try {
      held.push(hold(form(bytes), { actor, address }, limit))
    } catch (fault) {
      expect(fault).toMatchObject({ code: 'forms-waiting', status: 503 })
      const release = () => {
        for (const leave of held) leave()
      }
      return { count: held.length, release }
    }
  }
}

test('room is given up to the share of one and to the size of all, and given back once', () => {
  const small = room(10, 6)
  const first = small.take('a', 6)
  expect(first).not.toBeNull()
  expect(small.take('a', 1)).toBeNull()
  const second = small.take('b', 4)
  expect(second).not.toBeNull()
  expect(small.take('c', 1)).toBeNull()
  first?.()
  expect(small.take('a', 6)).not.toBeNull()
  second?.()
  expect(small.take('b', 5)).toBeNull()
})

test('one sender holds a share of the room for uploads, all of them its size', () => {
  const [ada, ben, cleo] = ['ada', 'ben', 'cleo'].map((id): Actor => ({ ...member, id }))
  const one = fill(20 * megabyte, '10.0.0.1', uploads, ada)
  expect(one.count).toBe(2)
  const other = fill(20 * megabyte, '10.0.0.2', uploads, ben)
  expect(other.count).toBe(1)
  // Small forms have room of their own.
  hold(form(kilobyte), { actor: guest, address: '10.0.0.1' }, megabyte)()
  one.release()
  expect(fill(20 * megabyte, '10.0.0.3', uploads, cleo).count).toBe(2)
  other.release()
})

test('guests, from however many addresses, leave room for who has an account', () => {
  const addresses = Array.from({ length: 9 }, (_, n) => `10.4.${n}.1`)
  const files = addresses.map((address) => fill(20 * megabyte, address).count)
  expect(files).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0])
  hold(form(uploads), { actor: { ...member, id: 'dora' }, address: '10.5.0.1' }, uploads)
  const words = addresses.map((address) => fill(megabyte, address, megabyte).count)
  expect(words).toEqual([8, 8, 8, 0, 0, 0, 0, 0, 0])
  hold(form(megabyte), { actor: { ...member, id: 'dora' }, address: '10.5.0.1' }, megabyte)
})

test('a form that does not say its length takes the room of the largest', () => {
  const one = fill(null, '10.1.0.1', megabyte)
  expect(one.count).toBe(8)
  one.release()
})

test('one network sends so many forms at once, however small they are; another one is let in', () => {
  const one = fill(1, '10.2.0.1')
  expect(one.count).toBe(60)
  hold(form(1), { actor: guest, address: '10.2.0.2' }, megabyte)()
  one.release()
  const again = fill(1, '10.2.0.1')
  expect(again.count).toBe(60)
  again.release()
})

test('what declares more than the limit is refused before there is room for it', () => {
  expect(() => hold(form(2 * megabyte), { actor: guest, address: '10.3.0.1' }, megabyte)).toThrow(
    expect.objectContaining({ code: 'form-too-large', status: 413 }),
  )
})

test('one site of IPv6 has many networks: they share what one sender may hold', () => {
  const networks = [1, 2, 3, 4].map((n) => fill(null, `2001:db8:1:${n}::1`, megabyte))
  expect(networks.map(({ count }) => count)).toEqual([8, 0, 0, 0])
  hold(form(null), { actor: guest, address: '2001:db8:2:1::1' }, megabyte)()
  for (const { release } of networks) release()
  const small = [1, 2, 3, 4].map((n) => fill(1, `2001:db8:1:${n}::1`))
  expect(small.map(({ count }) => count)).toEqual([60, 60, 60, 20])
  for (const { release } of small) release()
})

test('several accounts behind one address share what one of them may hold', () => {
  const send = (id: string, address: string) =>
    hold(form(null), { actor: { ...member, id }, address }, megabyte)
  const held = Array.from({ length: 8 }, (_, n) => send(`person ${n}`, '10.9.0.1'))
  expect(() => send('one more', '10.9.0.1')).toThrow('forms-waiting')
  held.push(send('one more', '10.9.0.2'))
  for (const release of held) release()
})
