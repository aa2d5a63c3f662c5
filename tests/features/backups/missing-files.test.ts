import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enterFile, giveFile } from '#tests/fixtures/files'
import { makeProfile } from '#tests/fixtures/notifications'
import { makeUser } from '#tests/fixtures/people'
import { makePanel, makePanelImage, makeProject } from '#tests/fixtures/projects'
import { db } from '~/db/client.server'
import { fileUses } from '~/db/schema'
import { env } from '~/platform/env.server'
import { missingFiles } from '../../../scripts/backup/named-files'

const missing = (...there: string[]) =>
  missingFiles(join(env.dataDir, 'panelry.db'), (path) => there.includes(path))

test('a backup lacks the files that something uses and that are not there, each once; unused ones it may lack', () => {
  const user = makeUser({ avatar: 'photo.jpg' })
  for (const name of ['One', 'Two']) makeProject({ name, ownerId: user.id, logo: 'logo.png' })
  makePanelImage(makePanel().id, { orientation: 'left', color: 'dark', file: 'left.svg' })
  const field = { profileId: makeProfile(user.id).id, field: 'fonts' }
  const { id } = giveFile(field, { folder: 'brand_profiles', file: 'font.woff2' })
  enterFile({ folder: 'attachments', file: 'unused.pdf' })
  const used = [
    ...['files/blocks/left.svg', 'files/brand_profiles/font.woff2'],
    ...['files/logos/logo.png', 'files/profilephotos/photo.jpg'],
  ]
  expect(missing()).toEqual(used)
  expect(missing(...used.slice(1))).toEqual(used.slice(0, 1))
  expect(missing(...used)).toEqual([])
  // Its last use has ended.
  db.delete(fileUses).where(eq(fileUses.id, id)).run()
  expect(missing()).toEqual(used.filter((path) => !path.includes('font')))
})
