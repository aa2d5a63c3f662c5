import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { mail } from '~/db/schema'
import { forbidden, notFound } from '~/domain-error'
import { hideSecrets } from '~/messages/mail-layout'
import { type Actor, isAdmin } from '~/permissions/vocabulary'
import { showsWholeMails } from './mail-mode.server'

/**
 * One mail of the outbox. Links and passwords that open somebody's account are hidden: they belong
 * to the recipient alone. `whole`: nothing is hidden, since the mail goes nowhere (`showsWholeMails`).
 *
 * @throws DomainError 403 for anyone but admins, 404
 */
export function readMail(actor: Actor, id: string) {
  if (!isAdmin(actor)) throw forbidden()
  const row = db.select().from(mail).where(eq(mail.id, id)).get()
  if (!row) throw notFound()
  const { html: _, lease: __, firstAttemptAt: ___, ...facts } = row
  const whole = showsWholeMails()
  const message = hideSecrets(row.message)
  const hasSecrets = message !== row.message
  return { ...facts, whole, hasSecrets, message: whole ? row.message : message }
}
