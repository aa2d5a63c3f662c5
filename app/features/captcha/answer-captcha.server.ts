import { eq } from 'drizzle-orm'
import { captchas } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { DomainError } from '~/domain-error'
import {
  checkLimits,
  countAttempt,
  type Limit,
  takeBackAttempt,
} from '~/features/limits/attempts.server'
import type { Member } from '~/permissions/vocabulary'
import { isCurrent, solves } from '~/platform/captcha/captcha.server'
import { askTurnstile, turnstile } from '~/platform/captcha/turnstile.server'
import { tokenHash } from '~/platform/ids.server'

export type CaptchaAnswer = {
  captchaId: string
  /** Letters of the picture, or the answer to the question in its place. */
  letters: string
  answer: string
  /** Answer that Turnstile gave the browser, when it replaces the picture. */
  turnstile: string
  /** The visitor's address. */
  address: string
}

const limit = (actor: Member): Limit => ({
  subject: `captcha:${actor.id}`,
  most: 20,
  minutes: 15,
})

/**
 * Judges the answer to a captcha. Each captcha counts once, right or wrong, for ten minutes.
 *
 * @throws DomainError beside the field `captcha`: `captcha-missing` (the captcha can still be answered),
 *   `captcha-wrong`, `captcha-over` when it was answered before or is too old,
 *   `captcha-unreachable` (all 400); `too-many-tries` (429)
 */
export async function answerCaptcha(actor: Member, input: CaptchaAnswer): Promise<void> {
  if (turnstile !== null && input.turnstile !== '') return answerTurnstile(actor, input)
  const { captchaId, letters, answer } = input
  if (!letters.trim() && !answer.trim()) throw refusal('captcha-missing')
  if (!isCurrent(captchaId)) throw refusal('captcha-over')
  const outcome = transaction((tx) => {
    checkLimits(tx, [limit(actor)])
    const fresh = countAsAnswered(tx, captchaId)
    if (fresh && solves(captchaId, { letters, answer })) return null
    countAttempt(tx, [limit(actor)])
    return fresh ? 'captcha-wrong' : 'captcha-over'
  })
  if (outcome) throw refusal(outcome)
}

/** Counted before Turnstile is asked: nobody sends more questions there than the limit allows. */
async function answerTurnstile(actor: Member, { turnstile: token, address }: CaptchaAnswer) {
  const id = `turnstile:${tokenHash(token)}`
  const fresh = transaction((tx) => {
    checkLimits(tx, [limit(actor)])
    countAttempt(tx, [limit(actor)])
    return countAsAnswered(tx, id)
  })
  if (!fresh) throw refusal('captcha-over')
  const verdict = await askTurnstile(token, address)
  if (verdict === 'refused') throw refusal('captcha-wrong')
  transaction((tx) => {
    if (verdict === 'person') takeBackAttempt(tx, limit(actor))
    // It was not judged, so it can be sent once more.
    else tx.delete(captchas).where(eq(captchas.id, id)).run()
  })
  if (verdict === 'unreachable') throw refusal('captcha-unreachable')
}

/** @returns whether this captcha was not answered before */
const countAsAnswered = (tx: Tx, id: string): boolean =>
  tx.insert(captchas).values({ id, usedAt: Date.now() }).onConflictDoNothing().run().changes > 0

const refusal = (code: string) => new DomainError(code, 400, { field: 'captcha' })
