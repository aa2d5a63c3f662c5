import type { FileDriver } from './driver'
import { type Folder, folders } from './folders.ts'

/** Whether a store has any file. */
export async function holdsFiles(store: FileDriver): Promise<boolean> {
  for (const folder of Object.keys(folders) as Folder[]) {
    if ((await store.list(folder)).length > 0) return true
  }
  return false
}
