import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { flashOf } from '#tests/fixtures/answers'
import { catchError } from '#tests/fixtures/errors'
import { callAction, callLoader } from '#tests/fixtures/http'
import { mailsTo, noticesOf } from '#tests/fixtures/notifications'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import {
  historyOf,
  makeCollaborator,
  makePage,
  makePanel,
  makeProject,
  makeSection,
} from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { collaborators, pageNotes, projects } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { chooseMails } from '~/features/notifications/choose-mails.server'
import { listNotifications } from '~/features/notifications/list-notifications.server'
import { markOpened } from '~/features/notifications/mark-opened.server'
import { listPageNotes } from '~/features/pages/list-page-notes.server'
import { switchShare } from '~/features/share/switch-share.server'
import { listOfferedTemplates, offeredTemplate } from '~/features/templates/offered-template.server'
import { previewedTemplate } from '~/features/templates/previewed-template.server'
import { publishTemplate } from '~/features/templates/publish-template.server'
import { notificationTypesOf } from '~/permissions/notifications'
import * as shareRoute from '~/routes/editor/share'
import * as renewRoute from '~/routes/editor/share/renew'
import * as revokeRoute from '~/routes/editor/share/revoke'
import * as homeRoute from '~/routes/share/shared'
import * as pageRoute from '~/routes/share/shared-page'

vi.setConfig({ testTimeout: 20_000 })

function world() {
  const owner = makeUser({ fullName: 'Olive Owner' })
  const project = makeProject({ ownerId: owner.id, name: 'Tidewater' })
  const panel = makePanel({ id: `hero-scene-${project.id}`, builtIn: false })
  const [home, prices] = [makePage(project.id, { name: 'Home' }), makePage(project.id)]
  makeSection(home, { panelId: panel.id })
  return { owner, actor: actorOf(owner), project, home, prices }
}
const stored = (id: string) => db.select().from(projects).where(eq(projects.id, id)).get()
const tokenOf = (id: string) => stored(id)?.shareToken ?? ''
const open = (token: string, page?: string) =>
  page
    ? callLoader(pageRoute.loader, { url: `/share/${token}/${page}`, params: { token, page } })
    : callLoader(homeRoute.loader, { url: `/share/${token}`, params: { token } })
const comment = (token: string, form: Record<string, string>, address = '1.2.3.4') =>
  callAction(homeRoute.action, {
    url: `/share/${token}`,
    params: { token },
    form: { part: 'comment', ...form },
    address,
  })
const comments = (pageId: string) =>
  db.select().from(pageNotes).where(eq(pageNotes.pageId, pageId)).all()
const shared = (facts = {}) => {
  const all = world()
  switchShare(all.actor, { projectId: all.project.id, step: 'on', comments: true, ...facts })
  return { ...all, token: tokenOf(all.project.id) }
}

/** Posts of somebody to the share dialog, and to what closes its link. */
function postsOf(cookie: string, id: string) {
  const posts = (action: typeof shareRoute.action) => async (form: Record<string, string>) => {
    const answer = await callAction(action, { url: '/x?s=1', params: { id }, cookie, form })
    return {
      ...{ at: answer.location, status: answer.status, data: answer.data },
      ...{ token: stored(id)?.shareToken, said: flashOf(answer) },
      anew: answer.headers.has('X-Remix-Reload-Document'),
    }
  }
  return {
    share: posts(shareRoute.action),
    renew: posts(renewRoute.action),
    revoke: posts(revokeRoute.action),
  }
}

test('SHARE-01 HIST-02 the owner switches the share link on; its token is there as long as it is on', async () => {
  const { owner, project } = world()
  const { share, renew, revoke } = postsOf(await signIn(owner), project.id)
  expect((await share({ step: 'on', key: 'a' })).at).toBe(`/projects/${project.id}/share?s=1`)
  const first = tokenOf(project.id)
  expect(stored(project.id)).toMatchObject({
    shareToken: expect.any(String),
    published: true,
    shareComments: false,
  })
  expect(Buffer.from(first, 'base64url').length).toBeGreaterThanOrEqual(16)
  await share({ step: 'on', comments: 'on', key: 'b' })
  expect(stored(project.id)).toMatchObject({ shareToken: first, shareComments: true })
  const renewed = await renew({ token: first })
  const at = `/projects/${project.id}/share?s=1`
  expect(renewed).toMatchObject({ token: expect.any(String), at })
  expect(renewed.token).not.toBe(first)
  expect(stored(project.id)?.published).toBe(true)
  await revoke({ token: renewed.token ?? '', key: 'd' })
  expect(stored(project.id)).toMatchObject({
    ...{ shareToken: null, published: false, shareComments: true },
  })
  expect(historyOf(project.id)).toEqual([
    'share link switched on',
    'share link switched on',
    'share link renewed',
    'share link revoked',
  ])
})

