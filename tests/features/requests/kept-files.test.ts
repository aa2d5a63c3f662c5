import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { field, givePackage, makeType } from '#tests/fixtures/work'
import { db } from '~/db/client.server'
import { formVersions } from '~/db/schema'
import { requestDraftKey } from '~/features/drafts/draft-keys'
import { findDraft } from '~/features/drafts/find-draft.server'
import { keepRequest } from '~/features/requests/send-request.server'
import { files } from '~/platform/files/files.server'
import { mostFiles } from '~/shared/fields'

const type = makeType({}, [field({ id: 'name' }), field({ id: 'pics', kind: 'attachment' })])
const client = actorOf(makeUser({ role: 'client' }))
givePackage(client.id, [type.id])

const keep = (uploads: { field: string; file: File }[]) =>
  keepRequest(client, {
    typeId: type.id,
    productId: type.productId,
    clientId: null,
    typed: { 'answer-name': 'Coats' },
    uploads,
  })
const upload = (name: string, to = 'answer-pics') => ({ field: to, file: new File(['x'], name) })
const kept = () => findDraft(db, client, requestDraftKey(client, type.productId, client.id))
const storedNow = () => files.list('requests')

test('a file is stored only where the form asks for files', async () => {
  await keep([
    upload('a.txt', 'answer-name'),
    upload('b.txt', 'answer-nothing'),
    upload('c.txt', 'deadline'),
    upload('d.txt', 'answer-pics'),
  ])
  expect(kept()?.files.map(({ name }) => name)).toEqual(['d.txt'])
  expect(await storedNow()).toHaveLength(1)
})

test('a question has at most ten files; those that stand for earlier ones are none more', async () => {
  const names = Array.from({ length: mostFiles + 2 }, (_, n) => `${n}.txt`)
  const before = kept()?.files.length ?? 0
  const tooMany = keep(names.map((name) => upload(name)))
  await expect(tooMany).rejects.toMatchObject({
    code: 'too-many-files',
    status: 413,
    details: { field: 'answer-pics' },
  })
  expect(before).toBe(1)
  expect(kept()?.files).toHaveLength(mostFiles)
  await keep([upload('0.txt'), upload('d.txt')])
  expect(kept()?.files).toHaveLength(mostFiles)
  await expect(keep([upload('late.txt')])).rejects.toMatchObject({ code: 'too-many-files' })
  expect(await storedNow()).toHaveLength(mostFiles)
})

test('the files of a question that was taken out of the form go', async () => {
  db.update(formVersions)
    .set({ fields: [field({ id: 'name' })] })
    .where(eq(formVersions.id, type.versionId))
    .run()
  await keep([])
  expect(kept()).toMatchObject({ values: { 'answer-name': 'Coats' }, files: [] })
  expect(await storedNow()).toEqual([])
})
