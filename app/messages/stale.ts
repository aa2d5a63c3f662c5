/** What is said where somebody else was faster. */
export const staleMessages = {
  somebodyElse: 'Somebody else',
  staleTitle: (who: string) => `${who} saved this in the meantime`,
  same: 'What is stored now is what you typed.',
  keepMine: 'Keep mine',
  useTheirs: 'Use theirs',
  bothValues: (theirs: string, yours: string) =>
    `Theirs: ${theirs || 'empty'}. Yours: ${yours || 'empty'}.`,
} as const
