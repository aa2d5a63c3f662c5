import express, { type RequestHandler } from 'express'
import { formLimit } from '~/admission/body-limits'
import { answerEvent } from '~/features/payments/answer-event.server'
import { paymentMessages as say } from '~/messages/payments'
import { afterWrite } from '~/platform/litefs/after-write.server'

/**
 * `POST /webhooks/stripe`: the payment provider says what happened. It answers Node's request itself:
 * the signature is of the bytes as they came, and no screen is needed to say yes or no.
 */
export const stripeWebhook: RequestHandler[] = [
  express.raw({ type: () => true, limit: formLimit }),
  async (req, res, next) => {
    try {
      const raw = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
      const status = await answerEvent(raw, req.get('Stripe-Signature') ?? '')
      await afterWrite(res)
      if (status === 503) res.set('Retry-After', '60')
      res.status(status).type('text').send(say.answers[status])
    } catch (error) {
      next(error)
    }
  },
]
