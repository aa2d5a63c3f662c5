import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { get, post } from '#tests/fixtures/requests'
import { seedLibrary } from '~/features/panels/seed-library.server'
import { loader as words } from '~/routes/editor/sections/search-words'
import { loader as facts } from '~/routes/editor/settings/facts'
import { action as start, loader as website } from '~/routes/exports/website'

beforeAll(() => seedLibrary())

/** A website that takes many turns to look through, and who asks for it. */
async function large() {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id })
  const page = makePage(project.id, { name: 'Home', home: true })
  for (let i = 0; i < 40; i += 1) makeSection(page, { panelId: 'hero-scene' })
  return { cookie: await signIn(user), params: { id: project.id } }
}

type Asks = Awaited<ReturnType<typeof large>> & { left: AbortSignal }
const cases: [string, (asks: Asks) => Promise<unknown>][] = [
  ['the check of a website', (asks) => get(website, '/', asks)],
  ['the download of a website', (asks) => post(start, '/', { key: 'k' }, asks)],
  ['the count of facts', (asks) => get(facts, '/', asks)],
  ['a search', (asks) => get(words, '/?q=e', asks)],
]

test.each(cases)('%s ends when who asked has hung up', async (_, ask) => {
  const left = new AbortController()
  const asked = ask({ ...(await large()), left: left.signal })
  let isOver = false
  const over = asked.finally(() => (isOver = true))
  for (let turn = 0; turn < 5; turn += 1) await nextTurn()
  expect(isOver).toBe(false)
  left.abort()
  await expect(over).rejects.toMatchObject({ name: 'AbortError' })
})
