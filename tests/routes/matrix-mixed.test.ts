import { beforeAll, describe, expect, test } from 'vitest'
import { requestTo } from '#tests/fixtures/access-requests'
import { answering, digest } from '#tests/fixtures/access-walk'
import { makeWorld, type ProjectName, type World } from '#tests/fixtures/access-world'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, signIn } from '#tests/fixtures/people'
import { undone } from '#tests/fixtures/undone'
import { sqlite } from '~/db/client.server'

/** Requests in which everything exists and is allowed by itself, but does not belong together. */

const answers = await answering()
let world: World
beforeAll(async () => {
  sqlite.pragma('synchronous = off')
  world = await makeWorld()
})

const ofParts = answers.filter(({ pattern }) =>
  /^\/projects\/:id\/.*:(page|section|export)/.test(pattern),
)
type Params = Record<string, string>

/** The address of one's own project with parts of somebody else's in it. */
const mixtures: [string, (own: Params, other: Params) => Params][] = [
  ['everything below the project', (own, other) => ({ ...other, id: own.id ?? '' })],
  ['the page', (own, other) => ({ ...own, page: other.page ?? '' })],
  ['the section', (own, other) => ({ ...own, section: other.section ?? '' })],
  ['the download', (own, other) => ({ ...own, export: other.export ?? '' })],
]

describe.each(mixtures)('GUARD-56 %s of another project', (_, mix) => {
  test.each(ofParts)('at $pattern', async ({ pattern, handlers: { loader, action } }) => {
    const own = requestTo(pattern, world, 'otherOwner', 'foreign')
    const other = requestTo(pattern, world, 'owner', 'project')
    const params = mix(own.params ?? {}, other.params ?? {})
    const used = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    if (used.every((name) => params[name] === own.params?.[name])) return
    const cookie = world.cookies.otherOwner
    await undone(async () => {
      const before = digest()
      if (action) {
        const posted = await callAction(action, { url: '/x', params, cookie, form: own.form })
        expect(posted.status).toBe(404)
      }
      if (loader && pattern !== '/projects/:id/pages/:page/home') {
        const shown = await callLoader(loader, { url: `/x${own.query}`, params, cookie })
        expect(shown.status).toBe(404)
      }
      expect(digest()).toBe(before)
    })
  })
})

describe('GUARD-56 a form of one’s own project that names what is another’s', () => {
  const parts = (name: ProjectName) => world.projects[name]
  const cases: [string, string, (world: World) => Record<string, string>][] = [
    [
      'a section to a page',
      'sections/:section/step',
      () => ({ p: parts('foreign').page.id, page: parts('project').page.id }),
    ],
    [
      'a section behind a section',
      'sections/:section/step',
      () => ({ p: parts('foreign').page.id, after: parts('project').section.id }),
    ],
    [
      'a section of the page',
      'sections/:section/style',
      () => ({ p: parts('project').page.id, color: 'grey' }),
    ],
    [
      'a page below a page',
      'pages/:page/edit',
      () => ({ name: 'A', parentId: parts('project').page.id }),
    ],
    [
      'a page moved below a page',
      'pages/:page/move',
      () => ({ parentId: parts('project').page.id, position: '0' }),
    ],
    [
      'a new page below a page',
      'pages/new',
      () => ({ name: 'A', parentId: parts('project').page.id }),
    ],
    ['the project into a folder', 'move', () => ({ folderId: world.folder.id })],
    [
      'a download of a page',
      'exports',
      () => ({ kind: 'page_pdf', page: parts('project').page.id }),
    ],
    [
      'a download of a section',
      'exports',
      () => ({
        kind: 'section_svg',
        page: parts('foreign').page.id,
        section: parts('project').section.id,
      }),
    ],
  ]
  test.each(cases)('%s', async (_, name, form) => {
    const pattern = `/projects/:id/${name}`
    const action = answers.find((found) => found.pattern === pattern)?.handlers.action
    const { params } = requestTo(pattern, world, 'otherOwner', 'foreign')
    await undone(async () => {
      const before = digest()
      const cookie = world.cookies.otherOwner
      const { status } = await callAction(action ?? (() => null), {
        url: '/x',
        params,
        cookie,
        form: form(world),
      })
      expect([400, 404, 409]).toContain(status)
      expect(digest()).toBe(before)
    })
  })
})

test('anyone who has a temporary password gets nowhere before it is replaced', async () => {
  const newcomer = makeUser({ role: 'admin', tempPassword: true })
  const cookie = await signIn(newcomer)
  const open = ['/account-settings/new-password', '/signout', '/auth/done']
  const files = ['/files/:folder/:file', '/panels/:panel/:orientation/:file']
  for (const { pattern, handlers } of answers) {
    if ([...open, ...files].includes(pattern)) continue
    const { params, form } = requestTo(pattern, world, 'admin', 'project')
    const before = digest()
    const call = { url: '/x', params, cookie }
    const { loader, action } = handlers
    const replies = [
      loader && (await callLoader(loader, call)),
      action && (await callAction(action, { ...call, form })),
    ]
    for (const reply of replies) {
      if (reply) expect(reply.location, pattern).toMatch(/^\/account-settings\/new-password/)
    }
    expect(digest(), pattern).toBe(before)
  }
})
