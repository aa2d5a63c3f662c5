/** The last line of a file of a list that is longer. */
export const cutAfter = (rows: number) =>
  `Only the first ${rows.toLocaleString('en-US')} are in this file. Narrow the list down to get the others.`
