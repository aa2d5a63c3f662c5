import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enterFile, giveFile } from '#tests/fixtures/files'
import { added, foundWith } from '#tests/fixtures/lost-rows'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { makePanel, makePanelImage, makeProject } from '#tests/fixtures/projects'
import { db, sqlite } from '~/db/client.server'
import { fileUses, panels, storedFiles, users } from '~/db/schema'
import { claimFiles } from '~/features/files/own-files.server'
import { sweepFiles } from '~/features/files/sweep-files.server'
import { whyNothingIsSwept } from '~/features/files/sweep-hold.server'
import { dropRows } from '~/features/lost-rows/drop-rows.server'
import { keepLostRows } from '~/features/lost-rows/keep-lost-rows.server'
import { env } from '~/platform/env.server'
import { folders } from '~/platform/files/folders'

const hour = 60 * 60 * 1000

/** Puts a file into the storage as it was left `hours` ago. @returns whether it is still there */
function left(folder: string, name: string, hours = 25) {
  const path = join(env.dataDir, 'files', folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, 'left')
  const at = (Date.now() - hours * hour) / 1000
  utimesSync(path, at, at)
  return () => existsSync(path)
}
// As the first sweep after a start does, with nothing stored.
await claimFiles(Date.now())

const rowsOf = (...names: string[]) =>
  db
    .select({ file: storedFiles.file })
    .from(storedFiles)
    .where(inArray(storedFiles.file, names))
    .orderBy(storedFiles.file)
    .all()
    .map(({ file }) => file)
const there = (all: (() => boolean)[]) => all.map((is) => is())

test('half-written files of yesterday go from every folder, those of today stay', async () => {
  const names = Object.keys(folders)
  const old = names.map((folder) => left(folder, 'a.png.0123456789ab~'))
  const young = names.map((folder) => left(folder, 'b.png.0123456789ab~', 23))
  await sweepFiles()
  expect(there(old)).toEqual(names.map(() => false))
  expect(there(young)).toEqual(names.map(() => true))
})

test('pictures that no row names go with their variants; what a row names stays', async () => {
  const user = makeUser()
  makeProject({ ownerId: user.id, logo: 'logo.png' })
  const avatar = enterFile({ folder: 'profilephotos', file: '1700-photo.jpg' })
  db.update(users).set({ avatar }).where(eq(users.id, user.id)).run()
  const panel = makePanel({ kind: 'body' })
  const headerImage = enterFile({ folder: 'blocks', file: 'header.jpg' })
  db.update(panels).set({ headerImage }).where(eq(panels.id, panel.id)).run()
  const { file } = makePanelImage(panel.id, { orientation: 'left', color: 'dark' })
  const kept = [
    left('logos', 'logo.png'),
    left('logos', 'medium_logo.png'),
    left('profilephotos', '1700-photo.jpg'),
    left('profilephotos', 'thumb_1700-photo.jpg'),
    left('blocks', 'header.jpg'),
    left('blocks', file),
    left('logos', 'young.png', 23),
  ]
  const gone = [
    left('logos', 'none.png'),
    left('logos', 'thumb_none.png'),
    left('profilephotos', '1700-none.jpg'),
    left('profilephotos', 'large_1700-none.jpg'),
    left('blocks', 'none.svg'),
    left('attachments', 'other.bin'),
    left('brand_profiles', 'other.pdf'),
    left('request_icons', 'none.svg'),
  ]
  db.update(storedFiles).set({ createdAt: 1 }).run()
  await sweepFiles()
  expect(there(kept)).toEqual(kept.map(() => true))
  expect(there(gone)).toEqual(gone.map(() => false))
})

