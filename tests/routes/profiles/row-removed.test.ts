import { createElement } from 'react'
import { expect, test } from 'vitest'
import { screenDrawn } from '#tests/fixtures/draw'
import { callAction, callLoader } from '#tests/fixtures/http'
import { makeProfile } from '#tests/fixtures/notifications'
import { signIn } from '#tests/fixtures/people'
import { makeClient } from '#tests/fixtures/profiles'
import EditProfile, { action, loader } from '~/routes/profiles/edit'

const owner = makeClient()
const cookie = await signIn(owner)
const stored = {
  locations: ['14 Mercer Lane, Ardmore'],
  websites: ['https://hollisreed.example'],
  links: ['https://hollisreed.example/press'],
  socials: ['https://pictures.example/hollisreed'],
}

/** The screen after *Remove* beside one of the rows, as the server draws it. */
async function removed(part: string, entries: string[], row: number) {
  const { id } = makeProfile(owner.id, 'Hollis & Reed', stored)
  const call = { url: `/company-profiles/${id}`, params: { profile: id }, cookie }
  const form = { part, entries, version: '1', intent: `remove-${row}` }
  const answer = await callAction(action, { ...call, form })
  const { data } = await callLoader(loader, call)
  return screenDrawn(createElement(EditProfile), call.url, data, answer.data)
}

test.each([
  ['locations', 'Save locations'],
  ['websites', 'Save websites'],
  ['links', 'Save links'],
  ['socials', 'Save socials'],
] as const)(
  'UI-45 what is removed of %s says that the next save removes it',
  async (part, save) => {
    const [text = ''] = stored[part]
    const html = await removed(part, [text, ''], 0)
    const says = `“${text}” will be removed when you press ${save}.`
    // At the top, where the page begins without script, with the way there; and beside the button.
    expect(html.split(says)).toHaveLength(3)
    expect(html).toMatch(new RegExp(`<a [^>]*href="#${part}"[^>]*>`))
    expect(html).not.toContain(`value="${text}"`)
  },
)

test('UI-45 a row that was never saved is gone at once', async () => {
  const html = await removed('links', [...stored.links, 'https://new.example', ''], 1)
  expect(html).not.toContain('will be removed when you press')
})