test('SHARE-04 an old form closes no other link than the one it names; without a link there is none to close', async () => {
  const { owner, project } = world()
  const { share, renew, revoke } = postsOf(await signIn(owner), project.id)
  const first = (await share({ step: 'on', key: 'a' })).token ?? ''
  const second = (await renew({ token: first })).token ?? ''
  const text = 'The link was renewed, so nothing was changed. This is now about the new link.'
  const refused = { status: 409, token: second, data: { error: { text } } }
  for (const form of [{ token: first }, { token: '' }, {}] as Record<string, string>[]) {
    expect(await renew(form)).toMatchObject(refused)
    expect(await revoke(form)).toMatchObject(refused)
  }
  const revoked = { token: null, said: expect.stringContaining('The share link is revoked.') }
  for (const token of [second, second, first]) {
    expect(await revoke({ token })).toMatchObject(revoked)
    expect(await renew({ token })).toMatchObject(revoked)
  }
  const third = (await share({ step: 'on', key: 'b' })).token
  expect(await revoke({ token: second })).toMatchObject({ status: 409, token: third })
})

test('a page of an older build is led to what is asked first; no unknown step is silent', async () => {
  const { owner, project, token } = shared()
  const { share } = postsOf(await signIn(owner), project.id)
  for (const [step, screen] of [
    ['off', 'revoke'],
    ['renew', 'renew'],
  ] as const) {
    const at = `/projects/${project.id}/share/${screen}?s=1`
    expect(await share({ step })).toMatchObject({ status: 303, at, token, anew: true })
  }
  const said = 'This page is out of date, so nothing was changed. Please reload it.'
  for (const form of [{ step: 'close' }, {}] as Record<string, string>[]) {
    expect(await share(form)).toMatchObject({
      ...{ status: 400, token },
      data: { result: { error: { '': [said] } } },
    })
  }
})

test('SHARE-04 what closes the link for good is asked first; without a link there is nothing to ask', async () => {
  const { owner, project, actor } = world()
  const cookie = await signIn(owner)
  const ask = (route: typeof renewRoute | typeof revokeRoute) =>
    callLoader(route.loader, { url: '/x?s=1', params: { id: project.id }, cookie })
  const closeTo = `/projects/${project.id}/share?s=1`
  for (const route of [renewRoute, revokeRoute]) expect((await ask(route)).location).toBe(closeTo)
  switchShare(actor, { projectId: project.id, step: 'on' })
  const token = tokenOf(project.id)
  for (const route of [renewRoute, revokeRoute]) {
    expect((await ask(route)).data).toEqual({
      closeTo,
      token,
      link: expect.stringContaining(token),
    })
  }
  expect(tokenOf(project.id)).toBe(token)
})

test('SHARE-01 a collaborator, staff and strangers cannot switch it on', async () => {
  const { project } = world()
  const friend = makeUser()
  makeCollaborator(project.id, friend.id)
  for (const [user, status] of [
    [friend, 403],
    [makeUser({ role: 'admin' }), 403],
    [makeUser(), 404],
  ] as const) {
    const answer = await callAction(shareRoute.action, {
      url: '/x',
      params: { id: project.id },
      cookie: await signIn(user),
      form: { step: 'on' },
    })
    expect(answer.status).toBe(status)
  }
  expect(stored(project.id)).toMatchObject({ shareToken: null })
})

test('SHARE-02 anybody sees the page; nothing tells whose it is or its id', async () => {
  const { token, project, owner, home } = shared()
  const { status, data } = await open(token)
  expect(status).toBe(200)
  expect(data).toMatchObject({ project: 'Tidewater', page: { id: home.id, name: 'Home' } })
  expect(data.page?.sections).toHaveLength(1)
  const text = JSON.stringify(data).replaceAll(`hero-scene-${project.id}`, '')
  for (const secret of [project.id, owner.id, owner.email, owner.fullName]) {
    expect(text).not.toContain(secret)
  }
})

test('SHARE-03 the navigation follows the tree, home first, without what is left out', async () => {
  const { token, project, home, prices } = shared()
  const child = makePage(project.id, { name: 'Child', parentId: prices.id })
  const imprint = makePage(project.id, { name: 'Imprint', nonNavigation: true })
  db.update(projects).set({ name: 'T' }).run()
  sqlite.prepare('update pages set "order" = 9 where id = ?').run(home.id)
  const { data } = await open(token, child.id)
  expect(data.page?.id).toBe(child.id)
  expect(data.navigation).toMatchObject([
    { id: home.id, home: true },
    { id: prices.id, children: [{ id: child.id }] },
  ])
  // It has no row in the menu, but whoever knows its address opens it.
  expect((await open(token, imprint.id)).status).toBe(200)
  const other = world()
  expect((await open(token, other.home.id)).status).toBe(404)
})

