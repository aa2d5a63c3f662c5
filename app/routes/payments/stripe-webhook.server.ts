import { createReadableStreamFromReadable } from '@remix-run/node'
import type { Request as ExpressRequest, RequestHandler } from 'express'
import { acquireSlot } from '~/admission/acquire-slot.server'
import { formLimit } from '~/admission/body-limits'
import type { FormSlot } from '~/admission/form-slot'
import { DomainError } from '~/domain-error'
import { answerEvent } from '~/features/payments/answer-event.server'
import { paymentMessages as say } from '~/messages/payments'
import { afterWrite } from '~/platform/litefs/after-write.server'
import { piecesOf } from '~/routes/http/body.server'

/**
 * `POST /webhooks/stripe`: the payment provider says what happened. It answers Node's request itself:
 * the signature is of the bytes as they came, and no screen is needed to say yes or no. Until they are
 * read, anybody may have sent them: they are admitted as a guest's form is.
 */
export const stripeWebhook: RequestHandler = async (req, res, next) => {
  let slot: FormSlot | null = null
  const answer = (status: keyof typeof say.answers) => {
    if (status === 503) res.set('Retry-After', '60')
    res.status(status).type('text').send(say.answers[status])
  }
  try {
    const request = withBody(req)
    const sender = { actor: { kind: 'guest', projectId: null }, address: req.ip ?? '' } as const
    slot = acquireSlot(request, sender, formLimit)
    const pieces: Uint8Array[] = []
    for await (const piece of piecesOf(request, { limit: formLimit, slot })) pieces.push(piece)
    await res.locals.turn?.()
    const status = await answerEvent(Buffer.concat(pieces), req.get('Stripe-Signature') ?? '')
    await afterWrite(res)
    answer(status)
  } catch (error) {
    if (error instanceof DomainError) answer(error.status as 408 | 413 | 503)
    else if (!res.destroyed) next(error)
  } finally {
    slot?.release()
  }
}

const withBody = (req: ExpressRequest) =>
  new Request('http://localhost', {
    method: 'POST',
    headers: { 'Content-Length': req.get('Content-Length') ?? '' },
    body: createReadableStreamFromReadable(req),
    duplex: 'half',
  } as RequestInit)
