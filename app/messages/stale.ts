/** What is said where somebody else was faster. */
export const staleMessages = {
  somebodyElse: 'Somebody else',
  staleTitle: (who: string) => `${who} saved this in the meantime`,
  same: 'What is stored now is what you typed.',
} as const
