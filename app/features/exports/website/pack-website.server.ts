import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { DomainError } from '~/domain-error'
import { limits } from '~/permissions/limits'
import { streamZip } from '~/platform/archives/write-zip.server'
import { files } from '~/platform/files/files.server'
import { newFileName } from '~/platform/files/names.server'
import { stageFiles } from '~/platform/files/staged.server'
import { checkWebsite } from './check-website.server'
import { readWebsite, type Website } from './read-website.server'
import { sizeRefusal } from './size-refusal'
import { type WebsiteFile, websiteFiles } from './website-files.server'

const packedAlready = /\.(png|jpg|webp|avif|woff2)$/

/**
 * A project as an archive of files, written to the disk as they are made. It is checked once more: somebody
 * may have changed it since.
 *
 * @param onPage called for each page made
 * @returns name of the archive in the storage
 * @throws DomainError `website-changed`, `website-too-large` (422)
 */
export async function packWebsite(
  { projectId, address }: { projectId: string; address: string | null },
  onPage: () => void,
): Promise<string> {
  const site = readWebsite(projectId)
  if (!site) throw new Error('the project is gone, or has no page')
  if (!(await isAsChecked(site))) throw new DomainError('website-changed', 422)
  const staging = stageFiles()
  try {
    const zip = streamZip(entries(websiteFiles(site, address, onPage)))
    const archive = await staging.take(Readable.fromWeb(zip as NodeStream), 'website.zip')
    const name = newFileName('zip')
    await files.put('exports', name, archive)
    return name
  } finally {
    await staging.clear()
  }
}

/** Whether what is packed is what was looked over: others may have changed it since. */
async function isAsChecked(site: Website): Promise<boolean> {
  if (sizeRefusal(site.pages)) return false
  const { mustReplace, claims } = await checkWebsite(site)
  return !mustReplace && claims.every((claim) => claim.isConfirmed)
}

async function* entries(made: AsyncGenerator<WebsiteFile>) {
  let bytes = 0
  for await (const { name, content } of made) {
    const whole = Buffer.from(content)
    bytes += whole.length
    if (bytes > limits.bytesOfWebsite) throw new DomainError('website-too-large', 422)
    const open = async () => new Blob([whole]).stream()
    yield { name, open, pack: !packedAlready.test(name) }
  }
}
