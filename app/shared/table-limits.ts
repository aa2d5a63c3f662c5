/** Most cells of a table in a message, and most columns of a row. */
export const mostCells = 500
export const mostColumns = 20
