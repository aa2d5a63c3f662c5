import { keyedHash, newId } from '../ids.server'
import { drawCaptcha } from './draw.server'
import { letterNames } from './letters'
import { answers, questionOf } from './question.server'
import { randomOf } from './random.server'

/** How long a captcha can be answered, in milliseconds. */
export const captchaLife = 10 * 60 * 1000
const length = 5

/** Data for a screen to ask; the answer is not in it. */
export type Captcha = { id: string; question: string }

const signed = (name: string) => keyedHash('captcha id', name).slice(0, 22)

/**
 * A new captcha. Nothing is stored: the id holds the time and a signature, and letters and question
 * follow from it and the secret.
 */
export function newCaptcha(): Captcha {
  const name = newId()
  return captchaOf(`${name}.${signed(name)}`)
}

/** The captcha with an id, which must be a valid one. */
export const captchaOf = (id: string): Captcha => ({ id, question: questionOf(id).question })

/** Whether we made this id, at most ten minutes ago. */
export function isCurrent(id: string, now = Date.now()): boolean {
  const [name = '', signature] = id.split('.')
  if (!/^[\da-f]{8}-[\da-f]{4}-7[\da-f-]{21}$/.test(name) || signature !== signed(name))
    return false
  const made = Number.parseInt(name.slice(0, 8) + name.slice(9, 13), 16)
  return made > now - captchaLife
}

/** Letters in the picture of a captcha. */
export function lettersOf(id: string): string {
  const random = randomOf('letters', id)
  return Array.from({ length }, () => random.pick(letterNames)).join('')
}

/** The picture of a captcha. @returns null for an id that is not valid or too old */
export const captchaPicture = (id: string): string | null =>
  isCurrent(id) ? drawCaptcha(id, lettersOf(id)) : null

/** Whether the letters of the picture or the answer to the question are right: either is enough. */
export function solves(id: string, typed: { letters: string; answer: string }): boolean {
  const letters = typed.letters.replace(/\s+/g, '').toUpperCase()
  return letters === lettersOf(id) || answers(questionOf(id), typed.answer)
}