test('a file that nothing has used goes after a day with its row and smaller pictures, not before', async () => {
  const enter = (file: string, hours: number) =>
    enterFile({ file, type: 'image/png', createdAt: Date.now() - hours * hour })
  const all = ['old.png', 'thumb_old.png', 'large_old.png']
  enter('old.png', 25)
  const old = all.map((name) => left('attachments', name))
  enter('young.png', 23)
  // Stored for some time before it was entered.
  const young = left('attachments', 'young.png')
  const [unknown, newer] = [left('attachments', 'x.bin'), left('attachments', 'y.bin', 23)]
  const used = giveFile(
    { profileId: makeProfile(makeUser().id).id, field: 'fonts' },
    { createdAt: 1 },
  )
  const inUse = left('attachments', used.file)
  await sweepFiles()
  expect(there([...old, unknown])).toEqual([false, false, false, false])
  expect(there([young, newer, inUse])).toEqual([true, true, true])
  expect(rowsOf('old.png', 'young.png', used.file)).toEqual(['young.png', used.file].toSorted())
  // The use of one has ended since, and a day has gone by for the other.
  db.delete(fileUses).run()
  await sweepFiles(Date.now() + 2 * hour)
  expect(there([young, newer, inUse])).toEqual([false, false, false])
  expect(rowsOf('young.png', used.file)).toEqual([])
})

test('a file stays whose draft is sent while the sweep reads', async () => {
  const { id: user } = makeUser()
  const many = 1_100
  sqlite.exec("insert into conversations (id) values ('c')")
  sqlite
    .prepare(
      `insert into drafts (id, user_id, draft_key, "values", saved_at) values ('d', ?, 'message:c', '{}', 1)`,
    )
    .run(user)
  const draft = { draftId: 'd', field: 'files' }
  const kept = Array.from({ length: many }, (_, n) => {
    giveFile(draft, { id: `f-${n}`, file: `sent-${n}.bin`, createdAt: 1 })
    return left('attachments', `sent-${n}.bin`)
  })
  let isSweeping = true
  const sweep = sweepFiles().finally(() => {
    isSweeping = false
  })
  // The newest are sent first: the sweep comes to them last.
  for (let n = many - 1; n >= 0 && isSweeping; n -= 1) {
    sqlite.prepare('delete from file_uses where id = ?').run(`f-${n}`)
    sqlite
      .prepare(
        `insert into file_uses (id, file, conversation_id, field, created_at) values (?, ?, 'c', 'files', 1)`,
      )
      .run(`f-${n}`, `sent-${n}.bin`)
    await nextTurn()
  }
  await sweep
  expect(there(kept)).toEqual(kept.map(() => true))
})

test('the file of a lost row stays until somebody has decided about it', async () => {
  const file = { file: 'lost.png', folder: 'attachments', name: 'x.png', created_at: 1 }
  const found = foundWith([added('files', file, { file: 'lost.png' })])
  keepLostRows(found)
  const kept = left('attachments', 'lost.png')
  const variant = left('attachments', 'thumb_lost.png')
  await sweepFiles()
  expect(there([kept, variant])).toEqual([true, true])
  dropRows(actorOf(makeUser({ role: 'admin' })), { findId: found.id, rows: 'all' })
  await sweepFiles()
  expect(there([kept, variant])).toEqual([false, false])
})

test('a sweep that would take more than half of a folder, and more than 100, takes nothing', async () => {
  const elsewhere = left('logos', 'unused.png')
  const many = Array.from({ length: 101 }, (_, n) => left('forms', `unused-${n}.bin`))
  await sweepFiles()
  expect(there([elsewhere, ...many])).not.toContain(false)
  expect(whyNothingIsSwept()).toContain('101 of the 101 files under forms')
  // Half of them are young: 101 of 202.
  const young = Array.from({ length: 101 }, (_, n) => left('forms', `young-${n}.bin`, 1))
  await sweepFiles()
  expect(there([elsewhere, ...many])).not.toContain(true)
  expect(there(young)).not.toContain(false)
  expect(whyNothingIsSwept()).toBeNull()
})

test('a hundred files go, all of a folder', async () => {
  const most = Array.from({ length: 100 }, (_, n) => left('types', `unused-${n}.png`))
  await sweepFiles()
  expect(there(most)).not.toContain(true)
})

test('files that were claimed by hand go in one sweep, however many', async () => {
  const more = (mark: string) =>
    Array.from({ length: 101 }, (_, n) => left('blocks', `${mark}-${n}.png`))
  const first = more('first')
  await claimFiles(Date.now(), { sweepsAll: true })
  await sweepFiles()
  expect(there(first)).not.toContain(true)
  const second = more('second')
  await sweepFiles()
  expect(there(second)).not.toContain(false)
})
