import { z } from 'zod'
import { otherText } from '~/features/form-input/restored'
import { readPageStart } from '~/features/lists/page-start'
import { listDeliveries } from '~/features/webhooks/list-deliveries.server'
import { sendAgain, switchWebhookOn } from '~/features/webhooks/send-again.server'
import type { WebhookOwner } from '~/features/webhooks/webhook-owner.server'
import { webhookMessages as say } from '~/messages/webhooks'
import type { Actor } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { withForm } from '~/routes/http/with-form.server'

/** Data of the screen of a webhook. @throws DomainError 403, 404 */
export const webhookData = (actor: Actor, owner: WebhookOwner, query: URLSearchParams) =>
  listDeliveries(actor, owner, readPageStart(query))

export type WebhookData = ReturnType<typeof webhookData>

/** Without a delivery the webhook itself is switched on again. */
const schema = z.object({ delivery: otherText().max(100).optional() })

/** The buttons of the screen: one word again, or the webhook switched on. */
export const pressWebhook = (ownerIn: (params: Partial<Record<string, string>>) => WebhookOwner) =>
  withForm(schema, ({ actor, value: { delivery }, params, url }) => {
    const owner = ownerIn(params)
    if (delivery) sendAgain(actor, { owner, deliveryId: delivery })
    else switchWebhookOn(actor, owner)
    const text = delivery ? say.sentAgain : say.switchedOn
    return redirectWithFlash(url.pathname, { kind: 'success', text })
  })
