/** Texts about something that was saved meanwhile: by anybody, also by oneself in another tab. */
export const staleMessages = {
  staleTitle: 'This has changed since you opened it',
  same: 'Already saved.',
  keepMine: 'Keep mine',
  useStored: 'Use saved version',
  stored: 'Saved',
  yours: 'Yours',
  empty: 'empty',
  bothValues: (stored: string, yours: string) =>
    `Saved: ${stored || 'empty'}. Yours: ${yours || 'empty'}.`,
  yourValue: (yours: string) => `Yours: ${yours}`,
} as const
