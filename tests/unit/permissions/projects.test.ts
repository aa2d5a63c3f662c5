import { expect, test } from 'vitest'
import { cast, managers, person, whoMay } from '#tests/fixtures/cast'
import {
  canAddCollaborators,
  canAskForAccess,
  canChangePageNote,
  canDeletePageNote,
  canEditProject,
  canLeaveProject,
  canManageProject,
  canMoveProject,
  canRemoveCollaborator,
  canSeeAllProjects,
  canShareProject,
  canUseAccountFeatures,
  canUseFolder,
  canUsePageNotes,
  hasCollaborators,
  isOwnerless,
  kindOfTemplate,
  type ProjectFacts,
  projectLimit,
  templateKindOf,
} from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

const website: ProjectFacts = { id: 'p', ownerId: 'client', kind: 'website', collaboration: null }
const nobodys: ProjectFacts = { ...website, ownerId: null }
const templates = (['page_template', 'project_template'] as const).map((kind) => ({
  ...website,
  ownerId: 'user',
  kind,
}))
const guest: Actor = { kind: 'guest', projectId: 'p' }
const { guest: _, ...members } = cast
const who = (rule: (actor: Actor, project: ProjectFacts) => boolean, project = website) =>
  whoMay((actor) => rule(actor, project))

test('GUARD-25 GUARD-26 GUARD-29 its owner, who manages projects and active collaborators edit a website', () => {
  expect(who(canEditProject)).toEqual(['client', ...managers])
  expect(who(canEditProject, { ...website, collaboration: 'pending' })).toEqual(who(canEditProject))
  const shared = { ...website, collaboration: 'active' } as const
  expect(who(canEditProject, shared)).toEqual(Object.keys(members))
  expect(canEditProject(guest, shared)).toBe(false)
})

test('GUARD-23 GUARD-24 a project of nobody is for the guest who holds it and who manages projects', () => {
  expect(canEditProject(guest, nobodys)).toBe(true)
  expect(canEditProject({ kind: 'guest', projectId: 'q' }, nobodys)).toBe(false)
  expect(canEditProject(guest, website)).toBe(false)
  expect(canEditProject(guest, { ...nobodys, kind: 'page_template' })).toBe(false)
  expect(who(canEditProject, nobodys)).toEqual(managers)
  expect(who(canEditProject, { ...nobodys, collaboration: 'active' })).toEqual(managers)
  expect(isOwnerless(nobodys)).toBe(true)
  expect(isOwnerless(website)).toBe(false)
  expect(isOwnerless({ ...nobodys, kind: 'project_template' })).toBe(false)
})

test('GUARD-27 GUARD-28 a template is for people who hold the flag of its kind, not for its author', () => {
  const flags = ['managePageTemplates', 'manageProjectTemplates'] as const
  templates.forEach((template, at) => {
    for (const flag of flags) {
      const employee = person('e', { organization: true, [flag]: true })
      expect(canEditProject(employee, template)).toBe(flag === flags[at])
      expect(canManageProject(employee, template)).toBe(flag === flags[at])
      expect(canEditProject(employee, website)).toBe(false)
    }
    expect(who(canEditProject, template)).toEqual(managers)
    expect(who(canEditProject, { ...template, collaboration: 'active' })).toEqual(managers)
    expect(who(canManageProject, template)).toEqual(managers)
    const projects = person('e', { organization: true, manageProjects: true })
    expect([canEditProject(projects, template), canManageProject(projects, template)]).toEqual([
      true,
      false,
    ])
  })
  expect(templates.map(templateKindOf)).toEqual(['page', 'project'])
  expect(templateKindOf(website)).toBeNull()
  expect(kindOfTemplate('page')).toBe('page_template')
})

test('PROJ-21 COLLAB-02 COLLAB-07 its owner and who manages projects delete it and let others in', () => {
  for (const rule of [canManageProject, canAddCollaborators]) {
    expect(who(rule)).toEqual(['client', ...managers])
    expect(who(rule, { ...website, collaboration: 'active' })).toEqual(['client', ...managers])
    expect(rule(guest, nobodys)).toBe(false)
  }
})

test('COLLAB-02 a guest’s project and a template have no collaborators', () => {
  const rules = [canAddCollaborators, canRemoveCollaborator, canLeaveProject, canAskForAccess]
  for (const project of [nobodys, ...templates]) {
    expect(hasCollaborators(project)).toBe(false)
    for (const rule of rules) {
      expect(who(rule, { ...project, collaboration: 'active' }), rule.name).toEqual([])
    }
  }
  expect(hasCollaborators(website)).toBe(true)
})

test('COLLAB-10 COLLAB-11 its owner and admins remove somebody; an active collaborator leaves', () => {
  expect(who(canRemoveCollaborator)).toEqual(['client', 'admin'])
  expect(who(canLeaveProject)).toEqual([])
  expect(who(canLeaveProject, { ...website, collaboration: 'pending' })).toEqual([])
  const leaving = who(canLeaveProject, { ...website, collaboration: 'active' })
  expect(leaving).toEqual(Object.keys(members).filter((name) => name !== 'client'))
})

test('COLLAB-06 someone who is signed in and not let in asks the owner', () => {
  expect(who(canAskForAccess)).toEqual(['user', 'former', 'employee', 'insider'])
  expect(canAskForAccess(guest, website)).toBe(false)
})

test('SHARE-01 PROJ-18 only its owner shares a website and puts it into a folder, a template nobody', () => {
  for (const may of [canShareProject, canMoveProject]) {
    expect(who(may)).toEqual(['client'])
    expect(who(may, nobodys)).toEqual([])
    for (const template of templates) expect(who(may, template)).toEqual([])
  }
  expect(whoMay((actor) => canUseFolder(actor, { ownerId: 'client' }))).toEqual(['client'])
})

test('notes of a page are for those with an account who edit it', () => {
  expect(who(canUsePageNotes)).toEqual(['client', ...managers])
  expect(canUsePageNotes(guest, nobodys)).toBe(false)
})

test('the words of a note are changed by its author and admins, those of a visitor by nobody', () => {
  const note = { authorId: 'employee', visitorName: null }
  const change = (facts: Partial<{ authorId: string | null; visitorName: string | null }>) =>
    whoMay((actor) => canChangePageNote(actor, { ...note, ...facts }))
  expect(change({})).toEqual(['employee', 'admin'])
  expect(change({ authorId: null })).toEqual(['admin'])
  expect(change({ authorId: null, visitorName: 'Visitor' })).toEqual([])
})

test('a note is deleted by its author and admins, the comment of a visitor by the owner too', () => {
  const remove = (authorId: string | null, visitorName: string | null) =>
    whoMay((actor) => canDeletePageNote(actor, website, { authorId, visitorName }))
  expect(remove('employee', null)).toEqual(['employee', 'admin'])
  expect(remove(null, null)).toEqual(['admin'])
  expect(remove(null, 'Visitor')).toEqual(['client', 'admin'])
})

test('PROJ-13 PROJ-14 PROJ-15 PROJ-02 how many projects somebody may have', () => {
  const settings = { maxProjects: 3, maxClientProjects: 7 }
  const limits = Object.entries(cast).map(([name, actor]) => [name, projectLimit(actor, settings)])
  expect(Object.fromEntries(limits)).toEqual({
    guest: 1,
    user: 3,
    former: 3,
    client: 7,
    employee: 2_000,
    insider: 2_000,
    manager: 2_000,
    admin: 2_000,
  })
  expect(whoMay(canSeeAllProjects)).toEqual(managers)
  expect(whoMay(canUseAccountFeatures)).toEqual(Object.keys(members))
})
