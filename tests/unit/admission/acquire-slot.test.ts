import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acquireSlot, smallForm } from '~/admission/acquire-slot.server'
import { slowest } from '~/admission/body-limits'
import type { FormSlot } from '~/admission/form-slot'
import { everybody, makeQuota } from '~/admission/quota'
import type { Actor, Member } from '~/permissions/vocabulary'
import { diskLeft } from '~/platform/files/disk-room.server'
import { readForm } from '~/routes/http/form.server'

// How much of the disk is left is another figure on every machine.
vi.mock('~/platform/files/disk-room.server', { spy: true })

const kilobyte = 1024
const megabyte = 1024 * kilobyte
const uploads = 25 * megabyte

const guest: Actor = { kind: 'guest', projectId: null }
type Sender = Parameters<typeof acquireSlot>[1]
const member = { kind: 'member', role: 'user' } as Member

/** A form of so many bytes, of which nothing has come yet. */
const form = (bytes: number | null) =>
  new Request('http://localhost/x', {
    method: 'POST',
    body: new ReadableStream(),
    duplex: 'half',
    ...(bytes !== null && { headers: { 'Content-Length': String(bytes) } }),
  } as RequestInit)

/** A form with files as a browser sends it: it says how long it is. */
async function whole(form: FormData) {
  const sent = new Response(form)
  const type = sent.headers.get('Content-Type') ?? ''
  const body = await sent.arrayBuffer()
  return { body, headers: { 'Content-Type': type, 'Content-Length': `${body.byteLength}` } }
}

/** All that a test holds: the room is one for the whole process, and other tests want some of it. */
const given: FormSlot[] = []
beforeEach(() => void vi.mocked(diskLeft).mockReturnValue(1024 ** 4))
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
  const held = acquireSlot(form(sent.bytes), by, limit)
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
  } catch (error) {
    held.release()
    throw error
  }
  if (sent.whole ?? true) held.whole()
  return { release: held.release, come, end, keeps: held.keeps }
}

/** Forms that have come whole take all of the gigabyte but so much. */
function leave(bytes: number) {
  for (let left = 1024 * megabyte - bytes, n = 0; left > 0; n += 1) {
    const more = Math.min(left, 24 * megabyte)
    hold({ bytes: more + smallForm }, { actor: as(`whole ${n}`), address: `10.20.${n}.1` })
    left -= more
  }
}

