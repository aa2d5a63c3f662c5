import { captchas } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { checkLimits, countAttempt, type Limit } from '~/features/accounts/attempts.server'
import type { Member } from '~/permissions/vocabulary'
import { isCurrent, solves } from '~/platform/captcha/captcha.server'
import { askTurnstile, turnstile } from '~/platform/captcha/turnstile.server'
import { Fault } from '~/platform/faults'
import { tokenHash } from '~/platform/ids.server'

export type CaptchaAnswer = {
  captchaId: string
  /** Letters of the picture, or the answer to the question in its place. */
  letters: string
  answer: string
  /** What Turnstile gave the browser, where it stands in for the picture. */
  turnstile: string
  /** The visitor's address. */
  address: string
}

const limits = (actor: Member): Limit[] => [
  { subject: `captcha:${actor.id}`, most: 20, minutes: 15 },
]

/**
 * Judges the answer to a captcha. Each captcha counts once, right or wrong, for ten minutes.
 *
 * @throws Fault beside the field `captcha`: `captcha-missing` (the captcha can still be answered),
 *   `captcha-wrong`, `captcha-over` when it was answered before or is too old,
 *   `captcha-unreachable` (all 400); `too-many-tries` (429)
 */
export async function answerCaptcha(actor: Member, input: CaptchaAnswer): Promise<void> {
  const { captchaId, letters, answer, address } = input
  const byTurnstile = turnstile !== null && input.turnstile !== ''
  if (!byTurnstile && !letters.trim() && !answer.trim()) throw refusal('captcha-missing')
  const verdict = byTurnstile ? await askTurnstile(input.turnstile, address) : null
  if (verdict === 'unreachable') throw refusal('captcha-unreachable')
  if (!byTurnstile && !isCurrent(captchaId)) throw refusal('captcha-over')

  const outcome = transaction((tx) => {
    checkLimits(tx, limits(actor))
    const id = byTurnstile ? `turnstile:${tokenHash(input.turnstile)}` : captchaId
    const { changes } = tx
      .insert(captchas)
      .values({ id, usedAt: Date.now() })
      .onConflictDoNothing()
      .run()
    const right = byTurnstile ? verdict === 'person' : solves(captchaId, { letters, answer })
    if (changes && right) return null
    countAttempt(tx, limits(actor))
    return changes ? 'captcha-wrong' : 'captcha-over'
  })
  if (outcome) throw refusal(outcome)
}

const refusal = (code: string) => new Fault(code, 400, { field: 'captcha' })
