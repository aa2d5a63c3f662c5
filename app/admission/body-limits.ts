/** Most bytes of a form without a file. */
export const formLimit = 1024 * 1024
/** Most bytes of a form with files. */
export const uploadLimit = 25 * 1024 * 1024
/** The same where several large files come at once: the whole quota of one person. */
export const bulkLimit = 2 * uploadLimit
/** Milliseconds after which a body is whole, or comes at least as fast as `slowest`. */
export const patience = 60_000
/** Milliseconds in which a body may bring nothing at all. */
export const silence = 12_000
/** Bytes a millisecond: a megabit a second. */
export const slowest = 125
