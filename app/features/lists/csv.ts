/**
 * A line of comma-separated values. A text that a spreadsheet would take for a formula gets an
 * apostrophe in front.
 */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(cellOf).join(',')}\r\n`

function cellOf(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const plain = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n;]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
