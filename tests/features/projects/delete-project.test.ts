import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { solvedCaptcha } from '#tests/fixtures/captchas'
import { actorOf, makeEmployee, makeUser } from '#tests/fixtures/people'
import {
  historyOf,
  makeCollaborator,
  makePage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { brands, collaborators, exportsTable, pages, projects, sections } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { findProject } from '~/features/project-base/project-access.server'
import { deleteProject } from '~/features/projects/delete-project.server'
import { errorText } from '~/messages/errors'
import { files } from '~/platform/files/files.server'

type User = ReturnType<typeof makeUser>

/** Deletes with everything right but `wrong`. @returns the error, or null */
async function remove(user: User, projectId: string, wrong: object = {}) {
  try {
    const captcha = solvedCaptcha()
    await deleteProject(actorOf(user), { projectId, confirm: 'Project', captcha, ...wrong })
    return null
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
}

const exists = (id: string) =>
  db.select().from(projects).where(eq(projects.id, id)).get() !== undefined

test('PROJ-21 owner, admin and project manager delete a project, nobody else', async () => {
  const owner = makeUser()
  const { id } = makeProject({ ownerId: owner.id })
  const friend = makeUser()
  makeCollaborator(id, friend.id)
  expect((await remove(friend, id))?.status).toBe(403)
  expect((await remove(makeUser(), id))?.status).toBe(404)
  expect((await remove(makeUser({ manageProjects: true }), id))?.status).toBe(404)
  expect((await remove(makeEmployee(), id))?.status).toBe(404)
  expect(exists(id)).toBe(true)
  expect(await remove(owner, id)).toBeNull()
  for (const staff of [makeUser({ role: 'admin' }), makeEmployee({ manageProjects: true })]) {
    const other = makeProject({ ownerId: owner.id })
    expect(await remove(staff, other.id)).toBeNull()
    expect(exists(other.id)).toBe(false)
  }
})

test.each(['', 'project', 'Project ', 'PROJECT', 'Delete'])(
  'PROJ-22 %j is not the word: Invalid input, and the captcha was not used',
  async (confirm) => {
    const owner = makeUser()
    const { id } = makeProject({ ownerId: owner.id })
    const captcha = solvedCaptcha()
    const domainError = await remove(owner, id, { confirm, captcha })
    expect(domainError).toMatchObject({ status: 400, details: { field: 'confirm' } })
    expect(domainError && errorText(domainError)).toBe('Invalid input')
    expect(exists(id)).toBe(true)
    expect(await remove(owner, id, { captcha })).toBeNull()
  },
)

test('PROJ-23 PROJ-26 a wrong, missing or used captcha keeps the project', async () => {
  const owner = makeUser()
  const { id } = makeProject({ ownerId: owner.id })
  const used = solvedCaptcha()
  expect(await remove(owner, makeProject({ ownerId: owner.id }).id, { captcha: used })).toBeNull()
  for (const captcha of [
    { ...solvedCaptcha(), letters: 'WRONG' },
    { ...solvedCaptcha(), letters: '' },
    { ...solvedCaptcha(), captchaId: '' },
    { ...solvedCaptcha(), letters: '', turnstile: 'anything' },
    used,
  ]) {
    expect(await remove(owner, id, { captcha })).toMatchObject({ status: 400 })
  }
  expect(exists(id)).toBe(true)
})

test('PROJ-25 HIST-02 with a project go its pages, sections, collaborators, downloads, files and brand', async () => {
  const owner = makeUser()
  const project = makeProject({ ownerId: owner.id, name: 'Tidewater', logo: 'mark.png' })
  const twin = makeProject({ ownerId: owner.id, name: 'Twin' })
  const copy = makeProject({ ownerId: owner.id, name: 'Twin' })
  const kept = makeSection(makePage(twin.id))
  makeSection(makePage(project.id))
  makeCollaborator(project.id, makeUser().id)
  const logoFiles = ['mark.png', 'thumb_mark.png', 'medium_mark.png', 'large_mark.png']
  for (const name of logoFiles) await files.put('logos', name, Buffer.from('x'))
  await files.put('exports', 'made.pdf', Buffer.from('x'))
  const now = Date.now()
  db.insert(exportsTable)
    .values({
      id: 'e1',
      projectId: project.id,
      kind: 'project_pdf',
      fileName: 'Tidewater.pdf',
      status: 'ready',
      total: 1,
      file: 'made.pdf',
      actor: owner.id,
      createdAt: now,
      updatedAt: now,
    })
    .run()
  expect(await remove(owner, project.id)).toBeNull()
  for (const table of [pages, sections, collaborators, exportsTable]) {
    expect(db.select().from(table).where(eq(table.projectId, project.id)).all()).toEqual([])
  }
  for (const name of logoFiles) expect(await files.stat('logos', name)).toBeNull()
  expect(await files.stat('exports', 'made.pdf')).toBeNull()
  const brand = (id: string) => db.select().from(brands).where(eq(brands.id, id)).get()
  expect(brand(project.brandId)).toBeUndefined()
  expect(await remove(owner, copy.id)).toBeNull()
  expect(brand(twin.brandId)).toBeDefined()
  expect(db.select().from(sections).where(eq(sections.id, kept.id)).get()).toBeDefined()
  expect(historyOf(project.id)).toEqual(['deleted'])
  expect(sqlite.pragma('foreign_key_check')).toEqual([])
})

test('PROJ-24 a deleted project is not there any more, and is deleted once', async () => {
  const owner = makeUser()
  const { id } = makeProject({ ownerId: owner.id })
  const both = await Promise.all([remove(owner, id), remove(owner, id)])
  expect(both.map((domainError) => domainError?.status ?? 'deleted').sort()).toEqual([
    404,
    'deleted',
  ])
  expect(findProject(actorOf(owner), id)).toBeUndefined()
})
