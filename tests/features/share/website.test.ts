import { beforeAll, expect, test } from 'vitest'
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
import { loader } from '~/routes/share/website'

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

test('a link that was revoked, and a page of another project, are not there', async () => {
  const { actor, project, token, home } = world()
  const other = makePage(makeProject({ ownerId: makeUser().id }).id)
  expect((await open(token, other.id)).status).toBe(404)
  switchShare(actor, { projectId: project.id, step: 'off', token })
  expect((await open(token, home.id)).status).toBe(404)
})
