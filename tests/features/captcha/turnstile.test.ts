import { afterAll, expect, test, vi } from 'vitest'
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
    (error) => error.code,
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

test('PROJ-28 the image captcha remains for people without script', async () => {
  await expect(answerCaptcha(actorOf(makeUser()), solvedCaptcha())).resolves.toBeUndefined()
})

test('PROJ-28 tries are counted before Turnstile is asked; right ones do not count', async () => {
  const actor = actorOf(makeUser())
  const asked = vi.spyOn(globalThis, 'fetch')
  const answer = (token: string) =>
    answerCaptcha(actor, {
      captchaId: '',
      letters: '',
      answer: '',
      turnstile: token,
      address: '192.0.2.1',
    }).then(
      () => 'right',
      (error) => error.code,
    )
  for (let i = 0; i < 22; i += 1) expect(await answer(`person-right-${i}`)).toBe('right')
  asked.mockClear()
  const all = await Promise.all(Array.from({ length: 40 }, (_, i) => answer(`robot-${i}`)))
  expect(all.filter((code) => code === 'captcha-wrong')).toHaveLength(20)
  expect(all.filter((code) => code === 'too-many-tries')).toHaveLength(20)
  expect(asked).toHaveBeenCalledTimes(20)
})

test('PROJ-28 an answer that nobody could judge can be sent once more', async () => {
  const [actor, asked] = [actorOf(makeUser()), vi.spyOn(globalThis, 'fetch')]
  const send = () =>
    answerCaptcha(actor, { ...solvedCaptcha(), turnstile: 'person-late', address: '192.0.2.1' })
  asked.mockRejectedValueOnce(new Error('no network'))
  await expect(send()).rejects.toThrow('captcha-unreachable')
  await expect(send()).resolves.toBeUndefined()
})
