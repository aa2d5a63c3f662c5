import { expect, test } from 'vitest'
import { solvedCaptcha } from '#tests/fixtures/captchas'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { loader as picture } from '~/routes/captcha/picture'
import { loader as editor } from '~/routes/editor/editor'
import { action, loader } from '~/routes/projects/delete-project'

async function setUp() {
  const owner = makeUser()
  const { id } = makeProject({ ownerId: owner.id, name: 'Tidewater' })
  const call = { url: `/projects/${id}/delete`, params: { id }, cookie: await signIn(owner) }
  return { id, call, post: (form: Record<string, string>) => callAction(action, { ...call, form }) }
}

const solved = () => {
  const { captchaId, letters } = solvedCaptcha()
  return { captchaId, captcha: letters }
}

test('PROJ-21 PROJ-27 the dialog asks for the word and a captcha, and its picture is drawn', async () => {
  const { call } = await setUp()
  const { data } = await callLoader(loader, call)
  expect(data).toMatchObject({ name: 'Tidewater', phrase: 'Project', turnstile: null })
  const { id } = data.captcha
  const { response } = await callLoader(picture, { url: '/x', params: { file: `${id}.svg` } })
  expect(response?.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(response?.headers.get('Cache-Control')).toBe('no-store')
  expect(await response?.text()).toMatch(/^<svg .*<\/svg>$/)
  for (const file of ['x.svg', id, `${id}x.svg`, '.svg']) {
    expect((await callLoader(picture, { url: '/x', params: { file } })).status).toBe(404)
  }
})

test('PROJ-21 the dialog is for the owner, refused to a collaborator, not found for others', async () => {
  const { id, call } = await setUp()
  const status = async (cookie?: string) => (await callLoader(loader, { ...call, cookie })).status
  expect(await status()).toBe(302)
  expect(await status(await signIn(makeUser()))).toBe(404)
  const friend = makeUser()
  makeCollaborator(id, friend.id)
  expect(await status(await signIn(friend))).toBe(403)
  expect(await status(await signIn(makeUser({ role: 'admin' })))).toBe(200)
})

test('PROJ-22 another word is refused beside its field; the captcha and what was typed stay', async () => {
  const { post } = await setUp()
  const form = { confirm: 'project', ...solved() }
  const answer = await post(form)
  expect(answer.status).toBe(400)
  expect(answer.data).toMatchObject({
    result: { error: { confirm: ['Invalid input'] }, initialValue: { captcha: form.captcha } },
    captcha: { id: form.captchaId },
    kept: true,
  })
})

test('PROJ-23 a wrong captcha is refused beside its field, and a new one is asked', async () => {
  const { id, call, post } = await setUp()
  const wrong = { ...solved(), captcha: 'WRONG' }
  const answer = await post({ confirm: 'Project', ...wrong })
  expect(answer.status).toBe(400)
  expect(answer.data).toMatchObject({ kept: false })
  expect(JSON.stringify(answer.data)).toContain('That’s not right.')
  expect(answer.data).not.toMatchObject({ captcha: { id: wrong.captchaId } })
  const missing = await post({ confirm: 'Project' })
  expect(missing.status).toBe(400)
  const there = await callLoader(editor, { ...call, url: `/projects/${id}` })
  expect(there.status).not.toBe(404)
})

test('PROJ-24 a deleted project says so, leads to the list, and its address is not found', async () => {
  const { id, call, post } = await setUp()
  const answer = await post({ confirm: 'Project', ...solved() })
  expect(answer).toMatchObject({ status: 303, location: '/projects' })
  const flash = Buffer.from(decodeURIComponent(answer.cookie.split('=')[1] ?? ''), 'base64')
  expect(flash.toString()).toContain('Project deleted')
  expect((await callLoader(editor, { ...call, url: `/projects/${id}` })).status).toBe(404)
  expect((await post({ confirm: 'Project', ...solved() })).status).toBe(404)
})
