import { kind } from '../kind'

type SentAgain = { details: { to: string; subject: string; error: string | null } }

export const mailEvents = {
  sentAgain: kind<SentAgain>({
    on: 'mail',
    says: 'sent again',
    tells: { nobody: 'who reads the outbox asks for it anew: it changes with every mail' },
  }),
}
