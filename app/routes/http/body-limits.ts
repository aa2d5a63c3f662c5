/** The largest form without a file, in bytes. */
export const formLimit = 1024 * 1024
/** The largest form with files, in bytes. */
export const uploadLimit = 25 * 1024 * 1024
/** The same where several large files come at once: all the room that one person has. */
export const severalLimit = 2 * uploadLimit
/** Within these milliseconds a body is whole, or it comes at least as fast as `slowest`. */
export const patience = 60_000
/** So many milliseconds a body may bring nothing at all. */
export const silence = 12_000
/** Bytes a millisecond: a megabit a second. */
export const slowest = 125
