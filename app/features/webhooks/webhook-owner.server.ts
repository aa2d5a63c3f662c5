import { eq } from 'drizzle-orm'
import { orderForms, requestTypes } from '~/db/schema'
import type { Reader } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
import { canManageWork } from '~/permissions/manage-work'
import type { Actor } from '~/permissions/vocabulary'

/** Owner of a webhook: a type of requests, or an order form. */
export type WebhookOwner = { kind: 'type' | 'form'; id: string }

const tables = { type: requestTypes, form: orderForms }

/** The table of what has a webhook; the columns that are read here are called alike in both. */
export const tableOf = (kind: WebhookOwner['kind']) => tables[kind] as typeof requestTypes

/** Finds the owner of a webhook, for people who manage it. @throws DomainError `not-found`; 403 */
export function requireWebhookOwner(from: Reader, actor: Actor, owner: WebhookOwner) {
  if (!canManageWork(actor, owner.kind === 'type' ? 'request' : 'order')) throw forbidden()
  const table = tableOf(owner.kind)
  const { id, name, webhook, webhookOffAt } = table
  const found = from
    .select({ id, name, webhook, webhookOffAt })
    .from(table)
    .where(eq(id, owner.id))
    .get()
  if (!found) throw notFound()
  return found
}
