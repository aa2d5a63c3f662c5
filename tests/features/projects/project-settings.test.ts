import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { updateProjectSettings } from '#tests/fixtures/edits'
import { catchError } from '#tests/fixtures/errors'
import { enterFile } from '#tests/fixtures/files'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { guest, historyOf, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { brands, projects } from '~/db/schema'
import { projectSettingsSchema } from '~/features/projects/project-schema.server'
import { setProjectLogo } from '~/features/projects/set-project-logo.server'

const owner = makeUser()
const actor = actorOf(owner)
const stored = (id: string) => {
  const row = db
    .select()
    .from(projects)
    .innerJoin(brands, eq(brands.id, projects.brandId))
    .where(eq(projects.id, id))
    .get()
  if (!row) throw new Error('No such project')
  return row
}
const colors = { primaryColor: '#283F97', secondaryColor: '#abc' }

test('PROJ-29 PROJ-33 name and colors are saved and make the brand', () => {
  const project = makeProject({ ownerId: owner.id })
  const form = projectSettingsSchema.parse({ name: ' New ', ...colors, version: '1' })
  updateProjectSettings(actor, { projectId: project.id, ...form, story: undefined })
  const now = stored(project.id)
  expect(now.projects).toMatchObject({
    name: 'New',
    primaryColor: '#283f97',
    secondaryColor: '#aabbcc',
    version: 2,
  })
  expect(now.brands).toMatchObject({ name: 'New', primaryColor: '#283f97' })
  expect(now.projects.brandId).not.toBe(project.brandId)
  expect(historyOf(project.id)).toEqual(['settings updated'])
})

test('PROJ-30 settings need a name', () => {
  const parsed = projectSettingsSchema.safeParse({ name: ' ', ...colors })
  expect(parsed.error?.issues[0]).toMatchObject({
    path: ['name'],
    message: 'This field is required',
  })
})

test.each(['', 'red', '##283F97', '#28', '#283F9', '#283F970', '#28gf97', 'rgb(1,2,3)', '#fff;x'])(
  'PROJ-33 %s is no colour',
  (text) => {
    for (const field of ['primaryColor', 'secondaryColor']) {
      const form = { name: 'A', ...colors, version: '1', [field]: text }
      const issues = projectSettingsSchema.safeParse(form).error?.issues
      expect(issues).toMatchObject([{ path: [field] }])
    }
  },
)

test('PROJ-33 colors are kept as lower-case #rrggbb', () => {
  for (const typed of ['#FFE000', ' ffe000 ', '#fe0', 'FE0']) {
    const form = { name: 'A', ...colors, version: '1', primaryColor: typed }
    const expected = typed.includes('000') ? '#ffe000' : '#ffee00'
    expect(projectSettingsSchema.parse(form).primaryColor).toBe(expected)
  }
})

test('a stale form is told what is stored now', () => {
  const project = makeProject({ ownerId: owner.id })
  const input = { projectId: project.id, name: 'Mine', ...colors, version: 1 }
  updateProjectSettings(actor, { ...input, name: 'Theirs' })
  expect(catchError(() => updateProjectSettings(actor, input))).toMatchObject({
    code: 'stale',
    status: 409,
    stored: { name: 'Theirs', ...colors, version: 2 },
  })
  expect(stored(project.id).projects.name).toBe('Theirs')
})

test('PROJ-31 a logo is PNG, JPEG or SVG', () => {
  const project = makeProject({ ownerId: owner.id })
  for (const logo of ['a.png', 'b.jpg', 'c.jpeg', 'd.svg']) {
    enterFile({ folder: 'logos', file: logo })
    setProjectLogo(actor, { projectId: project.id, logo })
    expect(stored(project.id)).toMatchObject({ projects: { logo }, brands: { logo } })
  }
  for (const logo of ['a.gif', 'a.pdf', '../a.png', 'a/b.png', '.png', '']) {
    const work = () => setProjectLogo(actor, { projectId: project.id, logo })
    expect(catchError(work)).toMatchObject({ code: 'not-a-logo', status: 415 })
  }
})

test('PROJ-32 removing the logo takes it out of settings and brand', () => {
  const project = makeProject({ ownerId: owner.id })
  for (const file of ['a.png', 'b.png']) enterFile({ folder: 'logos', file })
  expect(setProjectLogo(actor, { projectId: project.id, logo: 'a.png' }).previous).toBeNull()
  expect(setProjectLogo(actor, { projectId: project.id, logo: 'b.png' }).previous).toBe('a.png')
  expect(setProjectLogo(actor, { projectId: project.id, logo: null }).previous).toBe('b.png')
  expect(stored(project.id)).toMatchObject({ projects: { logo: null }, brands: { logo: null } })
  expect(stored(project.id).projects.brandId).toBe(project.brandId)
  expect(historyOf(project.id)).toEqual(['logo updated', 'logo updated', 'logo removed'])
})

test('PAGE-07 a guest sets name and colors, but no logo', () => {
  const project = makeProject()
  const me = guest(project.id)
  updateProjectSettings(me, { projectId: project.id, name: 'Mine', ...colors })
  expect(stored(project.id).projects.name).toBe('Mine')
  for (const work of [
    () => setProjectLogo(me, { projectId: project.id, logo: 'a.png' }),
    () => setProjectLogo(me, { projectId: project.id, logo: null }),
  ]) {
    expect(catchError(work)).toMatchObject({ code: 'sign-up-needed', status: 403, field: 'logo' })
  }
})

test('GUARD-56 nobody without access changes a project', () => {
  const project = makeProject({ ownerId: owner.id })
  const input = { projectId: project.id, name: 'Hacked', ...colors }
  for (const stranger of [guest(), guest(project.id), actorOf(makeUser())]) {
    expect(catchError(() => updateProjectSettings(stranger, input)).status).toBe(404)
    const logo = () => setProjectLogo(stranger, { projectId: project.id, logo: 'a.png' })
    expect(catchError(logo).status).toBe(404)
  }
  expect(stored(project.id).projects).toMatchObject({ name: project.name, version: 1 })
})
