import { Node } from '@tiptap/core'
import { tableEditing } from '@tiptap/pm/tables'

/** Roles by which the plugin of tables knows the nodes. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** A table, as the server takes it: rows of cells that may span others. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // The plugin asks for it; the width of a column is not kept.
      colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** The nodes that a rich editor needs for tables. */
export const tableNodes = [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')]

/** HTML with cells of one paragraph as plain cells: shorter, and read the same. */
export const plainCells = (html: string): string =>
  html.replace(/<(t[dh])([^>]*)><p>((?:(?!<\/?(?:p|t[dh])\b).)*)<\/p><\/\1>/gs, '<$1$2>$3</$1>')
