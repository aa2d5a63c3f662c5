/** Labels of one control among several alike, for people who cannot see what it is next to. */
export const namedControls = {
  actions: (name: string) => `Actions for ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  rename: (name: string) => `Rename ${name}`,
  copy: (name: string) => `Copy of ${name}`,
  delete: (name: string) => `Delete ${name}`,
  dismiss: (name: string) => `Dismiss ${name}`,
  replace: (name: string) => `Replace ${name}`,
  add: (name: string) => `Add ${name}`,
  stored: (size: string) => `${size}, stored`,
  removeFilter: (filter: string) => `${filter}. Remove this filter`,
  openLarge: (picture: string) => `${picture}: open large`,
} as const
