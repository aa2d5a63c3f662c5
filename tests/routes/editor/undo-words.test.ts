import { beforeAll, expect, test } from 'vitest'
import { callAction } from '#tests/fixtures/http'
import { actorOf, makeUser, signIn } from '#tests/fixtures/people'
import { makeCollaborator, makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { searchWords } from '~/features/project-words/search-words.server'
import { writeWords } from '~/features/sections/write-words.server'
import { action as replace } from '~/routes/editor/sections/search-words'
import { action as undo } from '~/routes/editor/sections/undo-words'
import { readFlash } from '~/routes/http/flash.server'

beforeAll(seedLibrary)

const owner = makeUser()
const friend = makeUser()
const [cookie, theirs] = await Promise.all([signIn(owner), signIn(friend)])

async function website(says: string) {
  const { id } = makeProject({ ownerId: owner.id })
  makeCollaborator(id, friend.id)
  for (const [order, name] of ['Home', 'Visit'].entries()) {
    const page = makePage(id, { name, order, home: order === 0 })
    const { id: sectionId } = makeSection(page, { panelId: 'pricing-three-plans' })
    const at = { projectId: id, pageId: page.id, sectionId, base: null }
    await writeWords(actorOf(owner), { ...at, words: { title: says } })
  }
  const found = (text: string) =>
    searchWords(actorOf(owner), id, { text, matchCase: false, wholeWords: false }, 0)
  const keys = (await found(says)).pages.flatMap(({ sections }) =>
    sections.flatMap(({ words }) => words.flatMap(({ key }) => key ?? [])),
  )
  const times = async (text: string) => (await found(text)).times
  return { id, keys, times }
}

const flashOf = ({ cookie: next }: { cookie: string }) =>
  readFlash(new Request('http://localhost/', { headers: { Cookie: next } }))

async function replaced(says: string) {
  const site = await website(says)
  const search = new URLSearchParams({ q: says, p: 'page' })
  const answer = await callAction(replace, {
    url: `/projects/${site.id}/words?${search}`,
    params: { id: site.id },
    cookie,
    form: { q: says, with: 'New Mill', chosen: site.keys },
  })
  const flash = await flashOf(answer)
  const press = (as = cookie, fields = flash?.press?.fields ?? {}) =>
    callAction(undo, {
      url: flash?.press?.action ?? '',
      params: { id: site.id },
      cookie: as,
      form: fields,
    })
  return { ...site, flash, press }
}

test('the message of a replacement offers to undo it, and leads to the same search', async () => {
  const { id, times, flash, press } = await replaced('Old Mill')
  expect(flash).toMatchObject({ text: 'Replaced in 2 texts on 2 pages.', press: { label: 'Undo' } })
  expect(flash).not.toHaveProperty('note')
  const answer = await press()
  expect(answer.status).toBe(303)
  expect(answer.location).toBe(`/projects/${id}/words?q=Old+Mill&p=page`)
  expect((await flashOf(answer))?.text).toBe('Replacement undone in 2 sections on 2 pages.')
  expect(await times('Old Mill')).toBe(2)
  // The same press twice is one; another of the same replacement finds it undone.
  const same = await press()
  expect([same.status, (await flashOf(same))?.text]).toEqual([
    303,
    'Replacement undone in 2 sections on 2 pages.',
  ])
  const again = await press(cookie, { replacement: flash?.press?.fields?.replacement ?? '' })
  expect(again.status).toBe(409)
  expect(again.data.error.text).toMatch(/^This replacement was already undone\./)
})

test('a press of somebody else, or of nothing, is answered with a sentence', async () => {
  const { times, press } = await replaced('Old Mill')
  for (const answer of [await press(theirs), await press(cookie, {})]) {
    expect(answer.status).toBe(404)
    expect(answer.data.error.text).toMatch(/^You can no longer undo this replacement\./)
  }
  expect((await press(await signIn(makeUser()))).status).toBe(404)
  expect(await times('New Mill')).toBe(2)
})

test('the message of a long search has room for the offer', async () => {
  const { id, flash, press } = await replaced('ष'.repeat(300))
  expect(flash?.press?.action).toBe(`/projects/${id}/words/undo?p=page`)
  expect((await press()).status).toBe(303)
})
