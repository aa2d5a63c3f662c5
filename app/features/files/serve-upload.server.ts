import { serveFile } from '~/platform/files/serve.server'
import { variantName } from '~/platform/uploads/variants'
import type { StoredFile } from './stored-file'

/**
 * A stored file as an answer to whom its feature let in: a download under its own name. `size` asks
 * for the smaller picture of a picture instead (`hasPreview`), which is shown in place.
 *
 * @returns null when it is not stored any more
 */
export async function serveUpload(
  request: Request,
  { folder, ...stored }: Omit<StoredFile, 'size'>,
  size?: 'thumb' | 'large',
): Promise<Response | null> {
  return serveFile(request, {
    folder,
    name: size ? variantName(size, stored.file) : stored.file,
    ...(!size && { downloadName: stored.name }),
    caching: 'private',
  })
}
