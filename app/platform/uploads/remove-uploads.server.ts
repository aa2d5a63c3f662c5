import { files } from '~/platform/files/files.server'
import type { Folder } from '~/platform/files/folders'
import { variantName, variants } from './variants'

/** Removes a stored file, of a picture all its variants too; what is already gone is no error. */
export async function removeUpload(folder: Folder, name: string): Promise<void> {
  const names = [name, ...variants.map((variant) => variantName(variant, name))]
  await Promise.all(names.map((each) => files.remove(folder, each)))
}

/** Removes files that no row names any more. */
export async function removeUploads(
  gone: readonly { folder: Folder; file: string }[],
): Promise<void> {
  for (const { folder, file } of gone) await removeUpload(folder, file)
}
