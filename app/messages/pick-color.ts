/** Labels of the color picker beside a field. */
export const pickColorWords = {
  any: 'Pick a color',
  of: (field: string) => `${field}: pick a color`,
} as const
