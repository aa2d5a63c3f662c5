import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { enterFile, giveFile } from '#tests/fixtures/files'
import { makeOrderForm } from '#tests/fixtures/orders'
import { makeUser } from '#tests/fixtures/people'
import { makePanel, makePanelImage, makeProject } from '#tests/fixtures/projects'
import { makeType } from '#tests/fixtures/work'
import { db, sqlite } from '~/db/client.server'
import { storedFiles } from '~/db/schema'
import { saveDraft } from '~/features/drafts/save-draft.server'
import { claimFiles } from '~/features/files/own-files.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { sweepFiles } from '~/features/files/sweep-files.server'
import { env } from '~/platform/env.server'

// A table that is added to the schema, and nowhere else.
vi.mock('~/db/schema', async (original) => {
  const { sqliteTable, text } = await import('drizzle-orm/sqlite-core')
  const schema = await original<typeof import('~/db/schema')>()
  const posters = sqliteTable('posters', {
    picture: text('picture').references(() => schema.storedFiles.file),
  })
  return { ...schema, posters }
})
sqlite.exec('create table posters (picture text references files (file))')
await claimFiles(Date.now())

const draft = (await saveDraft(makeUser(), { draftKey: 'message:one', values: {} })).id

/** Makes a row that uses a file, by its column. */
const uses: Record<string, (file: string) => unknown> = {
  'file_uses.file': (file) => giveFile({ draftId: draft, field: 'files' }, { file }),
  'order_forms.product_image': (file) => makeOrderForm({ productImage: file }),
  'panel_images.file': (file) =>
    makePanelImage(makePanel().id, { orientation: 'left', color: 'dark', file }),
  'panels.header_image': (file) => makePanel({ headerImage: file }),
  'posters.picture': (file) => sqlite.prepare('insert into posters values (?)').run(file),
  'project_pictures.file': (file) =>
    sqlite
      .prepare(
        `insert into project_pictures (id, project_id, file, name, alt, x, y, width, height, created_at)
         values (?, ?, ?, 'Photo', '', 50, 50, 9, 6, 0)`,
      )
      .run(file, makeProject().id, file),
  'projects.logo': (file) => makeProject({ logo: file }),
  'request_types.icon': (file) => makeType({ icon: file }),
  'request_types.image': (file) => makeType({ image: file }),
  'users.avatar': (file) => makeUser({ avatar: file }),
}

const ways: Record<string, (file: string) => Promise<void>> = {
  'a command that is done with it': (file) => removeFiles([file]),
  'the sweep': () => sweepFiles(),
}

/** A file of two days ago with a smaller picture. @returns its name, and what there still is of it */
function oldFile() {
  const at = Date.now() - 48 * 60 * 60 * 1000
  const file = enterFile({ createdAt: at })
  const paths = ['', 'thumb_'].map((before) =>
    join(env.dataDir, 'files/attachments', `${before}${file}`),
  )
  for (const path of paths) {
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, 'bytes')
    utimesSync(path, at / 1000, at / 1000)
  }
  const row = () => db.select().from(storedFiles).where(eq(storedFiles.file, file)).get()
  return { file, left: () => [row() !== undefined, ...paths.map((path) => existsSync(path))] }
}

const endUse = (column: string, file: string) => {
  const [table, name] = column.split('.')
  return sqlite.prepare(`delete from ${table} where ${name} = ?`).run(file)
}

test('every foreign key to a file is tried here', () => {
  const keys = sqlite
    .prepare(
      `select t.name || '.' || k."from" from sqlite_master t, pragma_foreign_key_list(t.name) k
       where t.type = 'table' and k."table" = 'files' order by 1`,
    )
    .pluck()
  expect(keys.all()).toEqual(Object.keys(uses))
})

test.each(
  Object.keys(uses).flatMap((column) => Object.keys(ways).map((way) => [column, way] as const)),
)(
  'a file that %s names stays where %s would remove it, and goes once nothing names it',
  async (column, way) => {
    const { file, left } = oldFile()
    uses[column]?.(file)
    await ways[way]?.(file)
    expect(left()).toEqual([true, true, true])
    endUse(column, file)
    await ways[way]?.(file)
    expect(left()).toEqual([false, false, false])
  },
)

test('a file that two rows name goes with the last of them', async () => {
  const { file, left } = oldFile()
  uses['users.avatar']?.(file)
  uses['file_uses.file']?.(file)
  endUse('users.avatar', file)
  await removeFiles([file])
  await sweepFiles()
  expect(left()).toEqual([true, true, true])
  endUse('file_uses.file', file)
  await removeFiles([file])
  expect(left()).toEqual([false, false, false])
})

test('the database refuses to remove a file that is named', () => {
  const { file, left } = oldFile()
  uses['projects.logo']?.(file)
  const remove = () => db.delete(storedFiles).where(eq(storedFiles.file, file)).run()
  expect(remove).toThrow('FOREIGN KEY')
  expect(left()).toEqual([true, true, true])
})
