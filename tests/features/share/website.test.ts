import { beforeAll, expect, test, vi } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  makePage,
  makePanel,
  makePanelImage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { findShareLink } from '~/features/share/find-share.server'
import { switchShare } from '~/features/share/switch-share.server'
import { limits } from '~/permissions/limits'
import { onPicture } from '~/platform/pictures/pictures.server'
import { loader } from '~/routes/share/website'

vi.mock('~/platform/pictures/pictures.server', { spy: true })

beforeAll(() => {
  makePanel({ id: 'hero-scene', builtIn: true })
})

function world() {
  const owner = makeUser()
  const actor = actorOf(owner)
  const project = makeProject({ ownerId: owner.id, name: 'Tidewater' })
  const [home, prices] = [
    makePage(project.id, { name: 'Home' }),
    makePage(project.id, { name: 'Reserve a table' }),
  ]
  const uploaded = makePanel({ id: `uploaded-${project.id}`, name: 'Our shop', builtIn: false })
  makePanelImage(uploaded.id, { orientation: 'left', color: 'light' })
  makeSection(home, { panelId: 'hero-scene', orientation: 'left', color: 'light' })
  makeSection(home, { panelId: uploaded.id, orientation: 'left', color: 'light', order: 'b' })
  switchShare(actor, { projectId: project.id, step: 'on', comments: false })
  const token = findShareLink(actor, project.id).token ?? ''
  return { actor, project, home, prices, token }
}

const open = (token: string, page: string) =>
  callLoader(loader, { url: `/share/${token}/${page}/website`, params: { token, page } })

test('a shared page is a document without script', async () => {
  const { token, home } = world()
  const answer = await open(token, home.id)
  const html = (await answer.response?.text()) ?? ''
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; /)
  expect(html).toContain('<title>Home · Tidewater</title>')
  expect(html).toMatch(/<section id="hero-scene"/)
  expect(html).toContain('alt="Our shop"')
  expect(html).toMatch(/<style nonce="[^"]*">/)
  expect(html).not.toContain('<script')
})

test('a page is printed once and has the nonce of each answer; one that is empty says so', async () => {
  const { token, home, prices } = world()
  const nonceOf = async () =>
    /<style nonce="([^"]*)">/.exec((await (await open(token, home.id)).response?.text()) ?? '')
  const print = vi.mocked(onPicture).mockClear()
  await Promise.all([nonceOf(), nonceOf(), nonceOf()])
  expect(await nonceOf()).not.toBeNull()
  expect(print.mock.calls.filter(([name]) => name === 'printPage')).toHaveLength(1)
  const empty = (await (await open(token, prices.id)).response?.text()) ?? ''
  expect(empty).toContain('This page is empty so far.')
  expect(empty).toContain(`<a href="/share/${token}/${prices.id}">Back to preview</a>`)
})

test('a page with very many sections is refused with a sentence', async () => {
  const { token, prices } = world()
  for (let i = 0; i <= limits.sectionsOfWebsite; i += 1) {
    makeSection(prices, { panelId: 'hero-scene', orientation: 'left', color: 'light' })
  }
  const answer = await open(token, prices.id)
  expect(answer.status).toBe(422)
})

test('a link that was revoked, and a page of another project, are not there', async () => {
  const { actor, project, token, home } = world()
  const other = makePage(makeProject({ ownerId: makeUser().id }).id)
  expect((await open(token, other.id)).status).toBe(404)
  switchShare(actor, { projectId: project.id, step: 'off', token })
  expect((await open(token, home.id)).status).toBe(404)
})