test('SHARE-04 a revoked, a renewed and a guessed link give the same answer: not found', async () => {
  const { token, actor, project } = shared()
  switchShare(actor, { projectId: project.id, step: 'renew', token })
  const renewed = tokenOf(project.id)
  const guessed = await open('no-such-link')
  expect(guessed.status).toBe(404)
  expect(await open(token)).toEqual(guessed)
  expect((await open(renewed)).status).toBe(200)
  switchShare(actor, { projectId: project.id, step: 'off', token: renewed })
  expect(await open(renewed)).toEqual(guessed)
  expect((await open('')).status).toBe(404)
})

test('SHARE-04 a deleted project and a published template are not found either', async () => {
  const { token, project } = shared()
  db.update(projects).set({ kind: 'project_template' }).where(eq(projects.id, project.id)).run()
  expect((await open(token)).status).toBe(404)
  db.delete(projects).where(eq(projects.id, project.id)).run()
  expect((await open(token)).status).toBe(404)
})

test('SHARE-01 a project whose preview is on is nobody’s template', () => {
  const { project } = shared()
  const admin = actorOf(makeUser({ role: 'admin' }))
  expect(stored(project.id)?.published).toBe(true)
  expect(listOfferedTemplates().templates.some(({ id }) => id === project.id)).toBe(false)
  const offer = () => transaction((tx) => offeredTemplate(tx, project.id))
  expect(catchError(offer)).toMatchObject({ code: 'template-gone' })
  expect(catchError(() => previewedTemplate(project.id, null)).status).toBe(404)
  const again = { id: project.id, published: false }
  expect(catchError(() => publishTemplate(admin, again)).status).toBe(404)
})

test('SHARE-02 posts to a preview without comments are refused and change nothing', async () => {
  const { token, project, home } = shared({ comments: false })
  const before = JSON.stringify(stored(project.id))
  for (const form of [{ name: 'Wren', text: 'Hello' }, { step: 'off' }, { to: 'up' }] as Record<
    string,
    string
  >[]) {
    expect((await comment(token, form)).status).toBe(403)
  }
  expect(JSON.stringify(stored(project.id))).toBe(before)
  expect(comments(home.id)).toEqual([])
})

test('a comment is among the notes as a visitor’s, once, as plain text', async () => {
  const { token, project, home, actor } = shared()
  const form = { name: 'Wren', text: '<script>alert(1)</script>', key: 'k', website: '' }
  const [answer] = [await comment(token, form), await comment(token, form)]
  const [{ id = '' } = {}] = comments(home.id)
  expect(answer).toMatchObject({
    status: 303,
    location: `/share/${token}/${home.id}?comment=${id}#comment-${id}`,
  })
  expect(comments(home.id)).toMatchObject([
    { authorId: null, visitorName: 'Wren', text: '<script>alert(1)</script>' },
  ])
  expect(listPageNotes(actor, project.id, home.id, null).notes).toMatchObject([
    {
      ...{ author: 'Visitor Wren', mayEdit: false, mayDelete: true },
      comment: { number: 1, about: null, done: false },
    },
  ])
})

test('NOTIF-08 NOTIF-07 a comment reaches the owner and who works on it, by bell and mail', async () => {
  const { token, project, home, owner } = shared()
  const [friend, asking] = [makeUser(), makeUser()]
  makeCollaborator(project.id, friend.id)
  makeCollaborator(project.id, asking.id, 'pending')
  await comment(token, { name: 'Wren', text: 'Larger, please', key: 'n' })
  const notes = `/projects/${project.id}/pages/${home.id}/notes`
  const leadTo = `${notes}#note-${db.select().from(pageNotes).where(eq(pageNotes.pageId, home.id)).get()?.id}`
  for (const person of [owner, friend]) {
    expect(noticesOf(person.id)).toMatchObject([
      { type: 'project_comment', subject: project.id, senderId: null, urlParams: leadTo },
    ])
    expect(listNotifications(actorOf(person)).rows).toMatchObject([
      { who: 'Visitor Wren', what: 'Tidewater', page: 'Home' },
    ])
    const [sent, ...more] = mailsTo(person.email)
    expect(more).toEqual([])
    expect(sent?.subject).toBe('A visitor commented on a shared preview')
    for (const name of ['“Visitor Wren”', '“Tidewater”']) expect(sent?.message).toContain(name)
    expect(sent?.message).toContain('> Home: Larger, please')
    expect(sent?.message).toContain(notes)
  }
  expect(noticesOf(asking.id)).toEqual([])
  db.delete(collaborators).where(eq(collaborators.userId, friend.id)).run()
  expect(listNotifications(actorOf(friend)).rows).toMatchObject([{ what: null, page: null }])
  markOpened(owner.id, new URL(notes, 'http://panelry.test'))
  expect(noticesOf(owner.id)).toMatchObject([{ viewed: true }])
})

