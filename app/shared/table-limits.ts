/** What a table of a message has at most; a row has at most so many columns. */
export const mostCells = 500
export const mostColumns = 20
