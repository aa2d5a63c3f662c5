import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { storedSecret } from '~/platform/session-secret.server'

const place = () => join(mkdtempSync(join(tmpdir(), 'panelry-secret-')), 'session-secret')

test('the secret is made once, for its owner alone, and leaves no draft', () => {
  const file = place()
  const secret = storedSecret(file)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(storedSecret(file)).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(file, '..'))).toEqual(['session-secret'])
})

test('an empty secret signs nothing: a new one is made, and the log says so', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const content of ['', '\n']) {
    const file = place()
    writeFileSync(file, content)
    const secret = storedSecret(file)
    expect(secret).toHaveLength(64)
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(file))
  }
  warn.mockRestore()
})

test('a short secret is refused and stays as it is', () => {
  const file = place()
  writeFileSync(file, 'a'.repeat(31))
  expect(() => storedSecret(file)).toThrow(
    /session-secret is damaged: it has fewer than 32 characters/,
  )
  expect(readFileSync(file, 'utf8')).toHaveLength(31)
})
