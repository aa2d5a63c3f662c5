import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callLoader } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { readExport } from '~/features/exports/read-export.server'
import { startExporting, waitForExport } from '~/features/exports/run-export.server'
import { startExport } from '~/features/exports/start-export.server'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { exportErrors } from '~/messages/exports'
import { TookTooLong } from '~/platform/pool.server'
import { loader } from '~/routes/exports/export'

vi.mock('~/platform/pictures/pictures.server', async (original) => {
  const real = await original<typeof import('~/platform/pictures/pictures.server')>()
  const onPicture: typeof real.onPicture = (kind, ...job) =>
    kind === 'pagesPdf'
      ? Promise.reject(new TookTooLong('a job took too much memory'))
      : real.onPicture(kind, ...job)
  return { ...real, onPicture }
})

let stop: () => Promise<void>
beforeAll(() => {
  seedLibrary()
  stop = startExporting()
})
afterAll(() => stop())

test('a project that has too much for one PDF says so, and what to do', async () => {
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id })
  const home = makePage(project.id, { home: true })
  makeSection(home, { panelId: 'logos-strip', orientation: 'left', color: 'light' })
  const target = { projectId: project.id, pageId: null, sectionId: null }
  const id = startExport(actorOf(owner), { ...target, kind: 'project_pdf' })
  await waitForExport(id, 30_000)
  expect(readExport(actorOf(owner), project.id, id).status).toBe('failed')
  const { data } = await callLoader(loader, {
    url: `/projects/${project.id}/exports/${id}`,
    params: { id: project.id, export: id },
    cookie: await signIn(owner),
  })
  expect(data).toMatchObject({ state: 'failed', failure: exportErrors['pdf-too-long'] })
})
