import { eq } from 'drizzle-orm'
import { generalSettings, mail } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import type { GeneralSettings } from '~/features/settings/general-settings.server'
import { type MailText, withContact } from '~/messages/mail-layout'
import { newId } from '~/platform/ids.server'
import { wake } from '~/platform/jobs/wake.server'
import { oneLine } from '~/shared/one-line'
import type { Mail } from './event-type'

/** One plain address: nothing that could end the header field or add a second recipient. */
const oneAddress = /^[^\p{C}\s@<>,;:"()[\]\\]+@[^\p{C}\s@<>,;:"()[\]\\]+$/u

/**
 * Puts a mail in the outbox, in the transaction of what it reports: both happen or neither.
 *
 * @throws DomainError `mail-address` (400) when `to` is not one plain address
 */
export function queueMail(
  tx: Tx,
  to: string,
  text: MailText,
  { cause }: Pick<Mail, 'cause'> = {},
): void {
  // The account has been closed since.
  if (to.startsWith('closed:')) return
  if (to.length > 320 || !oneAddress.test(to)) throw new DomainError('mail-address')
  const now = Date.now()
  const contact = contactIn(tx)
  const subject = oneLine(text.subject)
  tx.insert(mail)
    .values({
      id: newId(),
      to,
      ...(contact ? withContact(text, contact) : text),
      subject,
      dedupeKey: cause ?? null,
      nextAttemptAt: now,
      createdAt: now,
    })
    .run()
  wake('mail')
}

const contactKey = 'studioEmail' satisfies keyof GeneralSettings

/**
 * Studio's address, if the settings have one. Read here, because the settings emit events and so build on
 * this area.
 */
const contactIn = (tx: Tx): string | undefined =>
  tx.select().from(generalSettings).where(eq(generalSettings.key, contactKey)).get()?.value
