import { afterEach, expect, test, vi } from 'vitest'
import { solvedCaptcha } from '#tests/fixtures/captchas'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { db } from '~/db/client.server'
import { captchas } from '~/db/schema'
import { answerCaptcha } from '~/features/captcha/answer-captcha.server'
import { tidyCaptchas } from '~/features/captcha/tidy-captchas.server'
import {
  captchaPicture,
  isCurrent,
  lettersOf,
  newCaptcha,
  solves,
} from '~/platform/captcha/captcha.server'
import { answers, questionOf } from '~/platform/captcha/question.server'

// @alone: a captcha is as old as its id, and ids go on from the latest clock that the process has seen.
afterEach(() => vi.useRealTimers())

const codeOf = (answer: Promise<void>) =>
  answer.then(
    () => 'right',
    (error) => `${error.code} ${error.status} ${error.details.field}`,
  )
const person = () => actorOf(makeUser())

test('PROJ-27 a captcha is a picture of outlines and a question; either answer is enough', async () => {
  const { id, question } = newCaptcha()
  const svg = captchaPicture(id) ?? ''
  expect(svg).toMatch(/^<svg [^>]+><rect [^>]+><path d="[^"]+"[^>]*\/><\/svg>$/)
  expect(svg).not.toContain(lettersOf(id))
  expect(svg).not.toMatch(/<text|<title|aria|font/)
  expect(captchaPicture(id)).toBe(svg)
  expect(question).toMatch(/\?$/)
  const byPicture = solvedCaptcha()
  expect(await codeOf(answerCaptcha(person(), byPicture))).toBe('right')
  const byQuestion = { ...solvedCaptcha(), letters: '' }
  const { answer } = questionOf(byQuestion.captchaId)
  expect(await codeOf(answerCaptcha(person(), { ...byQuestion, answer }))).toBe('right')
})

test('PROJ-27 answers are taken in any case, with spaces, in figures or words', () => {
  const sum = { question: '', answer: '12' }
  for (const typed of ['12', ' twelve ', 'Twelve.', '12!']) expect(answers(sum, typed)).toBe(true)
  for (const typed of ['', '1 2', 'eleven', 'zero', '-1']) expect(answers(sum, typed)).toBe(false)
  expect(answers({ question: '', answer: 'chair' }, 'A CHAIR')).toBe(true)
  expect(answers({ question: '', answer: 'a' }, 'a')).toBe(true)
  const { id } = newCaptcha()
  const spread = ` ${[...lettersOf(id).toLowerCase()].join(' ')} `
  expect(solves(id, { letters: spread, answer: '' })).toBe(true)
})

test('PROJ-26 a captcha counts once, right or wrong', async () => {
  const captcha = solvedCaptcha()
  expect(await codeOf(answerCaptcha(person(), captcha))).toBe('right')
  expect(await codeOf(answerCaptcha(person(), captcha))).toBe('captcha-over 400 captcha')
  const other = solvedCaptcha()
  const wrong = { ...other, letters: 'WRONG' }
  expect(await codeOf(answerCaptcha(person(), wrong))).toBe('captcha-wrong 400 captcha')
  expect(await codeOf(answerCaptcha(person(), other))).toBe('captcha-over 400 captcha')
  const both = await Promise.all([captcha, captcha].map((c) => codeOf(answerCaptcha(person(), c))))
  expect(both).not.toContain('right')
})

test('PROJ-26 an answer later than ten minutes is refused', async () => {
  const captcha = solvedCaptcha()
  const now = Date.now()
  vi.useFakeTimers({ now: now + 9.9 * 60_000 })
  expect(isCurrent(captcha.captchaId)).toBe(true)
  vi.setSystemTime(now + 10.1 * 60_000)
  expect(await codeOf(answerCaptcha(person(), captcha))).toBe('captcha-over 400 captcha')
  expect(captchaPicture(captcha.captchaId)).toBeNull()
})

test('PROJ-23 a missing answer leaves the captcha as it is', async () => {
  const captcha = solvedCaptcha()
  const blank = { ...captcha, letters: ' ' }
  expect(await codeOf(answerCaptcha(person(), blank))).toBe('captcha-missing 400 captcha')
  expect(await codeOf(answerCaptcha(person(), captcha))).toBe('right')
})

test('PROJ-26 only ids that the server made are captchas', async () => {
  const { captchaId } = solvedCaptcha()
  for (const id of ['', 'x', captchaId.slice(0, -1), captchaId.replace('-7', '-4')]) {
    const faked = { ...solvedCaptcha(), captchaId: id }
    expect(await codeOf(answerCaptcha(person(), faked))).toBe('captcha-over 400 captcha')
  }
})

test('PROJ-23 guessing ends after twenty wrong answers', async () => {
  const guesser = person()
  for (let n = 0; n < 20; n += 1) {
    const wrong = { ...solvedCaptcha(), letters: 'WRONG' }
    expect(await codeOf(answerCaptcha(guesser, wrong))).toContain('captcha-wrong')
  }
  expect(await codeOf(answerCaptcha(guesser, solvedCaptcha()))).toContain('too-many-tries 429')
  expect(await codeOf(answerCaptcha(person(), solvedCaptcha()))).toBe('right')
})

test('old captchas are forgotten', async () => {
  await answerCaptcha(person(), solvedCaptcha())
  const left = () => db.select().from(captchas).all().length
  tidyCaptchas()
  expect(left()).toBeGreaterThan(0)
  tidyCaptchas(Date.now() + 21 * 60_000)
  expect(left()).toBe(0)
})
