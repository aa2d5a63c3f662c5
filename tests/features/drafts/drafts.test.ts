import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '~/db/client.server'
import { attachments, draftFiles, drafts } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { draftLife } from '~/features/drafts/draft'
import { findDraft } from '~/features/drafts/find-draft.server'
import { keepDraft } from '~/features/drafts/keep-draft.server'
import { takeDraft } from '~/features/drafts/take-draft.server'
import { tidyDrafts } from '~/features/drafts/tidy-drafts.server'
import { sweepUploads } from '~/features/uploads/sweep-uploads.server'
import { files } from '~/platform/files/files.server'
import { makeUser } from '../../fixtures/people'
import { makePicture } from '../../fixtures/pictures'

const place = 'message:one'
const text = (name: string, content = 'words') => new File([content], name)
const sent = (file: File) => ({ field: 'files', folder: 'attachments' as const, file })
const thereAre = () => files.list('attachments')

test('what is typed and chosen stays until it is sent, for its writer alone', async () => {
  const [ada, ben] = [makeUser(), makeUser()]
  await keepDraft(ada, { place, values: { text: 'Hel' }, uploads: [sent(text('a.txt'))] })
  const draft = await keepDraft(ada, {
    place,
    values: { text: 'Hello' },
    uploads: [sent(text('b.txt'))],
  })
  expect(draft.values).toEqual({ text: 'Hello' })
  expect(draft.files.map(({ name, size, type }) => [name, size, type])).toEqual([
    ['a.txt', 5, 'application/octet-stream'],
    ['b.txt', 5, 'application/octet-stream'],
  ])
  expect(findDraft(db, ben, place)).toBeNull()

  const taken = transaction((tx) => takeDraft(tx, draft.id))
  expect(taken).toEqual(draft.files)
  expect(findDraft(db, ada, place)).toBeNull()
  for (const { file } of taken) expect(await files.stat('attachments', file)).not.toBeNull()
})

test('a form that is sent twice has its files once; a file that is taken out is gone', async () => {
  const ada = makeUser()
  const before = (await thereAre()).length
  const kept = { place, values: {}, uploads: [sent(text('a.txt'))] }
  await keepDraft(ada, kept)
  const draft = await keepDraft(ada, kept)
  expect(draft.files).toHaveLength(1)
  expect(await thereAre()).toHaveLength(before + 1)
  await keepDraft(ada, { place, values: {}, forget: draft.files.map(({ id }) => id) })
  expect(await thereAre()).toHaveLength(before)
})

test('nobody takes a file out of another person’s draft', async () => {
  const [ada, ben] = [makeUser(), makeUser()]
  const draft = await keepDraft(ada, { place, values: {}, uploads: [sent(text('a.txt'))] })
  await keepDraft(ben, { place, values: {}, forget: draft.files.map(({ id }) => id) })
  expect(findDraft(db, ada, place)?.files).toHaveLength(1)
})

test('FILE-06 a picture has smaller ones beside it; what only says to be one has none', async () => {
  const ada = makeUser()
  const png = new File([new Uint8Array(await makePicture('png', 600, 300))], 'hut.png')
  const fake = text('hut.png.png', '<html><script>alert(1)</script></html>')
  const draft = await keepDraft(ada, { place, values: {}, uploads: [sent(png), sent(fake)] })
  const [picture, page] = draft.files
  expect(picture?.type).toBe('image/png')
  expect(await files.stat('attachments', `thumb_${picture?.file}`)).not.toBeNull()
  expect(page?.type).toBe('application/octet-stream')
  expect(page?.file).toMatch(/\.bin$/)
  await keepDraft(ada, { place, values: {}, forget: draft.files.map(({ id }) => id) })
  expect(await files.stat('attachments', `thumb_${picture?.file}`)).toBeNull()
})

test('a file that is refused takes neither the words nor the files before it', async () => {
  const ada = makeUser()
  const kept = {
    place,
    values: { text: 'Long' },
    uploads: [sent(text('a.txt')), sent(text('b', ''))],
  }
  await expect(keepDraft(ada, kept)).rejects.toMatchObject({ code: 'file-empty', status: 422 })
  const draft = findDraft(db, ada, place)
  expect(draft?.values).toEqual({ text: 'Long' })
  expect(draft?.files.map(({ name }) => name)).toEqual(['a.txt'])

  const many = Array.from({ length: 41 }, (_, n) => sent(text(`${n}.txt`)))
  const before = (await thereAre()).length
  await expect(keepDraft(ada, { place, values: {}, uploads: many })).rejects.toMatchObject({
    code: 'draft-full',
  })
  expect(await thereAre()).toHaveLength(before)
})

test('an old draft goes with its files; what was sent stays when uploads are swept', async () => {
  const ada = makeUser()
  const draft = await keepDraft(ada, { place, values: {}, uploads: [sent(text('a.txt'))] })
  const [file] = draft.files
  await sweepUploads(Date.now() + 48 * 60 * 60 * 1000)
  expect(await files.stat('attachments', file?.file ?? '')).not.toBeNull()
  db.update(drafts)
    .set({ savedAt: Date.now() - draftLife - 1 })
    .where(eq(drafts.id, draft.id))
    .run()
  expect(await tidyDrafts()).toBe(false)
  expect(db.select().from(draftFiles).where(eq(draftFiles.draftId, draft.id)).all()).toEqual([])
  expect(await files.stat('attachments', file?.file ?? '')).toBeNull()
  expect(db.select().from(attachments).all()).toEqual([])
})
