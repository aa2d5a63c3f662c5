import { existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { isAbsolute, join, normalize } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { FileFacts } from './copy-file.ts'

const name = 'manifest.json'

const isInside = (path: string) =>
  !isAbsolute(path) && normalize(path) === path && !path.startsWith('..')

const schema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  files: z.record(
    z.string().refine(isInside),
    z.object({ size: z.number(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  rows: z.record(z.string(), z.number()),
})

/** What a backup holds. It is written last: a backup without one is not whole. */
export type Manifest = z.infer<typeof schema>

/** @param madeAt when; now without it */
export function manifestText(
  files: Map<string, FileFacts>,
  rows: Manifest['rows'],
  madeAt = new Date().toISOString(),
): string {
  const manifest: Manifest = { format: 1, madeAt, files: Object.fromEntries(files), rows }
  return `${JSON.stringify(manifest, null, 1)}\n`
}

export async function writeManifest(
  folder: string,
  ...facts: Parameters<typeof manifestText>
): Promise<void> {
  const file = await open(join(folder, name), 'wx')
  try {
    await file.writeFile(manifestText(...facts))
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
