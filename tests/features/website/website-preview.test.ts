import { beforeAll, expect, test } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { guestWith, makeUser, signIn } from '#tests/fixtures/people'
import { makeNote, makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import { loader } from '~/routes/editor/website'

beforeAll(() => {
  makePanel({ id: 'header-simple', builtIn: true })
})

function website(ownerId: string | null) {
  const project = makeProject({ ownerId, name: 'Tidewater' })
  const home = makePage(project.id, { name: 'Welcome', home: true })
  const journal = makePage(project.id, { name: 'Journal' })
  const look = { orientation: 'left', color: 'light' } as const
  const header = makeSection(home, { panelId: 'header-simple', ...look })
  return { project, home, journal, header }
}

type World = ReturnType<typeof website>

const open = ({ project, home }: World, cookie?: string, query = '') =>
  callLoader(loader, {
    url: `/projects/${project.id}/pages/${home.id}/website${query}`,
    params: { id: project.id, page: home.id },
    cookie,
  })

test('the editor frames a page as a website, whose links open the preview of other pages', async () => {
  const owner = makeUser()
  const world = website(owner.id)
  const answer = await open(world, await signIn(owner), '?width=390')
  const html = (await answer.response?.text()) ?? ''
  expect(answer.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; .*frame-ancestors 'self'$/,
  )
  expect(html).toContain('<base target="_parent">')
  expect(html).toContain('<a class="skip" href="#main" target="_self">')
  expect(html).not.toContain('Back to preview')
  const to = `/projects/${world.project.id}?p=${world.journal.id}&amp;view=preview&amp;width=390`
  expect(html).toContain(`<a href="${to}">Journal</a>`)
  const wide = await open(world, await signIn(owner), '?width=99999')
  expect(await wide.response?.text()).toContain('&amp;width=1920"')
  const bad = await open(world, await signIn(owner), '?width=1e3')
  expect(await bad.response?.text()).toContain('&amp;width=1440"')
})

test('a guest sees their own project as a website, and nobody else’s', async () => {
  const own = website(null)
  const cookie = await guestWith(own.project.id)
  expect((await open(own, cookie)).status).toBe(200)
  expect((await open(own)).status).toBe(404)
  expect((await open(website(makeUser().id), cookie)).status).toBe(404)
  expect((await open(own, await signIn(makeUser()))).status).toBe(404)
})

test('a page of another project is not there', async () => {
  const owner = makeUser()
  const world = website(owner.id)
  const other = website(owner.id)
  const answer = await open({ ...world, home: other.home }, await signIn(owner))
  expect(answer.status).toBe(404)
})

test('pins of open comments lead to the notes of the page; a guest has none', async () => {
  const owner = makeUser()
  const comment = ({ home, header }: World, more = {}) =>
    makeNote(home.id, { visitorName: 'Wren', sectionId: header.id, x: 5_000, y: 0, ...more })
  const world = website(owner.id)
  const { id } = comment(world)
  const done = comment(world, { doneAt: 1 })
  const html = await (await open(world, await signIn(owner))).response?.text()
  const notes = `/projects/${world.project.id}/pages/${world.home.id}/notes`
  expect(html).toContain(`href="${notes}#note-${id}" target="_parent" aria-label="Comment 1"`)
  expect(html).not.toContain(done.id)
  const free = website(null)
  comment(free)
  const theirs = await open(free, await guestWith(free.project.id))
  expect(await theirs.response?.text()).not.toContain('#note-')
})
