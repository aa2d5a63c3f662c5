import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { errorCode } from '#tests/fixtures/errors'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import {
  guest,
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { givePackage, makeType, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { liveEvents, projects, requests } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { openProject } from '~/features/projects/open-project.server'
import { comparePage } from '~/features/request-pins/compare-page.server'
import { findPin } from '~/features/request-pins/find-pin.server'
import { openPinsOf } from '~/features/request-pins/open-pins.server'
import { pageOfRequest } from '~/features/request-pins/page-of-request.server'
import { readPin } from '~/features/request-pins/read-pin.server'
import { storePin } from '~/features/request-pins/store-pin.server'
import { changeRequestStatus } from '~/features/requests/change-status.server'
import { deleteRequest } from '~/features/requests/delete-request.server'
import { findRequest } from '~/features/requests/find-request.server'
import { sendRequest } from '~/features/requests/send-request.server'
import { addSection } from '~/features/sections/add-section.server'
import { moveSection } from '~/features/sections/move-section.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { restyleSection } from '~/features/sections/restyle-section.server'
import { swapSection } from '~/features/sections/swap-section.server'
import type { Actor } from '~/permissions/vocabulary'
import { pinParam } from '~/shared/pin-param'

function world() {
  const client = makeUser({ role: 'client' })
  const actor = actorOf(client)
  const project = makeProject({ ownerId: client.id, name: 'Hollis' })
  const [page, other] = [
    makePage(project.id, { name: 'Home' }),
    makePage(project.id, { name: 'Shop' }),
  ]
  const at = { projectId: project.id, pageId: page.id }
  const add = (name: string, type: 'body' | 'header' = 'body') =>
    addSection(actor, {
      ...at,
      panelId: makePanel({ kind: type, name }).id,
      orientation: 'left',
      color: 'dark',
      type,
    }).sectionId ?? ''
  const ask = (sectionId: string, revision: number, who: Actor = actor) =>
    readPin(who, pinParam({ ...at, sectionId, revision }))
  return { client, actor, project, page, other, at, add, ask }
}

/** A request of somebody about a section as it is at a version. */
function pinned(
  { client, actor, ask }: ReturnType<typeof world>,
  section: string,
  version: number,
) {
  const request = storeRequest(makeType(), client.id)
  const read = ask(section, version)
  if (read === 'ignored' || !read) throw new Error('No pin')
  transaction((tx) => storePin(tx, actor, request.id, read.pin))
  return { ...request, id: request.id ?? '' }
}

test('a section that the asker may edit is read with its names and its picture then', () => {
  const { add, ask, at, actor, project } = world()
  const [header, hero] = [add('Header 01', 'header'), add('Hero 02')]
  restyleSection(actor, { ...at, sectionId: hero, color: 'light' })
  expect(ask(hero, 2)).toMatchObject({
    pin: { ...at, sectionId: hero, revision: 2 },
    word: `${project.id}.${at.pageId}.${hero}.2`,
    project: 'Hollis',
    page: 'Home',
    picture: { name: 'Hero 02', color: 'dark' },
  })
  expect(ask(header, 3)).toMatchObject({ picture: { name: 'Header 01' } })
  // Of a version that is not there (yet), the newest.
  expect(ask(hero, 999_999)).toMatchObject({ pin: { revision: 3 }, picture: { color: 'light' } })
  expect(ask(hero, 0)).toMatchObject({ pin: { revision: 3 } })
  // Somebody took it away while the form was open: it is asked about as it was.
  removeSection(actor, { ...at, sectionId: hero })
  expect(ask(hero, 2)).toMatchObject({ pin: { revision: 2 }, picture: { color: 'dark' } })
})

test('what is no section of a website that the actor may edit is ignored', () => {
  const { add, ask, at, actor, project, page, other } = world()
  const hero = add('Hero 02')
  for (const word of [
    'x',
    `${project.id}.${page.id}.${hero}`,
    `${project.id}.${page.id}.${hero}.-1`,
    `${project.id}.${page.id}.${hero}.1e9`,
    `${project.id}.${page.id}.${hero}.${'9'.repeat(50)}`,
    `${project.id}.${page.id}.${hero}.1.1`,
    `${project.id}.${other.id}.${hero}.1`,
    `${project.id}.${page.id}.${project.id}.1`,
    'a'.repeat(100_000),
  ]) {
    expect(readPin(actor, word), word.slice(0, 200)).toBe('ignored')
  }
  // A page of somebody else's, under the name of one's own project.
  const theirs = world()
  const word = `${project.id}.${theirs.page.id}.${theirs.add('Hero 02')}.1`
  expect(readPin(actor, word)).toBe('ignored')
  expect(readPin(actor, null)).toBeNull()
  expect(readPin(actor, '')).toBeNull()
  removeSection(actor, { ...at, sectionId: hero })
  expect(ask(hero, 2)).toBe('ignored')

  const stranger = makeUser({ role: 'client' })
  expect(ask(hero, 1, actorOf(stranger))).toBe('ignored')
  makeCollaborator(project.id, stranger.id, 'pending')
  expect(ask(hero, 1, actorOf(stranger))).toBe('ignored')
  expect(ask(hero, 1, guest(project.id))).toBe('ignored')
  expect(ask(hero, 1, actorOf(makeEmployee()))).toBe('ignored')
  expect(ask(hero, 1, actorOf(makeEmployee({ manageProjects: true })))).toMatchObject({
    page: 'Home',
  })
  const collaborator = makeUser({ role: 'client' })
  makeCollaborator(project.id, collaborator.id, 'active')
  expect(ask(hero, 1, actorOf(collaborator))).toMatchObject({ page: 'Home' })
})

test('a section of a template is nothing to ask about', () => {
  const { add, ask, project } = world()
  const hero = add('Hero 02')
  db.update(projects).set({ kind: 'page_template' }).where(eq(projects.id, project.id)).run()
  const admin = actorOf(makeUser({ role: 'admin' }))
  expect(ask(hero, 1, admin)).toBe('ignored')
})

test('a request shows the section then and now, in what it differs, and leads to it', () => {
  const here = world()
  const { add, at, actor, other, project } = here
  const hero = add('Hero 02')
  const request = pinned(here, hero, 1)
  expect(findPin(actor, request)).toMatchObject({
    project: 'Hollis',
    page: 'Home',
    was: { number: 1, picture: { color: 'dark' } },
    is: { number: 1, picture: { color: 'dark' } },
    differences: [],
    to: `/projects/${project.id}?p=${at.pageId}&s=${hero}#s-${hero}`,
  })
  restyleSection(actor, { ...at, sectionId: hero, color: 'grey' })
  restyleSection(actor, { ...at, sectionId: hero, orientation: 'center' })
  swapSection(actor, { ...at, sectionId: hero, panelId: makePanel({ name: 'Hero 07' }).id })
  expect(findPin(actor, request)).toMatchObject({
    was: { number: 1, picture: { name: 'Hero 02', orientation: 'left', color: 'dark' } },
    is: { number: 4, picture: { name: 'Hero 07', orientation: 'center', color: 'grey' } },
    differences: [
      'The panel is now “Hero 07”; it was “Hero 02”.',
      'The orientation is now center; it was left.',
      'The color is now grey; it was dark.',
    ],
  })
  moveSection(actor, { ...at, sectionId: hero, to: { page: other.id } })
  expect(findPin(actor, request)).toMatchObject({
    was: { picture: { name: 'Hero 02' } },
    differences: expect.arrayContaining(['It is now on the page “Shop”.']),
    to: `/projects/${project.id}?p=${other.id}&s=${hero}#s-${hero}`,
  })
  removeSection(actor, { ...at, pageId: other.id, sectionId: hero })
  expect(findPin(actor, request)).toMatchObject({
    is: { picture: null },
    differences: ['The section has left the page.'],
    to: `/projects/${project.id}?p=${at.pageId}`,
  })
  deletePage(actor, at)
  expect(findPin(actor, request)).toBe('gone')
  expect(comparePage(actor, request)).toBeNull()
})

test('staff who may not open the project see both pictures; someone who lost it sees what they asked about', () => {
  const here = world()
  const { add, project } = here
  const request = pinned(here, add('Hero 02'), 1)
  const employee = actorOf(makeEmployee())
  expect(findPin(employee, request)).toMatchObject({
    was: { picture: { name: 'Hero 02' } },
    is: { picture: { name: 'Hero 02' } },
    to: null,
  })
  expect(comparePage(employee, request)).toMatchObject({ page: 'Home', to: null })
  db.update(projects).set({ ownerId: makeUser().id }).where(eq(projects.id, project.id)).run()
  expect(findPin(here.actor, request)).toMatchObject({
    was: { picture: { name: 'Hero 02' } },
    is: null,
    differences: [],
    to: null,
  })
  expect(comparePage(here.actor, request)).toBeNull()
  expect(findPin(here.actor, storeRequest(makeType(), here.client.id) as { id: string })).toBeNull()
})

test('the whole page before and after says which sections differ', () => {
  const here = world()
  const { add, at, actor } = here
  const [hero, grid, team] = [add('Hero 02'), add('Grid 04'), add('Team 01')]
  const request = pinned(here, hero, 3)
  expect(comparePage(actor, request)).toMatchObject({
    differences: 'Nothing on the page differs yet.',
  })
  restyleSection(actor, { ...at, sectionId: hero, color: 'light' })
  removeSection(actor, { ...at, sectionId: team })
  add('Shops 01')
  moveSection(actor, { ...at, sectionId: grid, to: 'up' })
  const shown = comparePage(actor, request)
  const marks = (side: 'before' | 'after') =>
    shown?.[side].sections.map(({ name, differs, pinned }) => [name, differs, pinned])
  expect(marks('before')).toEqual([
    ['Hero 02', true, true],
    ['Grid 04', false, false],
    ['Team 01', true, false],
  ])
  expect(marks('after')).toEqual([
    ['Grid 04', false, false],
    ['Hero 02', true, true],
    ['Shops 01', true, false],
  ])
  expect(shown?.differences).toBe(
    '3 sections differ: “Hero 02” changed, “Shops 01” is new, “Team 01” is gone. The order of the sections changed.',
  )
})

test('the editor marks sections with the open requests that the person may see', () => {
  const here = world()
  const { add, actor, project, client } = here
  const [hero, grid] = [add('Hero 02'), add('Grid 04')]
  const first = pinned(here, hero, 1)
  db.update(requests).set({ createdAt: 1 }).where(eq(requests.id, first.id)).run()
  const second = pinned(here, hero, 1)
  const marks = (who: Actor, sections = [hero, grid]) => openPinsOf(who, project.id, sections)
  expect(marks(actor)).toEqual({ [hero]: { id: second.id, title: second.title } })
  expect(marks(actor, [grid])).toEqual({})
  expect(openPinsOf(actor, makeProject().id, [hero])).toEqual({})
  db.update(requests).set({ status: 'completed' }).where(eq(requests.id, second.id)).run()
  expect(marks(actor)).toEqual({ [hero]: { id: first.id, title: first.title } })
  expect(marks(actorOf(makeEmployee()))).toEqual(marks(actor))
  const collaborator = makeUser({ role: 'client' })
  makeCollaborator(project.id, collaborator.id, 'active')
  expect(marks(actorOf(collaborator))).toEqual({})
  expect(marks(guest(project.id))).toEqual({})
  expect(marks({ ...actorOf(client), id: collaborator.id })).toEqual({})
})

test('a request that is sent keeps the section it came from, and open editors hear of it', async () => {
  const here = world()
  const { client, actor, add, project } = here
  const hero = add('Hero 02')
  const type = makeType()
  givePackage(client.id, [type.id])
  const send = (pin: string) =>
    sendRequest(actor, {
      typeId: type.id,
      productId: type.productId,
      clientId: null,
      typed: { 'answer-name': 'New hero', formVersion: type.versionId, pin },
      idempotencyKey: undefined,
    })
  const told = () =>
    db
      .select()
      .from(liveEvents)
      .where(eq(liveEvents.topic, `project:${project.id}`))
      .all().length
  const before = told()
  const about = await send(pinParam({ ...here.at, sectionId: hero, revision: 1 }))
  expect(about.aboutLost).toBe(false)
  expect(told()).toBe(before + 1)
  const staff = actorOf(makeUser({ role: 'admin' }))
  changeRequestStatus(staff, { requestId: about.id, action: 'delivered', version: 1 })
  expect(told()).toBe(before + 2)
  expect(findRequest(actor, about.id).may.review).toBe(true)
  changeRequestStatus(actor, { requestId: about.id, action: 'approve', version: 2 })
  expect(openPinsOf(actor, project.id, [hero])).toEqual({})
  expect(findRequest(actor, about.id).may.review).toBe(false)
  expect(told()).toBe(before + 3)
  expect(findPin(actor, about)).toMatchObject({ was: { number: 1, picture: { name: 'Hero 02' } } })
  const other = await send(
    pinParam({ ...here.at, sectionId: makeSection(makePage(makeProject().id)).id, revision: 0 }),
  )
  expect(other.aboutLost).toBe(true)
  expect(findPin(actor, other)).toBeNull()
  await deleteRequest(staff, about.id)
  expect(told()).toBe(before + 4)
  expect(findPin(actor, about)).toBeNull()
})

test('staff who may open the request look at its page as it is now, and open nothing else of the project', () => {
  const made = world()
  const { client, actor, project, add } = made
  const section = add('Hero')
  const { id } = pinned(made, section, 1)
  const assignee = makeEmployee()
  const manager = actorOf(makeEmployee({ manageProjects: true }))
  db.update(requests).set({ assigneeId: assignee.id }).where(eq(requests.id, id)).run()
  const seen = pageOfRequest(actorOf(assignee), id)
  expect(seen).toMatchObject({ project: 'Hollis', page: 'Home', sectionId: section })
  expect(seen.sections.map(({ name }) => name)).toEqual(['Hero'])
  // The request leads there; who may edit the project is led to its editor.
  expect(findPin(actorOf(assignee), { id })).toMatchObject({
    to: null,
    look: `/requests/${id}/page`,
  })
  expect(findPin(manager, { id })).toMatchObject({ look: null })
  expect(openProject(actorOf(assignee), project.id).kind).toBe('ask')
  for (const who of [actorOf(makeUser()), actorOf(makeUser({ role: 'client' })), guest()]) {
    expect(errorCode(() => pageOfRequest(who, id))).toBe('not-found')
  }
  // Its client looks at what is theirs, until it is not.
  expect(pageOfRequest(actor, id).page).toBe('Home')
  db.update(projects).set({ ownerId: makeUser().id }).where(eq(projects.id, project.id)).run()
  expect(errorCode(() => pageOfRequest(actorOf(client), id))).toBe('not-found')
  const plain = storeRequest(makeType(), client.id)
  expect(errorCode(() => pageOfRequest(manager, plain.id))).toBe('not-found')
})
