/** What the colour picker beside a field is called. */
export const pickColorWords = {
  any: 'Pick a colour',
  of: (field: string) => `${field}: pick a colour`,
} as const
