import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sent } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { actorOf, makeUser } from '#tests/fixtures/people'
import {
  guest,
  historyOf,
  makeCollaborator,
  makeFolder,
  makeNote,
  makePage,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { pages, projects, sections } from '~/db/schema'
import { DomainError } from '~/domain-error'
import { duplicatePage } from '~/features/pages/duplicate-page.server'
import { findPages } from '~/features/pages/find-pages.server'
import { duplicateProject } from '~/features/projects/duplicate-project.server'
import { restyleSection } from '~/features/sections/restyle-section.server'

const looks = (pageId: string) =>
  db
    .select()
    .from(sections)
    .where(eq(sections.pageId, pageId))
    .orderBy(sections.type, sections.order)
    .all()
    .map(({ type, panelId, color, orientation, order }) => [
      type,
      panelId,
      color,
      orientation,
      order,
    ])
const namesOf = (projectId: string) =>
  [...findPages(projectId)].sort((a, b) => a.order - b.order).map(({ name }) => name)

function website() {
  const user = makeUser()
  const folder = makeFolder(user.id)
  const project = makeProject({
    ownerId: user.id,
    folderId: folder.id,
    name: 'Bakery',
    primaryColor: '#112233',
  })
  const home = makePage(project.id, { name: 'Home', header: 'custom' })
  const about = makePage(project.id, { name: 'About' })
  const team = makePage(project.id, { name: 'Team', parentId: about.id })
  const section = makeSection(home)
  makeSection(home, { color: 'grey' })
  makeSection(home, { type: 'header' })
  makeSection(team)
  makeNote(home.id)
  return { user, actor: actorOf(user), project, home, about, team, section }
}

test('a page is duplicated behind itself with its sections; neither hears of the other', () => {
  const { actor, project, home, team, section } = website()
  const at = { projectId: project.id, pageId: home.id }
  const id = duplicatePage(actor, { ...at, idempotencyKey: sent('k') })
  expect(duplicatePage(actor, { ...at, idempotencyKey: sent('k') })).toBe(id)
  expect(namesOf(project.id)).toEqual(['Home', 'Copy of Home', 'About', 'Team'])
  const copy = db.select().from(pages).where(eq(pages.id, id)).get()
  expect(copy).toMatchObject({ home: false, header: 'custom', parentId: null, revision: 0 })
  expect(historyOf(id)).toEqual(['created'])
  const before = looks(id)
  expect(before).toEqual(looks(home.id))
  expect(before).toHaveLength(3)
  restyleSection(actor, { ...at, sectionId: section.id, color: 'light' })
  expect(looks(id)).toEqual(before)
  duplicatePage(actor, { projectId: project.id, pageId: team.id })
  expect(namesOf(project.id)).toEqual(['Home', 'Copy of Home', 'About', 'Team', 'Copy of Team'])
  expect(findPages(project.id).find(({ name }) => name === 'Copy of Team')?.parentId).toBe(
    team.parentId,
  )
})

test('a long page name is cut; a guest and a page template have one page only', () => {
  const { actor, project } = website()
  const long = makePage(project.id, { name: 'x'.repeat(200) })
  const id = duplicatePage(actor, { projectId: project.id, pageId: long.id })
  expect(db.select().from(pages).where(eq(pages.id, id)).get()?.name).toHaveLength(200)
  const free = makeProject()
  const page = makePage(free.id)
  const asGuest = () => duplicatePage(guest(free.id), { projectId: free.id, pageId: page.id })
  expect(catchError(asGuest)).toMatchObject({ code: 'sign-up-needed', status: 403 })
  const admin = actorOf(makeUser({ role: 'admin' }))
  const template = makeProject({ ownerId: admin.id, kind: 'page_template' })
  const only = makePage(template.id)
  const second = () => duplicatePage(admin, { projectId: template.id, pageId: only.id })
  expect(catchError(second)).toMatchObject({ code: 'page-template-one-page' })
})

test('a project is duplicated into its folder, without people and notes', async () => {
  const { actor, user, project, home } = website()
  makeCollaborator(project.id, makeUser().id)
  const id = await duplicateProject(actor, { projectId: project.id, name: 'Copy of Bakery' })
  const copy = db.select().from(projects).where(eq(projects.id, id)).get()
  expect(copy).toMatchObject({
    name: 'Copy of Bakery',
    ownerId: user.id,
    folderId: project.folderId,
    primaryColor: '#112233',
    published: false,
    shareToken: null,
  })
  expect(namesOf(id)).toEqual(['Home', 'About', 'Team'])
  const copied = db
    .select()
    .from(pages)
    .where(and(eq(pages.projectId, id), eq(pages.home, true)))
    .get()
  expect(looks(copied?.id ?? '')).toEqual(looks(home.id))
})

test('PROJ-13 a duplicate counts toward the limit; nobody duplicates another’s project', async () => {
  const { actor, project } = website()
  const copy = () => duplicateProject(actor, { projectId: project.id, name: 'Copy' })
  await copy()
  await copy()
  const refused = await copy().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DomainError)
  expect(refused).toMatchObject({ code: 'project-limit', status: 403 })
  const friend = makeUser()
  makeCollaborator(project.id, friend.id)
  const theirs = duplicateProject(actorOf(friend), { projectId: project.id, name: 'Mine' })
  await expect(theirs).rejects.toMatchObject({ status: 403 })
})
