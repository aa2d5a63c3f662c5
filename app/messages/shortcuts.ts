/** The keyboard shortcuts of the editor, as its help sheet lists them. */
export const shortcutRows: readonly [keys: readonly string[], what: string][] = [
  [['↑', '↓'], 'Select the section above or below'],
  [['Alt', '↑'], 'Move the section up'],
  [['Alt', '↓'], 'Move the section down'],
  [['D'], 'Duplicate the section'],
  [['Delete'], 'Delete the section'],
  [['⌫'], 'Delete the section, on a Mac'],
  [['A'], 'Add a panel'],
  [['P'], 'Preview the page, or build it'],
  [['Ctrl', 'Z'], 'Undo'],
  [['Ctrl', 'Shift', 'Z'], 'Redo'],
  [['Ctrl', 'Y'], 'Redo, as on Windows'],
  [['Esc'], 'Clear selection'],
  [['?'], 'Open this list'],
]
