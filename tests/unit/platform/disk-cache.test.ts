import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DomainError } from '~/domain-error'
import { diskCache } from '~/platform/disk-cache.server'

test('what cannot be made is not tried again for a while; a busy machine is', async () => {
  const root = mkdtempSync(join(tmpdir(), 'panelry-cache-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  let now = 0
  const cache = diskCache(root, () => now)
  let tries = 0
  const ask = (key: string, domainError: Error | null) =>
    cache
      .get([key], 'txt', async () => {
        tries += 1
        if (domainError) throw domainError
        return Buffer.from('made')
      })
      .then(String, (error) => error)
  const slow = new DomainError('svg-slow', 422)
  expect(await ask('slow', slow)).toBe(slow)
  expect(await ask('slow', null)).toBe(slow)
  expect(tries).toBe(1)
  now += 10 * 60_000
  expect(await ask('slow', null)).toBe('made')
  const busy = new DomainError('pictures-busy', 429)
  expect(await ask('busy', busy)).toBe(busy)
  expect(await ask('busy', null)).toBe('made')
})
