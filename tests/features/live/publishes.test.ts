import { and, eq, gt } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { solvedCaptcha } from '#tests/fixtures/captchas'
import {
  renameFolder,
  renameProject,
  updatePage,
  updateProjectSettings,
} from '#tests/fixtures/edits'
import { enterFile } from '#tests/fixtures/files'
import { invitationsFor } from '#tests/fixtures/invitations'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePage, makePanel, makeProject, makeSection } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { liveEvents } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { confirmEmailChange } from '~/features/accounts/confirm-email-change.server'
import { setPhoto } from '~/features/accounts/set-photo.server'
import { issueToken } from '~/features/accounts/tokens.server'
import { updateProfile } from '~/features/accounts/update-profile.server'
import { addCollaborators } from '~/features/collaborators/add-collaborators.server'
import { askForAccess } from '~/features/collaborators/ask-for-access.server'
import { emit } from '~/features/events/emit.server'
import { accountEvents } from '~/features/events/event-types/accounts'
import { createFolder } from '~/features/folders/create-folder.server'
import { deleteFolder } from '~/features/folders/delete-folder.server'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { revokeInvitation } from '~/features/invitations/revoke-invitation.server'
import { newestEvent } from '~/features/live/newest-event.server'
import { addPage } from '~/features/pages/add-page.server'
import { deletePage } from '~/features/pages/delete-page.server'
import { movePage } from '~/features/pages/move-page.server'
import { setHomePage } from '~/features/pages/set-home-page.server'
import { claimOpenProject } from '~/features/projects/claim-open-project.server'
import { createProject } from '~/features/projects/create-project.server'
import { deleteProject } from '~/features/projects/delete-project.server'
import { moveProject } from '~/features/projects/move-project.server'
import { setProjectLogo } from '~/features/projects/set-project-logo.server'
import { addSection } from '~/features/sections/add-section.server'
import { duplicateSection } from '~/features/sections/duplicate-section.server'
import { moveSection } from '~/features/sections/move-section.server'
import { redoChange } from '~/features/sections/redo-change.server'
import { removeSection } from '~/features/sections/remove-section.server'
import { undoChange } from '~/features/sections/undo-change.server'
import { deleteUser } from '~/features/users/delete-user.server'

const owner = makeUser()
const me = actorOf(owner)
const project = makeProject({ ownerId: owner.id })
const [first, second] = [makePage(project.id), makePage(project.id)]
const [one, two] = [makeSection(first), makeSection(first)]
const at = { projectId: project.id, pageId: first.id }
const panelId = makePanel().id
const look = { orientation: 'left', color: 'light', type: 'body' } as const

/** How often a topic is told of while `work` runs. */
async function toldBy(topic: string, work: () => unknown): Promise<number> {
  const before = newestEvent()
  await work()
  return db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.topic, topic), gt(liveEvents.seq, before)))
    .all().length
}

const ofProject: [string, () => unknown][] = [
  ['a panel is added', () => addSection(me, { ...at, ...look, panelId })],
  ['undone', () => undoChange(me, at)],
  ['redone', () => redoChange(me, at)],
  ['a section is moved', () => moveSection(me, { ...at, sectionId: two.id, to: 'top' })],
  [
    'moved to another page',
    () => moveSection(me, { ...at, sectionId: two.id, to: { page: second.id } }),
  ],
  ['taken back across pages', () => undoChange(me, at)],
  ['copied', () => duplicateSection(me, { ...at, sectionId: one.id })],
  ['deleted', () => removeSection(me, { ...at, sectionId: one.id })],
  ['a page is added', () => addPage(me, { projectId: project.id, name: 'News' })],
  ['a page is moved', () => movePage(me, { ...at, pageId: second.id, to: 'up' })],
  ['a page becomes home', () => setHomePage(me, { ...at, pageId: second.id })],
  ['a page is renamed', () => updatePage(me, { ...at, name: 'Start' })],
  ['the project is renamed', () => renameProject(me, { projectId: project.id, name: 'Tidewater' })],
  [
    'settings are saved',
    () =>
      updateProjectSettings(me, {
        projectId: project.id,
        name: 'Tidewater',
        primaryColor: '#123456',
        secondaryColor: '#abcdef',
      }),
  ],
  [
    'a logo is set',
    () =>
      setProjectLogo(me, {
        projectId: project.id,
        logo: enterFile({ file: 'a.png', folder: 'logos' }),
      }),
  ],
  ['the logo is removed', () => setProjectLogo(me, { projectId: project.id, logo: null })],
  ['somebody asks for access', () => askForAccess(actorOf(makeUser()), project.id)],
  ['a page is deleted', () => deletePage(me, { ...at, pageId: second.id })],
  [
    'the project is deleted',
    () =>
      deleteProject(me, { projectId: project.id, confirm: 'Project', captcha: solvedCaptcha() }),
  ],
]

