import { limits } from '~/permissions/limits'
import { type ProfileFolder, profileFolders } from '~/permissions/vocabulary'

/** Parts of a company profile: each is a form of its own. */

/** The lists of texts, one a row. */
export const listParts = ['locations', 'websites', 'links', 'socials'] as const

/** The parts whose rows are typed. */
export const rowParts = ['brandColors', ...listParts] as const
export type RowPart = (typeof rowParts)[number]

export const isRowPart = (part: string): part is RowPart =>
  (rowParts as readonly string[]).includes(part)

export const isProfileFolder = (part: string): part is ProfileFolder =>
  (profileFolders as readonly string[]).includes(part)

/**
 * Handles the small buttons of the rows: `remove-2` takes a row away, `more` makes an empty one at the end.
 *
 * @returns null when the button is none of these
 */
export function rowsAfter(typed: readonly string[], button: string): string[] | null {
  const [, what, at] = /^(more|remove)(?:-(\d{1,3}))?$/.exec(button) ?? []
  if (!what) return null
  const rows = typed.slice(0, limits.entriesOfProfile + 1)
  if (what === 'remove') return rows.filter((_, index) => index !== Number(at))
  return rows.length > limits.entriesOfProfile ? rows : [...rows, '']
}
