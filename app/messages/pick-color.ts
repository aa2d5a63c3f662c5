/** What the colour picker beside a field is called. */
export const pickColorWords = {
  any: 'Pick a color',
  of: (field: string) => `${field}: pick a color`,
} as const
