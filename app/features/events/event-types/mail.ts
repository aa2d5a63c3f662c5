import { eventType } from '../event-type'

type SentAgain = { details: { to: string; subject: string; error: string | null } }

export const mailEvents = {
  sentAgain: eventType<SentAgain>({
    table: 'mail',
    action: 'sent again',
    topics: { none: 'who reads the outbox asks for it anew: it changes with every mail' },
  }),
}
