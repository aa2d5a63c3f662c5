import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { guest, makeCollaborator, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { projects } from '~/db/schema'
import { findProject } from '~/features/project-base/project-access.server'
import { openProjects } from '~/features/project-base/scope.server'
import { subjects } from '~/features/subjects/subjects.server'
import { canEditProject, projectKinds } from '~/permissions/projects'
import { manageFlags } from '~/permissions/vocabulary'

test('what a list shows, what may be opened and what is heard of are the same projects', () => {
  const people = [
    makeUser(),
    makeUser(),
    makeUser({ role: 'client' }),
    makeUser({ role: 'admin' }),
    makeUser({ manageProjects: true }),
    makeEmployee({}),
    ...manageFlags.map((flag) => makeEmployee({ [flag]: true })),
  ]
  const owners = [null, ...people.slice(0, 4).map(({ id }) => id)]
  for (const kind of projectKinds) {
    for (const ownerId of owners) {
      const { id } = makeProject({ kind, ownerId })
      for (const [at, person] of people.entries()) {
        if (at % 3 > 0) makeCollaborator(id, person.id, at % 3 === 1 ? 'active' : 'pending')
      }
    }
  }
  const all = db.select({ id: projects.id }).from(projects).all()
  const actors = [
    guest(),
    ...all.map(({ id }) => guest(id)),
    ...people.map((person) => actorOf(person)),
  ]
  const counts = actors.map((actor) => {
    const listed = db.select({ id: projects.id }).from(projects).where(openProjects(actor)).all()
    const opened = all.filter(({ id }) => {
      const project = findProject(actor, id)
      return project !== undefined && canEditProject(actor, project)
    })
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(opened.map(({ id }) => id)))
    const heard = all.filter(({ id }) => subjects.project.mayOpen(id)(actor))
    expect(heard).toEqual(opened)
    return opened.length
  })
  expect(Math.min(...counts)).toBe(0)
  expect(Math.max(...counts)).toBe(all.length)
})
