import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const dataDir = resolve(process.env.DATA_DIR || './data')
export const databaseDir = resolve(process.env.DATABASE_DIR || dataDir)
export const database = join(databaseDir, 'panelry.db')

/** Folder of a backup beside the database. */
export const storedFiles = 'files'
export const secret = 'session-secret'

/** Whether a folder is LiteFS's, which takes no database as a file. @param mounts as /proc/mounts */
export function isLiteFs(folder: string, mounts = readMounts()): boolean {
  const holding = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, at]) => at && (at === '/' || folder === at || folder.startsWith(`${at}/`)))
    .sort(([, a = ''], [, b = '']) => b.length - a.length)
  const [[source, , type] = []] = holding
  return (type ?? '').startsWith('fuse') && `${source} ${type}`.includes('litefs')
}

function readMounts(): string {
  try {
    return readFileSync('/proc/mounts', 'utf8')
  } catch {
    return ''
  }
}