test('MAIL-05 comments flood no mailbox, and can be switched off for mail', async () => {
  const { token, owner, project } = shared()
  const quiet = makeUser()
  makeCollaborator(project.id, quiet.id)
  const wanted = notificationTypesOf(actorOf(quiet)).filter((type) => type !== 'project_comment')
  chooseMails(actorOf(quiet), { wanted })
  for (let n = 0; n < 8; n++) {
    await comment(token, { name: `Visitor ${n}`, text: 'Hello', key: `f${n}` }, `1.2.3.${n}`)
  }
  expect(noticesOf(owner.id)).toHaveLength(8)
  expect(mailsTo(owner.email)).toHaveLength(5)
  expect(noticesOf(quiet.id)).toHaveLength(8)
  expect(mailsTo(quiet.email)).toEqual([])
})

test('a comment without name or text keeps what was typed; a program’s is dropped', async () => {
  const { token, home } = shared()
  expect(await comment(token, { name: '', text: 'Hello' })).toMatchObject({
    status: 400,
    data: {
      result: { initialValue: { text: 'Hello' }, error: { name: ['This field is required'] } },
    },
  })
  const spam = await comment(token, { name: 'Bot', text: 'Buy', website: 'http://spam.example' })
  expect(spam.status).toBe(303)
  expect(comments(home.id)).toEqual([])
})

test('SHARE-04 a comment sent after the link was closed is refused and handed back', async () => {
  const { token, actor, project, home } = shared()
  const form = { name: 'Wren', text: 'Long thoughts' }
  switchShare(actor, { projectId: project.id, step: 'save', comments: false })
  expect(await comment(token, form)).toMatchObject({
    status: 403,
    data: { result: { initialValue: form }, error: { code: 'comments-off' } },
  })
  switchShare(actor, { projectId: project.id, step: 'off', token })
  const late = await comment(token, form)
  expect(late).toMatchObject({
    status: 404,
    data: { kept: { text: expect.stringContaining('Long thoughts'), files: [] } },
  })
  // A link that never was answers alike.
  expect(await comment('no-such-link', form)).toEqual(late)
  expect(comments(home.id)).toEqual([])
})

test('one address leaves ten comments in a quarter of an hour', async () => {
  const { token, home } = shared()
  const say = (n: number, address: string) =>
    comment(token, { name: 'Wren', text: `Comment ${n}` }, address)
  for (let n = 0; n < 10; n++) expect((await say(n, '9.9.9.9')).status).toBe(303)
  expect(await say(11, '9.9.9.9')).toMatchObject({
    status: 429,
    data: { result: { initialValue: { text: 'Comment 11' } } },
  })
  expect((await say(12, '8.8.4.4')).status).toBe(303)
  expect(comments(home.id)).toHaveLength(11)
})

test('a second comment from a page that the browser went back to is kept, a double click is not', async () => {
  const { token, home } = shared()
  const key = 'of-the-page'
  await comment(token, { name: 'Wren', text: 'First', key })
  await comment(token, { name: 'Wren', text: 'First', key })
  await comment(token, { name: 'Wren', text: 'Second', key })
  const texts = comments(home.id).map(({ text }) => text)
  expect(texts.sort()).toEqual(['First', 'Second'])
})

test('SHARE-04 a link is revoked from a dialog that a new link was made with', async () => {
  const { owner, project, token } = shared()
  const { renew, revoke } = postsOf(await signIn(owner), project.id)
  const renewed = (await renew({ token, key: 'of-the-dialog' })).token ?? ''
  expect(renewed).not.toBe('')
  expect((await revoke({ token: renewed, key: 'of-the-dialog' })).token).toBeNull()
})

test('a comment by nobody, or of nothing that can be seen, is refused', async () => {
  const { token, home } = shared()
  const nobody = ['\u200b\u2060', '\u3164'].map((name) => ({ name, text: 'Words' }))
  for (const form of [...nobody, { name: 'Wren', text: '\u200b\u202e' }]) {
    expect((await comment(token, form)).status).toBe(400)
  }
  expect((await comment(token, { name: 'Wren', text: '👩‍👩‍👧' })).status).toBe(303)
  expect(comments(home.id)).toHaveLength(1)
})
