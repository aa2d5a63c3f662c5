/** The page behind the link by which a mail program ends mails of a kind. */
export const unsubscribeMessages = {
  title: 'Stop these emails',
  lead: (label: string): string =>
    `You no longer get an email when this happens: ${label}. It still shows in your notifications.`,
  ask: (label: string): string =>
    `You get an email when this happens: ${label}. It also shows in your notifications.`,
  stop: 'Stop these emails',
  stopped: 'These emails are stopped',
  settings: 'Choose your emails',
} as const
