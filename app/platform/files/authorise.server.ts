import type { Actor } from '~/permissions/vocabulary'
import { type Folder, folders } from './folders'

/** Whether `actor` may read the file `name`. */
export type FileRule = (actor: Actor, name: string) => boolean | Promise<boolean>

const rules: Partial<Record<Folder, FileRule>> = {}

/** Gives a private folder its rule; the feature that stores files there knows who may read them. */
export function admitReaders(folder: Folder, rule: FileRule): void {
  rules[folder] = rule
}

/** A private folder without a rule is closed to everybody. */
export async function mayRead(actor: Actor, folder: Folder, name: string): Promise<boolean> {
  return folders[folder] === 'public' || ((await rules[folder]?.(actor, name)) ?? false)
}
