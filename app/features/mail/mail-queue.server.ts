import { leasedQueue } from '~/db/leased-queue.server'
import { mail } from '~/db/schema'
import { unsubscribeLink } from '~/features/notifications/unsubscribe-link.server'
import { hideSecrets } from '~/messages/mail-layout'
import { outboxMessages as say } from '~/messages/outbox'
import type { Sender } from '~/platform/mail/resend.server'

/** The outbox as a queue for the job runner. */
export const mailQueue = (send: Sender) =>
  leasedQueue({
    name: 'mail',
    table: mail,
    first: mail.urgent,
    concurrency: 2,
    status: { waiting: 'queued', inHand: 'sending', done: 'sent', dead: 'dead' },
    // Longer than a sender waits for its answer: two never send one mail at the same time.
    leaseLife: 60_000,
    mostAttempts: 10,
    // The provider knows a mail again for 24 hours; later it could be delivered twice.
    life: 23 * 60 * 60 * 1000,
    noAnswer: say.noAnswer,
    work: async (row) => {
      const outcome = await send({ ...row, unsubscribe: unsubscribeLink(row) })
      if (outcome.kind !== 'done') return outcome
      // Links and passwords are of use in the recipient's mailbox only.
      const [message, html] = [hideSecrets(row.message), hideSecrets(row.html)]
      return { kind: 'done', facts: { sentAt: Date.now(), message, html } }
    },
  })
