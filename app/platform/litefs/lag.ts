/** The lag that LiteFS gives before a node has the whole database, which may take minutes. */
export const notYetWhole = 2 ** 31 - 1
