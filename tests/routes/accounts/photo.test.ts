import { expect, test } from 'vitest'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeUser, reread, signIn } from '#tests/fixtures/people'
import { fileOf, makePicture } from '#tests/fixtures/pictures'
import { historyOf } from '#tests/fixtures/projects'
import { files } from '~/platform/files/files.server'
import { pictureSize } from '~/platform/pictures/picture-size'
import { loader as rootLoader } from '~/root'
import { loader as settings } from '~/routes/accounts/account-settings'
import { action as remove, loader as removeScreen } from '~/routes/accounts/delete-photo'
import { action, loader } from '~/routes/accounts/photo'
import { loader as file } from '~/routes/files/file'

const url = '/account-settings/photo'
const stored = () => files.list('profilephotos')

async function person() {
  const user = makeUser()
  const cookie = await signIn(user)
  const upload = (avatar?: File) => callAction(action, { url, cookie, form: { avatar } })
  return { user, cookie, upload, photo: () => reread(user)?.avatar ?? null }
}

test('AUTH-34 FILE-01 FILE-02 a photo is stored under a timestamp, with its variants', async () => {
  const { user, cookie, upload, photo } = await person()
  const start = Date.now()
  const answer = await upload(fileOf(await makePicture('jpeg', 1600, 900), 'me.jpg', 'image/jpeg'))
  expect(answer).toMatchObject({ status: 303, location: '/account-settings' })
  const name = photo() ?? ''
  expect(name).toMatch(/^\d{13}-[0-9a-f]{32}\.jpg$/)
  const stamp = Number(name.split('-')[0])
  expect(stamp).toBeGreaterThanOrEqual(start)
  expect(stamp).toBeLessThanOrEqual(Date.now())
  expect((await stored()).sort()).toEqual(
    [name, `thumb_${name}`, `medium_${name}`, `large_${name}`].sort(),
  )
  const sides = { thumb: 160, medium: 480, large: 1200 }
  for (const [variant, side] of Object.entries(sides)) {
    const bytes = await files.read('profilephotos', `${variant}_${name}`)
    expect(bytes && pictureSize(bytes)?.width).toBe(side)
  }
  const src = `/files/profilephotos/thumb_${name}`
  const root = await callLoader(rootLoader, { url: '/projects', cookie })
  expect(root.data.viewer?.avatar).toBe(src)
  const params = { folder: 'profilephotos', file: `thumb_${name}` }
  expect((await callLoader(file, { url: src, params })).status).toBe(200)
  expect((await callLoader(settings, { url: '/account-settings', cookie })).data).toMatchObject({
    profile: { avatar: name },
  })
  expect(historyOf(user.id)).toEqual(['photo updated'])
})

test('FILE-02 another photo, or none, deletes the old one and its variants', async () => {
  const { user, cookie, upload, photo } = await person()
  await upload(fileOf(await makePicture('png')))
  const first = photo() ?? ''
  await upload(fileOf(await makePicture('png', 300, 300, '#FBBB00')))
  const second = photo() ?? ''
  expect(second).not.toBe(first)
  const names = await stored()
  expect(names.filter((name) => name.endsWith(first))).toEqual([])
  expect(names.filter((name) => name.endsWith(second))).toHaveLength(4)
  const call = { url: `${url}/delete`, cookie }
  expect((await callLoader(removeScreen, call)).status).toBe(200)
  expect((await callAction(remove, call)).location).toBe('/account-settings')
  expect(photo()).toBeNull()
  expect((await stored()).filter((name) => name.endsWith(second))).toEqual([])
  expect((await callLoader(removeScreen, call)).location).toBe('/account-settings')
  expect(historyOf(user.id)).toEqual(['photo updated', 'photo updated', 'photo removed'])
})

test('AUTH-34 a file that is no photo is refused with a reason, and the photo stays', async () => {
  const { upload, photo } = await person()
  await upload(fileOf(await makePicture('png')))
  const [before, names] = [photo(), await stored()]
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const png = await makePicture('png')
  const cases: [File | undefined, number, string][] = [
    [undefined, 400, 'Please choose a picture.'],
    [fileOf('', 'none.png'), 400, 'Please choose a picture.'],
    [fileOf('hello', 'me.png'), 415, 'Please choose a PNG or JPEG file.'],
    [fileOf(svg, 'me.svg', 'image/svg+xml'), 415, 'Please choose a PNG or JPEG file.'],
    [fileOf(png.subarray(0, 60)), 422, 'This picture is damaged'],
    [fileOf(Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)])), 413, 'Up to 10 MB'],
  ]
  for (const [bad, status, text] of cases) {
    const answer = await upload(bad)
    expect(answer.status).toBe(status)
    const { error } = answer.data as { error: { field: string; text: string } }
    expect(error.field).toBe('avatar')
    expect(error.text).toContain(text)
  }
  expect([photo(), await stored()]).toEqual([before, names])
})

test('a guest’s photo goes nowhere', async () => {
  const names = await stored()
  const form = { avatar: fileOf(await makePicture('png')) }
  expect((await callAction(action, { url, form })).location).toBe('/')
  expect((await callLoader(loader, { url })).location).toBe('/')
  expect(await stored()).toEqual(names)
})
