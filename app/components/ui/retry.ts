/** How often a failed image is asked for again. */
export const maxRetries = 5

/** Milliseconds before try number `times` (1 to 5): 0.25, 0.5, 1, 2, 4 s. */
export const retryDelay = (times: number) => 250 * 2 ** (times - 1)
