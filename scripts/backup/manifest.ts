import { existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { isAbsolute, join, normalize } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { FileDigest } from './copy-file.ts'

const name = 'manifest.json'

/** Whether a path names a file inside of a backup: no folder, and nothing that leads out of it. */
export const isInside = (path: string): boolean =>
  !isAbsolute(path) && normalize(path) === path && !/^\.{1,2}(\/|$)|\/$/.test(path)

const schema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  files: z.record(
    z.string().refine(isInside),
    z.object({ size: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  rows: z.record(z.string(), z.number()),
  /** Files that rows name and it does not hold; backups of before did not look. */
  missing: z.array(z.string()).optional(),
  /** Tables with far fewer rows than in an earlier backup: the number of rows now, and then. */
  less: z
    .object({
      than: z.string(),
      rows: z.record(z.string(), z.tuple([z.number(), z.number()])),
    })
    .optional(),
})

/** Content of a backup. It is written last: a backup without one is not whole. */
export type Manifest = z.infer<typeof schema>

/** The manifest of what was saved just now. */
export const newManifest = (
  files: Map<string, FileDigest>,
  facts: Pick<Manifest, 'rows' | 'missing' | 'less'>,
): Manifest => ({
  format: 1,
  madeAt: new Date().toISOString(),
  files: Object.fromEntries(files),
  ...facts,
})

export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 1)}\n`

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(join(folder, name), 'wx')
  try {
    await file.writeFile(manifestText(manifest))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** @returns null when there is none. @throws Refusal when it is damaged */
export function readManifest(folder: string): Manifest | null {
  const path = join(folder, name)
  return existsSync(path) ? parseManifest(readFileSync(path, 'utf8'), path) : null
}

/** @param place what a refusal calls it. @throws Refusal when it is damaged */
export function parseManifest(text: string, place: string): Manifest {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Refusal(`${place} is damaged: this backup cannot be trusted.`)
  }
}