test.each(ofProject)('open editors are told when %s', async (_, work) => {
  expect(await toldBy(`project:${project.id}`, work)).toBeGreaterThan(0)
})

test('the bells of people invited to a project are updated when it is deleted', async () => {
  const invited = makeUser({ emailVerifiedAt: 1 })
  const admin = actorOf(makeUser({ role: 'admin' }))
  const { id: projectId } = makeProject({ ownerId: owner.id })
  addCollaborators(admin, { projectId, userIds: [], email: invited.email })
  const remove = () =>
    deleteProject(me, { projectId, confirm: 'Project', captcha: solvedCaptcha() })
  expect(await toldBy(`user:${invited.id}`, remove)).toBe(1)
})

test('a guest is told when somebody claims their project', async () => {
  const { id } = makeProject()
  const claim = () => claimOpenProject(actorOf(makeUser()), id)
  expect(await toldBy(`project:${id}`, claim)).toBe(1)
})

test('what a rule refuses tells nobody', async () => {
  const stranger = actorOf(makeUser())
  const other = makeProject({ ownerId: owner.id })
  const refused = () => {
    expect(() => addPage(stranger, { projectId: other.id, name: 'News' })).toThrow()
  }
  expect(await toldBy(`project:${other.id}`, refused)).toBe(0)
})

test('the list of users hears of invited and deleted people', async () => {
  const admin = actorOf(makeUser({ role: 'admin' }))
  const person = makeUser()
  const theirs = makeProject({ ownerId: person.id })
  const invite = () =>
    inviteUser(admin, { email: 'new@example.com', role: 'user', packageId: null })
  expect(await toldBy('list:users', invite)).toBe(1)
  const [invitation = { id: '' }] = invitationsFor('new@example.com')
  expect(await toldBy('list:users', () => revokeInvitation(admin, invitation))).toBe(1)
  expect(await toldBy('list:users', () => deleteUser(admin, makeUser()))).toBe(1)
  const remove = () => deleteUser(admin, person)
  expect(await toldBy(`project:${theirs.id}`, remove)).toBe(1)
})

const person = makeUser({ fullName: 'Wren Pine' })
const self = actorOf(person)
const { email, version } = person

test.each<[string, () => unknown]>([
  [
    'name',
    () => updateProfile(self, { fullName: 'Wren Oak', email, version, currentPassword: '' }),
  ],
  ['photo', () => setPhoto(person.id, enterFile({ folder: 'profilephotos' }))],
  ['lost photo', () => setPhoto(person.id, null)],
  ['email', () => confirmEmailChange(self, emailChangeFor('wren@example.com'))],
])('the list of users, and the pages of the person, hear of a new %s', async (_, work) => {
  let own = 0
  const listed = await toldBy('list:users', async () => {
    own = await toldBy(`user:${person.id}`, work)
  })
  expect({ listed, own }).toEqual({ listed: 1, own: 1 })
})

const emailChangeFor = (other: string) =>
  transaction((tx) => issueToken(tx, 'email_change', person.id, other))

test('a transaction tells a topic once, however often it happens', async () => {
  const told = await toldBy('list:users', () =>
    transaction((tx) => {
      for (const of of ['one', 'two']) emit(tx, self, accountEvents.changedPhoto, { subjectId: of })
    }),
  )
  expect(told).toBe(1)
})

test('the lists of projects of a person hear of their folders and projects', async () => {
  const told = (work: () => unknown) => toldBy(`user:${person.id}`, work)
  let [folderId, projectId] = ['', '']
  const steps = [
    () => (folderId = createFolder(self, { name: 'Clients' })),
    () => renameFolder(self, { folderId, name: 'Friends' }),
    () => (projectId = createProject(self, { name: 'Tidewater', folderId })),
    () => renameProject(self, { projectId, name: 'Lowwater' }),
    () => moveProject(self, { projectId, folderId: null }),
    () => deleteFolder(self, { folderId }),
    () => deleteProject(self, { projectId, confirm: 'Project', captcha: solvedCaptcha() }),
  ]
  for (const step of steps) expect(await told(step)).toBe(1)
})