/** How many such forms are let in from an address, all at once. @returns what lets them go */
function fill(bytes: number | null, address: string, limit = uploads, actor = guest) {
  const held: (() => void)[] = []
  for (;;) {
    try {
      held.push(hold({ bytes: bytes ?? limit }, { actor, address }, limit).release)
    } catch (error) {
      expect(error).toMatchObject({ code: 'forms-waiting', status: 503 })
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
  } catch (error) {
    expect(error).toMatchObject({ code: 'forms-waiting' })
  }
}
const as = (id: string): Actor => ({ ...member, id })

test('room is given up to the share of one and to the size of all, and given back', () => {
  const small = makeQuota(10, 6)
  expect(small.acquire(['a'], 6)).toBeNull()
  expect(small.acquire(['a'], 1)).toBe('a')
  expect(small.acquire(['b', 'a'], 1)).toBe('a')
  expect(small.acquire(['b'], 4)).toBeNull()
  expect(small.acquire(['c'], 1)).toBe(everybody)
  expect(small.most(['b', 'a'])).toBe(6)
  small.release(['a'], 6)
  expect(small.acquire(['a'], 6)).toBeNull()
  small.release(['b'], 4)
  expect(small.acquire(['b'], 5)).toBe(everybody)
})

test('one sender holds a share of the room for uploads, all of them its size', () => {
  leave(75 * megabyte)
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

test('uploads take a gigabyte of the disk, or what it has; on one that is full a few still come', () => {
  const people = Array.from({ length: 30 }, (_, n) => n)
  const forms = () => {
    const all = people.map((n) => fill(20 * megabyte, `10.12.${n}.1`, uploads, as(`one ${n}`)))
    for (const { release } of all) release()
    return all.reduce((sum, { count }) => sum + count, 0)
  }
  expect(forms()).toBe(51)
  // What has come is no longer left, and is not counted twice.
  const here = people
    .slice(0, 5)
    .map((n) => hold({ bytes: 20 * megabyte }, { actor: as(`${n}`), address: `10.18.${n}.1` }))
  const more = () =>
    hold({ bytes: 20 * megabyte }, { actor: as('more'), address: '10.19.0.1' }).release()
  vi.mocked(diskLeft).mockReturnValue(5 * megabyte)
  expect(more).toThrow('forms-waiting')
  vi.mocked(diskLeft).mockReturnValue(25 * megabyte)
  more()
  for (const { release } of here) release()
  vi.mocked(diskLeft).mockReturnValue(-megabyte)
  expect(forms()).toBe(3)
})

test('what is typed beside files stays in memory, and takes the room of other words', () => {
  const ada = { actor: as('ada'), address: '10.13.0.1' }
  const send = () => hold({ bytes: 2 * megabyte, come: 0 }, ada).keeps(megabyte + smallForm)
  for (let n = 0; n < 8; n += 1) send()
  expect(send).toThrow('forms-waiting')
  expect(() => hold({ bytes: megabyte }, ada, megabyte)).toThrow('forms-waiting')
})

test('only the typed text of a form with files stays in memory', async () => {
  const sent = new FormData()
  sent.append('text', 'w'.repeat(900_000))
  sent.append('photo', new File([new Uint8Array(9_000_000)], 'a.png'))
  const request = new Request('http://localhost/x', { method: 'POST', body: sent })
  const held = acquireSlot(request, { actor: as('ada'), address: '10.14.0.1' }, uploads)
  if (!held) throw new Error('no form')
  given.push(held)
  const keeps = vi.spyOn(held, 'keeps')
  const take = async (file: NodeJS.ReadableStream) => {
    file.resume()
    return new File([], '')
  }
  await readForm(request, { limit: uploads, files: { take }, slot: held })
  const kept = keeps.mock.calls.reduce((sum, [bytes]) => sum + bytes, 0)
  expect(kept).toBeGreaterThan(900_000)
  // A few pieces are on their way between the wire and the disk.
  expect(kept).toBeLessThan(1_500_000)
  keeps.mockClear()
  const body = new URLSearchParams({ text: 'w'.repeat(900_000) })
  const plain = new Request('http://localhost/x', { method: 'POST', body })
  await readForm(plain, { limit: uploads, slot: held })
  expect(keeps.mock.calls.reduce((sum, [bytes]) => sum + bytes, 0)).toBe(900_005)
})

test('many small files take room as many bytes do, though their form is small', async () => {
  const take = async (file: NodeJS.ReadableStream) => {
    file.resume()
    return new File([], '')
  }
  const send = async (n: number, by: Sender) => {
    const sent = new FormData()
    for (let file = 0; file < n; file += 1) sent.append('f', new File(['a'], 'a'))
    const { headers, body } = await whole(sent)
    const request = new Request('http://localhost/x', { method: 'POST', body, headers })
    const held = acquireSlot(request, by, uploads)
    if (held) given.push(held)
    return readForm(request, { limit: uploads, files: { take }, slot: held }).then(
      () => 'read',
      (error) => {
        held?.release()
        return error.code
      },
    )
  }
  // What the largest of ours has, from one network: one at a time.
  const ada = { actor: as('ada'), address: '10.21.0.1' }
  expect([await send(300, ada), await send(300, ada)]).toEqual(['read', 'forms-waiting'])
  for (const hold of given.splice(0)) hold.release()
  const crowd: string[] = []
  for (let n = 0; n < 8; n += 1) {
    crowd.push(await send(300, { actor: guest, address: `10.22.${n}.1` }))
  }
  expect(crowd.filter((end) => end === 'read')).toHaveLength(5)
  expect(await send(4, { actor: guest, address: '10.23.0.1' })).toBe('read')
  expect(await send(100, ada)).toBe('read')
})

test('a form that has been read is ended by nobody, and keeps its seat until its work is done', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const by = { actor: guest, address: '10.15.0.1' }
  for (let n = 0; n < 60; n += 1) {
    const request = new Request('http://localhost/x', {
      method: 'POST',
      body: new URLSearchParams({ email: 'a' }),
    })
    const held = acquireSlot(request, by, megabyte)
    if (held) given.push(held)
    await readForm(request, { limit: megabyte, slot: held })
  }
  vi.advanceTimersByTime(5_000)
  expect(() => hold({ bytes: 1 }, by)).toThrow('forms-waiting')
})

test('what is declared and has not come holds a seat and no room', () => {
  const by = (n: number) => ({ actor: as(`person ${n}`), address: `10.6.0.${n}` })
  for (let n = 0; n < 40; n += 1) hold({ bytes: uploads, come: 0, whole: false }, by(n))
  expect(hold({ bytes: uploads }, by(41)).end).not.toHaveBeenCalled()
})

test('when no room is left, the sender furthest behind makes room; one who keeps sending does not', () => {
  vi.useFakeTimers()
  leave(75 * megabyte)
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

test('a crowd is ended only as far as it exceeds the room', () => {
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

test('among those that come in time, the one who holds most makes room for one who holds less', () => {
  leave(75 * megabyte)
  const ada = { actor: as('ada'), address: '10.8.0.1' }
  const cleo = { actor: as('cleo'), address: '10.8.0.3' }
  const begun = { bytes: uploads, come: 12 * megabyte, whole: false }
  const all = [1, 2, 3, 4].map(() => hold(begun, ada))
  const large = { bytes: uploads, come: 24 * megabyte, whole: false }
  hold(large, { actor: as('ben'), address: '10.8.0.2' })
  const small = hold({ bytes: 10 * megabyte }, cleo)
  expect(all.flatMap(({ end }) => end.mock.calls)).toEqual([
    [expect.objectContaining({ code: 'forms-waiting', status: 503 })],
  ])
  expect(small.end).not.toHaveBeenCalled()
  // Nobody makes room for somebody who would then hold more.
  expect(() => hold({ bytes: uploads, come: uploads }, cleo)).toThrow('forms-waiting')
})

test('someone who has sent more than half of a form goes on, however much they hold', () => {
  leave(50 * megabyte)
  const large = { bytes: uploads, come: 24 * megabyte, whole: false }
  const ada = { actor: as('ada'), address: '10.16.0.1' }
  const [one, other] = [hold(large, ada), hold(large, ada)]
  expect(() => hold({ bytes: 5 * megabyte }, { actor: as('ben'), address: '10.16.0.2' })).toThrow(
    'forms-waiting',
  )
  one.come(megabyte)
  other.come(megabyte)
  expect([one.end, other.end].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a guest ends no form of a member: neither one that holds more nor one that is behind', () => {
  vi.useFakeTimers()
  leave(20 * megabyte)
  const from = (actor: Actor, n: number) => ({ actor, address: `10.17.0.${n}` })
  const begun = { bytes: uploads, come: 10 * megabyte, whole: false }
  const ada = hold(begun, from(as('ada'), 1))
  const strangers = hold(begun, from(guest, 2))
  expect(() => hold({ bytes: 15 * megabyte }, from(guest, 3))).toThrow('forms-waiting')
  hold({ bytes: 5 * megabyte }, from(guest, 3))
  expect(strangers.end).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5_000)
  expect(() => hold({ bytes: 9 * megabyte }, from(guest, 4))).toThrow('forms-waiting')
  expect(ada.end).not.toHaveBeenCalled()
  // Among those who have an account, who is behind still makes room.
  hold({ bytes: 9 * megabyte }, from(as('ben'), 5))
  expect(ada.end).toHaveBeenCalledTimes(1)
})

test('someone who has sent most of a form goes on before guests, and makes room for a member as a guest', () => {
  leave(25 * megabyte)
  const begun = { bytes: uploads, come: 20 * megabyte, whole: false }
  const stranger = hold(begun, { actor: guest, address: '10.24.0.1' })
  const ask = (actor: Actor) => hold({ bytes: 10 * megabyte }, { actor, address: '10.24.0.2' })
  expect(() => ask(guest)).toThrow('forms-waiting')
  expect(stranger.end).not.toHaveBeenCalled()
  ask(as('ada'))
  expect(stranger.end).toHaveBeenCalledTimes(1)
})

test('guests, from however many addresses, leave room and seats for people with an account', () => {
  const addresses = Array.from({ length: 15 }, (_, n) => `10.4.${n}.1`)
  const dora = { actor: as('dora'), address: '10.5.0.1' }
  const files = addresses.map((address) => fill(20 * megabyte, address).count)
  expect(files).toEqual([...Array(12).fill(2), 1, 0, 0])
  hold({ bytes: uploads }, dora)
  const words = addresses.map((address) => fill(megabyte, address, megabyte).count)
  expect(words).toEqual([8, 8, 8, 1, ...Array(11).fill(0)])
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
