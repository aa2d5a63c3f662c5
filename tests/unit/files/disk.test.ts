import { mkdtempSync, readdirSync } from 'node:fs'
import type { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { diskDriver } from '~/platform/files/disk.server'

const synced: string[] = []
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const paths = new Map<number, string>()
  const openSync = ((path: string, ...rest: [string]) => {
    const opened = fs.openSync(path, ...rest)
    paths.set(opened, path)
    return opened
  }) as typeof fs.openSync
  const fsyncSync = (opened: number) => {
    synced.push(paths.get(opened) ?? '?')
    fs.fsyncSync(opened)
  }
  return { ...fs, openSync, fsyncSync }
})
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>()
  return {
    ...fs,
    open: async (...args: Parameters<typeof open>) => {
      const file = await fs.open(...args)
      const sync = file.sync.bind(file)
      file.sync = () => {
        synced.push(String(args[0]).replace(/\.[0-9a-f]{12}~$/, ' draft'))
        return sync()
      }
      return file
    },
    rename: (from: string, to: string) => {
      synced.push(`renamed to ${to}`)
      return fs.rename(from, to)
    },
  }
})

test('a stored file and its name are on the disk before it is there for others', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'panelry-disk-')), 'files')
  const driver = diskDriver(root)
  const file = join(root, 'logos', 'a.png')
  await driver.put('logos', 'a.png', Buffer.from('picture'))
  const written = [`${file} draft`, `renamed to ${file}`, join(root, 'logos')]
  // The folders were new: each stands in the one above it.
  expect(synced).toEqual([root, join(root, '..'), ...written])
  synced.length = 0
  await driver.put('logos', 'a.png', Buffer.from('another'))
  expect(synced).toEqual(written)
  expect(readdirSync(join(root, 'logos'))).toEqual(['a.png'])
  expect(String(await driver.read('logos', 'a.png'))).toBe('another')
})
