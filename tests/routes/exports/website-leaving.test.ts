import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { projects, sections } from '~/db/schema'
import { websiteChoices } from '~/features/exports/website/website-choices.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { action, loader } from '~/routes/exports/website'

beforeAll(() => seedLibrary())

async function checked() {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id })
  const home = makePage(project.id, { name: 'Home', home: true })
  const variant = { orientation: 'left', color: 'light' } as const
  const section = makeSection(home, { panelId: 'pricing-slider', ...variant })
  makeSection(home, { panelId: 'team-round', order: 'a1', ...variant })
  const url = `/projects/${project.id}/website?p=${home.id}`
  const ask = { url, params: { id: project.id }, cookie: await signIn(user) }
  const claims = async () => (await websiteChoices(actorOf(user), project.id)).claims
  const [first] = await claims()
  const ticked = { wasTicked: first?.key ?? '', confirmed: first?.key ?? '' }
  const confirmed = async () => (await claims()).filter(({ isConfirmed }) => isConfirmed).length
  const address = () =>
    db.select().from(projects).where(eq(projects.id, project.id)).get()?.websiteAddress
  return { user, url, ask, ticked, confirmed, address, home, section }
}

test('what is ticked and typed is kept on the way to another screen of this site, be it an address or not', async () => {
  const { url, ask, ticked, confirmed, address } = await checked()
  const leave = async (to: string, form: Record<string, string>) =>
    (await callAction(action, { ...ask, form: { address: 'no address?', ...form, to } })).location
  expect(await leave('/projects/1/words?q=a#b', ticked)).toBe('/projects/1/words?q=a#b')
  expect(await confirmed()).toBe(1)
  await callLoader(loader, ask)
  expect(await confirmed()).toBe(1)
  expect(address()).toBe('no address?')
  // Untick is a word, too; nobody is led to another site.
  expect(await leave('//elsewhere.example', { wasTicked: ticked.wasTicked })).toBe(url)
  expect(await confirmed()).toBe(0)
  // Somebody who has not touched the address takes away none that another person has typed meanwhile.
  await leave('/projects', { address: ' ', addressWas: '' })
  expect(address()).toBe('no address?')
  await leave('/projects', { address: 'x'.repeat(301), addressWas: 'no address?' })
  expect(address()).toBe('x'.repeat(300))
  await leave('/projects', { address: '', addressWas: address() ?? '' })
  expect(address()).toBeNull()
})

test('what is ticked is kept when another section is removed', async () => {
  const { url, ask, ticked, confirmed, home, section } = await checked()
  const left = () => db.select().from(sections).where(eq(sections.pageId, home.id)).all()
  const other = left().find(({ id }) => id !== section.id)?.id
  const form = { ...ticked, remove: `${home.id} ${other}` }
  expect((await callAction(action, { ...ask, form })).location).toBe(`${url}#field-confirmed`)
  expect(left().map(({ id }) => id)).toEqual([section.id])
  expect(await confirmed()).toBe(1)
  const again = await callAction(action, { ...ask, form })
  expect([again.status, again.location]).toEqual([404, null])
})

test('the address of a download is kept as it was typed, without the blanks around it', async () => {
  const { ask, address } = await checked()
  const press = (typed: string) => callAction(action, { ...ask, form: { address: typed } })
  await press('  tide.example ')
  expect(address()).toBe('tide.example')
  await press(`tide.example${' '.repeat(2_000)}`)
  expect(address()).toBe('tide.example')
})

test('whose session has ended is asked to sign in, not to sign up', async () => {
  const { user, url, ask, ticked, confirmed } = await checked()
  const { status, location } = await callAction(action, {
    ...ask,
    url,
    cookie: '',
    headers: { 'X-Typed-By': user.id },
    form: { ...ticked, to: '/projects', address: 'kiln.example' },
  })
  expect([location, status]).toEqual([null, 401])
  expect(await confirmed()).toBe(0)
})
