import { expect, test } from 'vitest'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import { hasScreen, screenAt } from '#tests/fixtures/routes'
import { backLink } from '~/features/projects/back-link'
import { projectKinds } from '~/permissions/projects'

test('every back link leads to a screen that is there', () => {
  const people = [makeUser(), makeUser({ role: 'admin' }), makeEmployee({ manageProjects: true })]
  for (const person of people) {
    for (const ownerId of [person.id, 'somebody', null]) {
      for (const folderId of ['f1', null]) {
        for (const kind of projectKinds) {
          const to = backLink(actorOf(person), { ownerId, folderId, kind })
          expect(to && hasScreen(to), `${to}`).toBe(true)
        }
      }
    }
  }
})

test('the back link of a template leads to the project templates once they have a screen', () => {
  const template = { ownerId: null, folderId: null, kind: 'project_template' } as const
  const admin = actorOf(makeUser({ role: 'admin' }))
  expect(backLink(admin, template)).toBe(screenAt('/admin/project-templates'))
})
