import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addKey, keepKeys, keyFile, makeKeyFile, readKeyRing } from '~/platform/vault/key-ring'
import { BrokenSeal, newKey, seal, sealText, unseal, unsealText } from '~/platform/vault/seal'
import { KeyMissing, unwrapKey, wrapKey } from '~/platform/vault/wrapped-key'

const folder = () => mkdtempSync(join(tmpdir(), 'panelry-vault-'))
const place = ['profile', 'login', 'password', '1']

test('PROFILE-21 what is sealed opens with the same key in the same place, and only so', () => {
  const key = newKey()
  const sealed = seal(key, Buffer.from('Quay-Loden-1961'), place)
  expect(unseal(key, sealed, place).toString()).toBe('Quay-Loden-1961')
  expect(() => unseal(newKey(), sealed, place)).toThrow(BrokenSeal)
  for (const [at] of place.entries()) {
    const other = place.map((part, i) => (i === at ? `${part}2` : part))
    expect(() => unseal(key, sealed, other)).toThrow(BrokenSeal)
  }
})

test('a seal with any bit of it changed, or cut off, is broken', () => {
  const key = newKey()
  const bytes = Buffer.from(seal(key, Buffer.from('secret'), place), 'base64')
  for (const [at] of bytes.entries()) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(key, changed.toString('base64'), place)).toThrow(BrokenSeal)
  }
  for (const length of [0, 12, 27, bytes.length - 1]) {
    const cut = bytes.subarray(0, length).toString('base64')
    expect(() => unseal(key, cut, place)).toThrow(BrokenSeal)
  }
})

test('the same secret is never sealed the same way twice, and its length is not told', () => {
  const key = newKey()
  const texts = ['a', 'Quay-Loden-1961', 'ä'.repeat(31)]
  const sealed = texts.map((text) => sealText(key, text, place))
  expect(new Set(sealed.map(({ length }) => length)).size).toBe(1)
  expect(sealText(key, 'a', place)).not.toBe(sealed[0])
  for (const text of [...texts, '', 'ab\u0000', '\u0080', 'x'.repeat(64), '日本'.repeat(50)]) {
    expect(unsealText(key, sealText(key, text, place), place)).toBe(text)
  }
})

test('the file of keys is made once, for its owner alone, and leaves no draft', () => {
  const dataDir = folder()
  expect(readKeyRing({ dataDir }).current).toBeNull()
  makeKeyFile(dataDir)
  const { current, damaged } = readKeyRing({ dataDir })
  makeKeyFile(dataDir)
  expect(readKeyRing({ dataDir }).current?.id).toBe(current?.id)
  expect(damaged).toBe(false)
  expect(statSync(keyFile(dataDir)).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['vault-key'])
  writeFileSync(keyFile(dataDir), '\n')
  makeKeyFile(dataDir)
  expect(readKeyRing({ dataDir }).current).not.toBeNull()
})

test('a key that is given goes before those of the file, which still open what they locked', () => {
  const dataDir = folder()
  makeKeyFile(dataDir)
  const kept = readKeyRing({ dataDir }).current
  const given = readKeyRing({ dataDir, key: 'k'.repeat(32), previous: ['p'.repeat(32)] })
  expect(given.current?.id).toBe(
    readKeyRing({ dataDir: folder(), key: 'k'.repeat(32) }).current?.id,
  )
  expect(given.current?.id).not.toBe(kept?.id)
  expect(given.keys.size).toBe(3)
  expect(given.keys.has(kept?.id ?? '')).toBe(true)
})

test('a key is added before the others, and taken away when it is not among those kept', () => {
  const dataDir = folder()
  makeKeyFile(dataDir)
  const first = readKeyRing({ dataDir }).current
  addKey(dataDir)
  const ring = readKeyRing({ dataDir })
  expect(ring.current?.id).not.toBe(first?.id)
  expect([...ring.keys.keys()]).toEqual([ring.current?.id, first?.id])
  expect(keepKeys(dataDir, new Set([ring.current?.id ?? '']))).toBe(1)
  expect([...readKeyRing({ dataDir }).keys.keys()]).toEqual([ring.current?.id])
})

test('a line that is no key is said to be damaged, and never taken for one', () => {
  const dataDir = folder()
  writeFileSync(keyFile(dataDir), `${'a'.repeat(31)}\n${'b'.repeat(64)}\n`)
  const ring = readKeyRing({ dataDir })
  expect(ring).toMatchObject({ current: null, damaged: true })
  expect(ring.keys.size).toBe(1)
  expect(existsSync(keyFile(dataDir))).toBe(true)
  expect(readFileSync(keyFile(dataDir), 'utf8')).toContain('b'.repeat(64))
})

test('the key of a profile opens for that profile alone, with the key that it says', () => {
  const dataDir = folder()
  makeKeyFile(dataDir)
  addKey(dataDir)
  const ring = readKeyRing({ dataDir })
  const [current, other] = [...ring.keys.values()]
  if (!current || !other) throw new Error('two keys')
  const key = newKey()
  const row = wrapKey(current, 'p1', key)
  expect(unwrapKey(ring, row)).toEqual(key)
  expect(() => unwrapKey(ring, { ...row, profileId: 'p2' })).toThrow(BrokenSeal)
  expect(() => unwrapKey(ring, { ...row, keyId: other.id })).toThrow(BrokenSeal)
  expect(() => unwrapKey(ring, { ...row, keyId: 'unknown' })).toThrow(KeyMissing)
})
