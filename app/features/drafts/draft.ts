import type { StoredFile } from '~/features/files/stored-file'

/** Typed values, by the names of the fields. */
export type Typed = Record<string, string | string[]>

/** `id` is that of its use. */
export type DraftFile = StoredFile & { id: string; field: string }

/** Owner of a draft: a person by their id, or a guest by a cookie and the address they come from. */
export type DraftOwner = { id: string } | { browser: string; address: string }

/** Unsent text and files of somebody. */
export type Draft = { id: string; values: Typed; savedAt: number; files: DraftFile[] }

/** Most files of a draft, and most bytes of files in all drafts of a person. */
export const mostDraftFiles = 40
export const mostDraftBytes = 500 * 1024 * 1024

/**
 * Characters that are kept of what is written in a conversation (more than `mostWritten` is refused when
 * it is sent), and of a draft of any kind that words are put behind others in.
 */
export const mostDraftText = 200_000

/** Milliseconds after which an untouched draft is removed. */
export const draftLife = 90 * 24 * 60 * 60 * 1000

/** The same of a guest. */
export const guestDraftLife = 2 * 24 * 60 * 60 * 1000

/** Milliseconds during which a discarded draft can be taken back. */
export const discardedLife = 60 * 60 * 1000
