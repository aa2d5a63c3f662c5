/** What is said where something was saved meanwhile: by anybody, also by oneself in another tab. */
export const staleMessages = {
  staleTitle: 'This was changed in the meantime',
  same: 'What is stored now is what you typed.',
  keepMine: 'Keep mine',
  useStored: 'Use what is stored',
  stored: 'Stored',
  yours: 'Yours',
  empty: 'empty',
  bothValues: (stored: string, yours: string) =>
    `Stored: ${stored || 'empty'}. Yours: ${yours || 'empty'}.`,
  yourValue: (yours: string) => `Yours: ${yours}`,
} as const
