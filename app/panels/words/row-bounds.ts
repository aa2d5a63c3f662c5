/** How many rows a panel draws well. @param now how many it has */
export const rowBounds = (_panelId: string, shape: string, now: number) =>
  shape.endsWith('*') ? { least: now, most: now } : { least: 1, most: Math.max(12, now) }
