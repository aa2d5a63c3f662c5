import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { DomainError } from '~/domain-error'
import { env } from '~/platform/env.server'
import type { WhatIsKept } from '~/platform/litefs/lost-find'
import { tellNext } from '~/platform/litefs/tell-set-aside.server'
import { log } from '~/platform/log.server'

const all = join(env.dataDir, 'set-aside')
const found = { from: 1, until: 2, isUncertain: false, leftOut: 0, rows: [] }
const compare = async () => found
const minute = 60_000

const copies = () => readdirSync(all).toSorted()
const setAside = (name: string) => mkdirSync(join(all, name), { recursive: true })
const desk = (keep: WhatIsKept, ask: WhatIsKept | null = keep) => ({
  keep: vi.fn(() => keep),
  ask: vi.fn(() => ask),
})

beforeEach(() => rmSync(all, { recursive: true, force: true }))

test('a copy goes once the primary has all of it', async () => {
  setAside('17')
  const whole = desk('whole')
  await tellNext(whole, compare)
  expect(whole.keep).toHaveBeenCalledWith({ ...found, id: `${hostname()}-17`, node: hostname() })
  expect(copies()).toEqual([])
  expect(await tellNext(whole, compare)).toBeNull()
})

test('a copy with more than the primary has stays until admins have decided', async () => {
  setAside('17')
  // All that was told: what the primary has left out of it counts.
  expect(await tellNext(desk('partly'), compare)).toBe(60 * minute)
  expect(copies()).toEqual(['kept-17'])
  const waiting = desk('partly')
  expect(await tellNext(waiting, compare)).toBe(60 * minute)
  expect(waiting.ask).toHaveBeenCalledWith(`${hostname()}-17`)
  expect(waiting.keep).not.toHaveBeenCalled()
  expect(copies()).toEqual(['kept-17'])
  await tellNext(desk('partly', 'decided'), compare)
  expect(copies()).toEqual([])
})

test('a primary that does not know of it any more is told again', async () => {
  setAside('kept-17')
  expect(await tellNext(desk('partly', null), compare)).toBeLessThan(minute)
  expect(copies()).toEqual(['17'])
})

test('three copies are kept: one more takes the place of the oldest, which is logged', async () => {
  for (const name of ['kept-1', 'kept-2', 'kept-3', '4']) setAside(name)
  const warned = vi.spyOn(log, 'warn')
  await tellNext(desk('partly'), compare)
  expect(copies()).toEqual(['kept-2', 'kept-3', 'kept-4'])
  expect(warned).toHaveBeenCalledWith({ copy: 'kept-1' }, expect.any(String))
})

test('a primary whose admins have too much to decide is told again later, and it is logged once', async () => {
  setAside('17')
  const full = {
    keep: () => {
      throw new DomainError('lost-finds-full', 503)
    },
    ask: () => null,
  }
  const warned = vi.spyOn(log, 'warn')
  warned.mockClear()
  expect(await tellNext(full, compare)).toBe(10 * minute)
  expect(await tellNext(full, compare)).toBe(10 * minute)
  expect(warned).toHaveBeenCalledTimes(1)
  expect(copies()).toEqual(['17'])
  // Anything else is tried after twice as long each time.
  const broken = {
    ...full,
    keep: () => {
      throw new Error('gone')
    },
  }
  await tellNext(desk('partly'), async () => 'wait')
  const waits = []
  for (let n = 0; n < 12; n += 1) waits.push(await tellNext(broken, compare))
  expect(waits.slice(0, 3)).toEqual([3_000, 6_000, 12_000])
  expect(waits.at(-1)).toBe(10 * minute)
  expect(warned).toHaveBeenCalledTimes(2)
})

test('when nobody has written down who took over, it is asked ever more rarely', async () => {
  setAside('17')
  const waits = []
  for (let n = 0; n < 10; n += 1) waits.push(await tellNext(desk('whole'), async () => 'wait'))
  expect(waits.slice(0, 3)).toEqual([3_000, 6_000, 12_000])
  expect(waits.at(-1)).toBe(10 * minute)
  await tellNext(desk('whole'), compare)
  expect(copies()).toEqual([])
})
