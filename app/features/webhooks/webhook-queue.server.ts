import { and, eq, gte, sql } from 'drizzle-orm'
import { leasedQueue } from '~/db/leased-queue.server'
import { webhookDeliveries } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { emit } from '~/features/events/emit.server'
import { webhookEvents } from '~/features/events/event-types/webhooks'
import { readSettings, studioNameIn } from '~/features/settings/general-settings.server'
import { whoAssigns } from '~/features/user-access/who-assigns.server'
import { webhookMessages as say } from '~/messages/webhooks'
import { startRunner } from '~/platform/jobs/runner.server'
import { postWebhook } from '~/platform/webhooks/post-webhook.server'
import { signWebhook } from './sign-webhook.server'
import { tableOf } from './webhook-owner.server'

type Row = typeof webhookDeliveries.$inferSelect

/**
 * Nothing that happened earlier to the same request or order waits for the same webhook. Ids sort by
 * creation.
 */
const isFirstOfItsThing = sql`(about is null or not exists (
  select 1 from webhook_deliveries as earlier
  where earlier.about = webhook_deliveries.about and earlier.owner_id = webhook_deliveries.owner_id
    and earlier.status in ('queued', 'sending') and earlier.id < webhook_deliveries.id))`

/** The deliveries to webhooks, as a queue for the job runner; those about one thing in their order. */
export const webhookQueue = leasedQueue({
  name: 'webhooks',
  table: webhookDeliveries,
  concurrency: 4,
  status: { waiting: 'queued', inHand: 'sending', done: 'sent', dead: 'dead' },
  // Longer than an answer is waited for.
  leaseLife: 30_000,
  isReady: isFirstOfItsThing,
  // Within nearly six hours (`pauseAfter`), or more where the receiver asks to wait.
  mostAttempts: 9,
  noAnswer: say.noAnswer,
  work: async ({ id, ownerId, url, text, createdAt }) => {
    const body = JSON.stringify({ text })
    const outcome = await postWebhook(url, body, {
      ...signWebhook(ownerId, id, body),
      'Panelry-Happened-At': new Date(createdAt).toISOString(),
    })
    if (outcome.kind !== 'done') return outcome
    return { kind: 'done', facts: { ...outcome.facts, sentAt: Date.now() } }
  },
  givenUp: switchOff,
})

/** A webhook that took nothing since the delivery that is given up was tried first is switched off. */
function switchOff(tx: Tx, { ownerId, url, firstAttemptAt, createdAt }: Row): void {
  const lately = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.ownerId, ownerId),
        eq(webhookDeliveries.status, 'sent'),
        gte(webhookDeliveries.sentAt, firstAttemptAt ?? createdAt),
      ),
    )
    .get()
  if (lately) return
  for (const kind of ['type', 'form'] as const) {
    const table = tableOf(kind)
    const now = Date.now()
    const off = tx
      .update(table)
      .set({ webhookOffAt: now })
      .where(and(eq(table.id, ownerId), eq(table.webhook, url)))
      .returning({ name: table.name })
      .get()
    if (!off) continue
    emit(tx, 'system', webhookEvents[`${kind}SwitchedOff`], {
      ...{ subjectId: ownerId, name: off.name, cause: `${ownerId} ${now}` },
      managers: whoAssigns(tx, kind === 'type' ? 'request' : 'order').map(({ id }) => id),
      studio: studioNameIn(readSettings(tx)),
    })
  }
}

/** Sends what waits from now on, where jobs are carried out. @returns how to stop */
export const startWebhooks = () => startRunner(webhookQueue)
