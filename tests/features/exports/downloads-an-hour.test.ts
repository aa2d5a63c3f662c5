import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { exportsTable, projects } from '~/db/schema'
import { startExport } from '~/features/exports/start-export.server'
import { exportErrors } from '~/messages/exports'

test('a project that is deleted gives none of the downloads of an hour back', () => {
  const person = makeUser()
  const panel = makePanel()
  const start = () => {
    const project = makeProject({ ownerId: person.id })
    const page = makePage(project.id)
    makeSection(page, { panelId: panel.id })
    const target = { projectId: project.id, pageId: page.id, sectionId: null }
    startExport(actorOf(person), { ...target, kind: 'page_pdf' })
    db.update(exportsTable).set({ status: 'ready' }).run()
    db.delete(projects).where(eq(projects.id, project.id)).run()
  }
  for (let n = 0; n < 60; n += 1) start()
  expect(db.select().from(exportsTable).all()).toEqual([])
  expect(catchError(start)).toMatchObject({ code: 'export-limit', status: 429 })
  expect(exportErrors['export-limit']).toContain('60 downloads within an hour')
})
