import { linkSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { makeFolder } from '../../app/platform/files/durable.ts'
import { copyFile, filesUnder, syncTree } from '../backup/copy-file.ts'
import { storedFiles } from '../places.ts'

/** The database with what is next to it, what is made again, and what belongs to a machine or a backup. */
const leftBehind = /^(\.?panelry\.db.*|cache|staged|was-primary|manifest\.json|lost\+found)$/

/**
 * Carries all of a data folder but its database into another. Stored files are linked where that is possible:
 * they never change, so the old folder keeps them.
 *
 * @returns how many files
 */
export async function carryFiles(from: string, to: string): Promise<number> {
  const files = filesUnder(from).filter((file) => !leftBehind.test(file.split(sep)[0] ?? ''))
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)]
    makeFolder(dirname(target))
    if (!file.startsWith(storedFiles + sep) || !link(source, target)) await copyFile(source, target)
  }
  await syncTree(to)
  return files.length
}

/** @returns whether it is one: not on another disk */
function link(source: string, target: string): boolean {
  try {
    linkSync(source, target)
    return true
  } catch {
    return false
  }
}
