import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giveFile } from '#tests/fixtures/files'
import { makeProfile } from '#tests/fixtures/notifications'
import { actorOf } from '#tests/fixtures/people'
import { drawing, fileOf } from '#tests/fixtures/pictures'
import { filesIn, join, makeClient } from '#tests/fixtures/profiles'
import { db } from '~/db/client.server'
import { fileUses, profileMembers } from '~/db/schema'
import { addFiles } from '~/features/profiles/add-files.server'
import type { ProfileFolder } from '~/permissions/vocabulary'
import { files } from '~/platform/files/files.server'

const owner = makeClient()
const me = actorOf(owner)
const logo = () => fileOf(drawing('<rect width="9" height="9"/>'), 'logo.svg')
const guide = () => new File(['%PDF-1.4 guide'], 'guide.pdf')
const add = (profileId: string, folder: ProfileFolder, ...uploads: File[]) =>
  addFiles(me, { profileId, folder, uploads })
const stored = async () => (await files.list('brand_profiles')).length
const full = { code: 'profile-full', status: 409 }

/** Rows alone, added the day before yesterday: as many and as large as a profile can hold. */
function hold(profileId: string, count: number, size = 1) {
  const createdAt = Date.now() - 48 * 60 * 60 * 1000
  for (let n = 0; n < count; n += 1) {
    const facts = { folder: 'brand_profiles', name: `${n}`, type: 'x/y', size } as const
    giveFile({ profileId, field: 'extra_assets' }, { ...facts, uploaderId: owner.id, createdAt })
  }
}

test('PROFILE-13 a company profile that is full gets another logo in place of the one it has', async () => {
  const [many, large] = [makeProfile(owner.id), makeProfile(owner.id)]
  for (const { id } of [many, large]) await add(id, 'logo', logo())
  hold(many.id, 299)
  hold(large.id, 1, 2 * 1024 * 1024 * 1024 - logo().size)
  for (const { id } of [many, large]) {
    const before = filesIn(id).find(({ part }) => part === 'logo')
    await add(id, 'logo', logo())
    const logos = filesIn(id).filter(({ part }) => part === 'logo')
    expect(logos).toHaveLength(1)
    expect(logos[0]?.id).not.toBe(before?.id)
    await expect(add(id, 'fonts', guide())).rejects.toMatchObject(full)
  }
  db.delete(fileUses).where(eq(fileUses.field, 'logo')).run()
  hold(many.id, 1)
  await expect(add(many.id, 'logo', logo())).rejects.toMatchObject(full)
})

test('PROFILE-14 parallel sendings store no more than a company profile holds', async () => {
  const { id } = makeProfile(owner.id)
  hold(id, 298)
  const before = await stored()
  const sent = await Promise.allSettled([1, 2, 3, 4].map(() => add(id, 'fonts', guide())))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const each of sent) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject(full)
  }
  expect([filesIn(id).length, await stored()]).toEqual([300, before + 2])
})

test('PROFILE-23 someone who is removed while their files are on their way adds none', async () => {
  const { id } = makeProfile(owner.id)
  const member = makeClient()
  join(id, member.id, { edit: true })
  const before = await stored()
  const sending = addFiles(actorOf(member), { profileId: id, folder: 'fonts', uploads: [guide()] })
  db.delete(profileMembers).where(eq(profileMembers.userId, member.id)).run()
  await expect(sending).rejects.toMatchObject({ code: 'not-found', status: 404 })
  expect([filesIn(id), await stored()]).toEqual([[], before])
})
