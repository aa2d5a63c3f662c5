/** Words that stand on the buttons, fields and columns of many screens. */
export const controlWords = {
  cancel: 'Cancel',
} as const

/** What a button says while its form is on its way. */
export const busyWords = {
  saving: 'Saving',
} as const
