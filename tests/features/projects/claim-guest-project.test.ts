import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { guest, historyOf, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { projects, type User } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { claimGuestProject } from '~/features/projects/claim-guest-project.server'
import { claimOpenProject } from '~/features/projects/claim-open-project.server'
import { listOwnProjects } from '~/features/projects/list-own-projects.server'
import { openProject } from '~/features/projects/open-project.server'

const claim = (projectId: string, user: User, mustFit: boolean) =>
  transaction((tx) => claimGuestProject(tx, projectId, actorOf(user), { mustFit }))
const ownerOf = (id: string) => db.select().from(projects).where(eq(projects.id, id)).get()?.ownerId

/** A user who owns three projects: the limit. */
function atLimit() {
  const user = makeUser()
  for (let i = 0; i < 3; i++) makeProject({ ownerId: user.id })
  return user
}

test('PROJ-05 signing up never loses the project, even at the limit', () => {
  const user = atLimit()
  const project = makeProject()
  expect(claim(project.id, user, false)).toBe('claimed')
  const listed = listOwnProjects(actorOf(user)).projects.map((p) => p.id)
  expect(listed).toContain(project.id)
  expect(historyOf(project.id)).toEqual(['claimed'])
})

test('PROJ-06 PROJ-07 signing in takes the project only below the limit', () => {
  const [full, free] = [atLimit(), makeUser()]
  const project = makeProject()
  expect(claim(project.id, full, true)).toBe('limit-reached')
  expect(ownerOf(project.id)).toBeNull()
  expect(claim(project.id, free, true)).toBe('claimed')
  expect(ownerOf(project.id)).toBe(free.id)
})

test('PROJ-04 the first to sign up owns it; then its link is closed to other guests', () => {
  const [first, second] = [makeUser(), makeUser()]
  const project = makeProject()
  expect(openProject(guest(), project.id).kind).toBe('adopt')
  claim(project.id, first, false)
  expect(claim(project.id, second, false)).toBe('nothing')
  expect(ownerOf(project.id)).toBe(first.id)
  expect(openProject(guest(project.id), project.id)).toEqual({ kind: 'log-in' })
  expect(openProject(guest(), project.id)).toEqual({ kind: 'log-in' })
})

test('PROJ-04 a template whose author was deleted has no owner, and is nobody’s to take', () => {
  const user = makeUser()
  for (const kind of ['page_template', 'project_template'] as const) {
    const { id } = makeProject({ kind })
    expect(catchError(() => claimOpenProject(actorOf(user), id)).status).toBe(404)
    expect(claim(id, user, false)).toBe('nothing')
    expect(ownerOf(id)).toBeNull()
  }
})
