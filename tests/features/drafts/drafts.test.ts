import fs from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '~/db/client.server'
import { drafts, fileUses, storedFiles } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { consumeDraft } from '~/features/drafts/consume-draft.server'
import { draftLife, mostDraftBytes } from '~/features/drafts/draft'
import { findDraft } from '~/features/drafts/find-draft.server'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { tidyDrafts } from '~/features/drafts/tidy-drafts.server'
import { sweepFiles } from '~/features/files/sweep-files.server'
import { errorText } from '~/messages/errors'
import { files } from '~/platform/files/files.server'
import { changeFile } from '../../fixtures/files'
import { makeUser } from '../../fixtures/people'
import { makePicture } from '../../fixtures/pictures'

const draftKey = 'message:one'
const text = (name: string, content = 'words') => new File([content], name)
const sent = (file: File) => ({ field: 'files', folder: 'attachments' as const, file })
const thereAre = () => files.list('attachments')

test('what is typed and chosen stays until it is sent, for its writer alone', async () => {
  const [ada, ben] = [makeUser(), makeUser()]
  await saveDraft(ada, { draftKey, values: { text: 'Hel' }, uploads: [sent(text('a.txt'))] })
  const draft = await saveDraft(ada, {
    draftKey,
    values: { text: 'Hello' },
    uploads: [sent(text('b.txt'))],
  })
  expect(draft.values).toEqual({ text: 'Hello' })
  expect(draft.files.map(({ name, size, type }) => [name, size, type])).toEqual([
    ['a.txt', 5, 'application/octet-stream'],
    ['b.txt', 5, 'application/octet-stream'],
  ])
  expect(findDraft(db, ben, draftKey)).toBeNull()

  const taken = transaction((tx) => consumeDraft(tx, draft.id))
  expect(taken).toEqual(draft.files)
  expect(findDraft(db, ada, draftKey)).toBeNull()
  for (const { file } of taken) expect(await files.stat('attachments', file)).not.toBeNull()
})

test('a form that is sent twice has its files once; a file that is taken out is gone', async () => {
  const ada = makeUser()
  const before = (await thereAre()).length
  const kept = { draftKey, values: {}, uploads: [sent(text('a.txt'))] }
  await saveDraft(ada, kept)
  const draft = await saveDraft(ada, kept)
  expect(draft.files).toHaveLength(1)
  expect(await thereAre()).toHaveLength(before + 1)
  await saveDraft(ada, { draftKey, values: {}, forget: draft.files.map(({ id }) => id) })
  expect(await thereAre()).toHaveLength(before)
})

test('nobody takes a file out of another person’s draft', async () => {
  const [ada, ben] = [makeUser(), makeUser()]
  const draft = await saveDraft(ada, { draftKey, values: {}, uploads: [sent(text('a.txt'))] })
  await saveDraft(ben, { draftKey, values: {}, forget: draft.files.map(({ id }) => id) })
  expect(findDraft(db, ada, draftKey)?.files).toHaveLength(1)
})

test('FILE-06 a picture has smaller ones beside it; what only says to be one has none', async () => {
  const ada = makeUser()
  const png = new File([new Uint8Array(await makePicture('png', 600, 300))], 'hut.png')
  const fake = text('hut.png.png', '<html><script>alert(1)</script></html>')
  const draft = await saveDraft(ada, { draftKey, values: {}, uploads: [sent(png), sent(fake)] })
  const [picture, page] = draft.files
  expect(picture?.type).toBe('image/png')
  expect(await files.stat('attachments', `thumb_${picture?.file}`)).not.toBeNull()
  expect(page?.type).toBe('application/octet-stream')
  expect(page?.file).toMatch(/\.bin$/)
  await saveDraft(ada, { draftKey, values: {}, forget: draft.files.map(({ id }) => id) })
  expect(await files.stat('attachments', `thumb_${picture?.file}`)).toBeNull()
})

test('FILE-06 a file that is refused takes neither the words nor the other files', async () => {
  const ada = makeUser()
  const kept = {
    draftKey,
    values: { text: 'Long' },
    uploads: [sent(text('a.txt')), sent(text('b', '')), sent(text('c.txt'))],
  }
  await expect(saveDraft(ada, kept)).rejects.toMatchObject({ code: 'file-empty', status: 422 })
  const draft = findDraft(db, ada, draftKey)
  expect(draft?.values).toEqual({ text: 'Long' })
  expect(draft?.files.map(({ name }) => name)).toEqual(['a.txt', 'c.txt'])
})

const numbered = (count: number) => Array.from({ length: count }, (_, n) => sent(text(`${n}.txt`)))
const namesIn = (who: { id: string }, at = draftKey) =>
  findDraft(db, who, at)?.files.map(({ name }) => name)

test('FILE-06 the first forty of too many files are kept; the others are named', async () => {
  const ada = makeUser()
  const before = (await thereAre()).length
  const kept = saveDraft(ada, { draftKey, values: { text: 'Long' }, uploads: numbered(53) })
  const domainError = await kept.catch((error) => error)
  expect(domainError).toMatchObject({
    code: 'draft-full',
    status: 413,
    details: { field: 'files' },
  })
  expect(errorText(domainError)).toContain(
    'Not saved: 40.txt, 41.txt, 42.txt, 43.txt, 44.txt, 45.txt, 46.txt, 47.txt, 48.txt, 49.txt and 3 more.',
  )
  expect(findDraft(db, ada, draftKey)?.values).toEqual({ text: 'Long' })
  expect(namesIn(ada)).toEqual(numbered(40).map(({ file }) => file.name))
  expect(await thereAre()).toHaveLength(before + 40)

  // One of the same name takes the earlier one's place; another one has none.
  await saveDraft(ada, { draftKey, values: {}, uploads: [sent(text('7.txt', 'anew'))] })
  expect(findDraft(db, ada, draftKey)?.files.find(({ name }) => name === '7.txt')?.size).toBe(4)
  const late = saveDraft(ada, { draftKey, values: {}, uploads: [sent(text('late.txt'))] })
  await expect(late).rejects.toMatchObject({ code: 'draft-full' })
  expect(await thereAre()).toHaveLength(before + 40)
})

