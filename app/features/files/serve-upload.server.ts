import { serveFile } from '~/platform/files/serve.server'
import { variantName } from '~/platform/uploads/variants'
import { hasPreview, type StoredFile } from './stored-file'

/**
 * A stored file as an answer to whom its feature let in: a download under its own name. `size` asks
 * for the smaller picture of a picture instead, which is shown in place.
 *
 * @returns null when there is no such file
 */
export async function serveUpload(
  request: Request,
  { folder, ...stored }: Omit<StoredFile, 'size'>,
  size?: 'thumb' | 'large',
): Promise<Response | null> {
  if (size && !hasPreview(stored)) return null
  return serveFile(request, {
    folder,
    name: size ? variantName(size, stored.file) : stored.file,
    ...(!size && { downloadName: stored.name }),
    caching: 'private',
  })
}
