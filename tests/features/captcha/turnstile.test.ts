import { afterAll, expect, test } from 'vitest'
import { startTurnstile, turnstileSecret } from '#tests/fakes/turnstile'

const server = await startTurnstile()
Object.assign(process.env, {
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET_KEY: turnstileSecret,
  TURNSTILE_BASE_URL: server.url,
})
const { actorOf, makeUser } = await import('#tests/fixtures/people')
const { solvedCaptcha } = await import('#tests/fixtures/captchas')
const { answerCaptcha } = await import('~/features/captcha/answer-captcha.server')
const { turnstile } = await import('~/platform/captcha/turnstile.server')
afterAll(() => server.stop())

const answered = (token: string) =>
  answerCaptcha(actorOf(makeUser()), {
    captchaId: '',
    letters: '',
    answer: '',
    turnstile: token,
    address: '192.0.2.1',
  }).then(
    () => 'right',
    (fault) => fault.code,
  )

test('PROJ-28 with keys Turnstile is offered, and its server decides, once for each answer', async () => {
  expect(turnstile).toEqual({
    siteKey: 'site',
    script: `${server.url}/turnstile/v0/api.js?render=explicit`,
  })
  expect(await answered('person-1')).toBe('right')
  expect(await answered('person-1')).toBe('captcha-over')
  expect(await answered('robot')).toBe('captcha-wrong')
})

test('PROJ-28 when its server does not answer nothing is taken for right', async () => {
  expect(await answered('slow')).toBe('captcha-unreachable')
})

test('PROJ-28 the image captcha remains for who runs no script', async () => {
  await expect(answerCaptcha(actorOf(makeUser()), solvedCaptcha())).resolves.toBeUndefined()
})