test('FILE-06 all drafts of somebody have 500 MB; a smaller file still fits', async () => {
  const [ada, ben] = [makeUser(), makeUser()]
  await saveDraft(ada, { draftKey: 'message:two', values: {}, uploads: [sent(text('film.mov'))] })
  const [film] = findDraft(db, ada, 'message:two')?.files ?? []
  changeFile(film?.id ?? '', { size: mostDraftBytes - 10 })
  const uploads = [
    sent(text('long.txt', 'x'.repeat(11))),
    sent(text('short.txt', 'ten signs!')),
    sent(text('more.txt', 'x')),
  ]
  const domainError = await saveDraft(ada, { draftKey, values: {}, uploads }).catch(
    (error) => error,
  )
  expect(errorText(domainError)).toMatch(/Not saved: long\.txt, more\.txt\.$/)
  expect(namesIn(ada)).toEqual(['short.txt'])
  expect((await saveDraft(ben, { draftKey, values: {}, uploads })).files).toHaveLength(3)
})

test('FILE-06 two forms at once share the room of one draft', async () => {
  const ada = makeUser()
  const before = (await thereAre()).length
  const some = (mark: string) => numbered(30).map(({ file }) => sent(text(`${mark}${file.name}`)))
  const both = ['a', 'b'].map((mark) =>
    saveDraft(ada, { draftKey, values: {}, uploads: some(mark) }),
  )
  const [one, other] = await Promise.allSettled(both)
  expect([one?.status, other?.status].sort()).toEqual(['fulfilled', 'rejected'])
  expect(namesIn(ada)).toHaveLength(40)
  expect(await thereAre()).toHaveLength(before + 40)

  const ben = makeUser()
  const few = ['a', 'b'].map((mark) =>
    saveDraft(ben, { draftKey, values: {}, uploads: some(mark), mostInField: 35 }),
  )
  await Promise.allSettled(few)
  expect(namesIn(ben)).toHaveLength(35)
})

test('an old draft goes with its files; what was sent stays when uploads are swept', async () => {
  const ada = makeUser()
  const draft = await saveDraft(ada, { draftKey, values: {}, uploads: [sent(text('a.txt'))] })
  const [file] = draft.files
  await sweepFiles(Date.now() + 48 * 60 * 60 * 1000)
  expect(await files.stat('attachments', file?.file ?? '')).not.toBeNull()
  db.update(drafts)
    .set({ savedAt: Date.now() - draftLife - 1 })
    .where(eq(drafts.id, draft.id))
    .run()
  expect(await tidyDrafts()).toBe(false)
  const of = eq(fileUses.file, file?.file ?? '')
  expect(db.select().from(fileUses).where(of).all()).toEqual([])
  expect(await files.stat('attachments', file?.file ?? '')).toBeNull()
  const rows = db
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.file, file?.file ?? ''))
  expect(rows.all()).toEqual([])
})

test('the last room of the disk is not for files: words are kept, the file is refused', async () => {
  const ada = makeUser()
  const gigabyte = 1024 ** 3
  const disk = (free: number, all: number) =>
    vi.spyOn(fs, 'statfsSync').mockReturnValue({
      ...{ type: 0, bfree: free, files: 0, ffree: 0, frsize: 1 },
      ...{ bsize: 1, blocks: all, bavail: free },
    })
  const before = (await thereAre()).length
  const keep = (name: string) =>
    saveDraft(ada, { draftKey, values: { text: name }, uploads: [sent(text(name))] })
  try {
    for (const [free, all] of [
      [gigabyte / 2, 100 * gigabyte],
      [gigabyte / 20, gigabyte],
    ] as const) {
      disk(free, all)
      await expect(keep('a.txt')).rejects.toMatchObject({ code: 'disk-low', status: 503 })
      expect(findDraft(db, ada, draftKey)).toMatchObject({ values: { text: 'a.txt' }, files: [] })
    }
    expect(await thereAre()).toHaveLength(before)
    disk(gigabyte, 100 * gigabyte)
    expect((await keep('b.txt')).files).toMatchObject([{ name: 'b.txt' }])
  } finally {
    vi.restoreAllMocks()
  }
})

test('what is written into an old draft while others are tidied stays', async () => {
  const ada = makeUser()
  const places = ['message:one', 'message:two']
  for (const each of places) {
    await saveDraft(ada, { draftKey: each, values: {}, uploads: [sent(text('a.txt'))] })
  }
  db.update(drafts).set({ savedAt: 1 }).where(eq(drafts.userId, ada.id)).run()
  const removed = vi.spyOn(files, 'remove').mockImplementationOnce(async () => {
    for (const each of places) await saveDraft(ada, { draftKey: each, values: { text: 'again' } })
  })
  await tidyDrafts()
  expect(removed).toHaveBeenCalled()
  for (const each of places) {
    expect(findDraft(db, ada, each)?.values).toEqual({ text: 'again' })
  }
  removed.mockRestore()
})
