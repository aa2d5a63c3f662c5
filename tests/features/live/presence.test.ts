import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { guest, makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { liveEvents, presences } from '~/db/schema'
import { tidyPresences } from '~/features/live/tidy-live.server'
import { peopleHere } from '~/features/presence/people-here.server'
import { showPresence } from '~/features/presence/show-presence.server'

const ada = makeUser({ fullName: 'Ada Finch' })
const ben = makeUser({ fullName: 'Ben Ode' })

function setUp() {
  const project = makeProject({ ownerId: ada.id })
  makeCollaborator(project.id, ben.id)
  const say = (who: typeof ada, tabId: string, leave = false) =>
    showPresence(actorOf(who), { projectId: project.id, tabId, leave })
  const names = (who: typeof ada) => peopleHere(actorOf(who), project.id).map((p) => p.fullName)
  const told = () =>
    db
      .select()
      .from(liveEvents)
      .where(eq(liveEvents.topic, `project:${project.id}`))
      .all().length
  return { project, say, names, told }
}

test('others see who has the project open, and not themselves', () => {
  const { say, names } = setUp()
  say(ada, 'page-of-ada')
  say(ben, 'page-of-ben')
  expect([names(ada), names(ben)]).toEqual([['Ben Ode'], ['Ada Finch']])
})

test('open pages are told only when the people who are there are not the same', () => {
  const { say, names, told } = setUp()
  say(ben, 'first-page')
  expect(told()).toBe(1)
  say(ben, 'first-page')
  say(ben, 'second-page')
  say(ben, 'first-page', true)
  expect([told(), names(ada)]).toEqual([1, ['Ben Ode']])
  say(ben, 'second-page', true)
  expect([told(), names(ada)]).toEqual([2, []])
  say(ben, 'second-page', true)
  expect(told()).toBe(2)
})

test('a page without a word for a minute is over', () => {
  const { project, say, names, told } = setUp()
  say(ben, 'silent-page')
  const later = Date.now() + 61_000
  expect(peopleHere(actorOf(ada), project.id, later)).toEqual([])
  tidyPresences()
  expect([names(ada), told()]).toEqual([['Ben Ode'], 1])
  tidyPresences(later)
  expect([names(ada), told()]).toEqual([[], 2])
})

test('guests are never shown and see nobody', () => {
  const project = makeProject()
  const own = guest(project.id)
  showPresence(own, { projectId: project.id, tabId: 'page-of-guest' })
  expect(db.select().from(presences).where(eq(presences.projectId, project.id)).all()).toEqual([])
  const admin = makeUser({ role: 'admin' })
  showPresence(actorOf(admin), { projectId: project.id, tabId: 'page-of-admin' })
  expect(peopleHere(own, project.id)).toEqual([])
})

test('nobody is shown in a project that is not theirs, nor speaks for another page', () => {
  const { project, say, names } = setUp()
  const stranger = makeUser()
  const there = { projectId: project.id, tabId: 'page-of-stranger' }
  expect(catchError(() => showPresence(actorOf(stranger), there)).status).toBe(404)
  say(ben, 'page-of-ben-2')
  say(ada, 'page-of-ben-2', true)
  say(ada, 'page-of-ben-2')
  expect(names(ada)).toEqual(['Ben Ode'])
  expect(catchError(() => say(ben, 'x'.repeat(65))).status).toBe(400)
})
