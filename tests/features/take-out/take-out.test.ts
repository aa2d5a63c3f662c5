import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeCompany } from '#tests/fixtures/access-profiles'
import { faultOf } from '#tests/fixtures/faults'
import { callAction } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeEmployee, makeUser, signIn } from '#tests/fixtures/people'
import { historyOf, makePage, makeProject } from '#tests/fixtures/projects'
import { makeLogin, makeSession } from '#tests/fixtures/vault'
import { makeType, storeConversation, storeRequest } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { notes } from '~/db/schema'
import { takeOut } from '~/features/take-out/take-out.server'
import { files } from '~/platform/files/files.server'
import { action } from '~/routes/accounts/own-data-zip'

async function unpacked(cookie: string) {
  const answer = await callAction(action, { url: '/account-settings/data.zip', cookie })
  const bytes = new Uint8Array((await answer.response?.arrayBuffer()) ?? new ArrayBuffer(0))
  const entries = unzipSync(bytes)
  const text = (name: string) => Buffer.from(entries[name] ?? []).toString()
  return { answer, names: Object.keys(entries), text }
}

test('everything of a client’s own comes as one archive, of others nothing, and no password', async () => {
  const me = makeUser({ role: 'client', fullName: 'Nadia <Hollis>' })
  const project = makeProject({ ownerId: me.id, name: 'Autumn / shop' })
  makePage(project.id)
  makeProject({ ownerId: makeUser().id, name: 'Somebody else’s' })
  const { profile } = makeCompany({ client: me, active: makeUser(), owner: makeUser() })
  await files.put('brand_profiles', 'a2b3c4.bin', Buffer.from('%PDF-1.4 guide'))
  const row = storeRequest(makeType(), me.id, { title: '=Landing page', number: 7 })
  await storeConversation(row.conversationId, me.id, makeEmployee().id)
  db.update(notes).set({ text: 'planted-note', html: 'planted-note' }).run()
  makeLogin(actorOf(me), profile, { label: 'Newsletter', password: 'planted-secret-7' })
  makeProfile(makeUser().id, 'Foreign company')
  const { names, text, answer } = await unpacked(await signIn(me))
  expect(answer.headers.get('Content-Disposition')).toContain('panelry-my-data.zip')
  expect(names).toEqual(
    expect.arrayContaining([
      'index.html',
      'account.csv',
      'projects.csv',
      'projects/1 Autumn shop/index.html',
      'requests.csv',
      'requests/7 =Landing page/index.html',
      'requests/7 =Landing page/files/1 brief.pdf',
      'companies.csv',
      'companies/1 Saltroom/index.html',
      'companies/1 Saltroom/files/1 guide.pdf',
    ]),
  )
  expect(text('index.html')).toContain('Nadia &lt;Hollis&gt;')
  expect(text('index.html')).toContain('href="projects/1%20Autumn%20shop/index.html"')
  expect(text('companies/1 Saltroom/index.html')).toContain('Newsletter')
  expect(text('companies/1 Saltroom/files/1 guide.pdf')).toBe('%PDF-1.4 guide')
  expect(text('requests.csv')).toContain("7,'=Landing page,")
  expect(text('requests/7 =Landing page/index.html')).toContain('Hello')
  expect(text('requests/7 =Landing page/files/1 brief.pdf')).toBe('%PDF-1.4')
  const all = names.map(text).join('\n')
  expect(all).not.toContain('planted-secret-7')
  expect(all).not.toContain('planted-note')
  expect(all).not.toContain('Foreign company')
  expect(all).not.toContain('Somebody else’s')
  expect(historyOf(me.id)).toContain('own data downloaded')
})

test('who it is has to be confirmed, and it is not to be had again and again', () => {
  const me = actorOf(makeEmployee())
  const late = makeSession(me, 10 * 60 * 1000)
  expect(faultOf(() => takeOut(me, late))).toMatchObject({ code: 'confirm-first' })
  expect(historyOf(me.id)).toEqual([])
  const fresh = makeSession(me)
  for (let n = 0; n < 5; n += 1) takeOut(me, fresh)
  expect(faultOf(() => takeOut(me, fresh))).toMatchObject({
    code: 'too-many-take-outs',
    status: 429,
  })
})

test('somebody with nothing gets what there is: their account', async () => {
  const { names } = await unpacked(await signIn(makeUser()))
  expect(names).toEqual(['index.html', 'account.csv'])
})
