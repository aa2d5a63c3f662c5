/** The page behind the link by which a mail program ends mails of a kind. */
export const unsubscribeMessages = {
  title: 'Stop these mails',
  lead: (label: string): string =>
    `You no longer get a mail when this happens: ${label}. It still stands in your notifications.`,
  ask: (label: string): string =>
    `You get a mail when this happens: ${label}. Your notifications show it also without a mail.`,
  stop: 'Stop these mails',
  stopped: 'These mails are stopped',
  settings: 'Choose your mails',
} as const
