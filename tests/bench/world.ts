import { makeUser, signIn } from '#tests/fixtures/people'
import { makePage, makeProject, makeSection } from '#tests/fixtures/projects'
import { transaction } from '~/db/transaction.server'
import { findPanel, panels } from '~/panels/library'

/** Body panels, spread over the categories. */
const bodyPanels = panels.filter(({ category }) => !['header', 'footer'].includes(category))

/** `count` different panels, as far apart in the library as they can be. */
export const samplePanels = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => bodyPanels[Math.floor((at * bodyPanels.length) / count)]?.id ?? '',
  )

/** Somebody with a project of one page with `count` body sections. */
export async function makeEditorWorld(
  count: number,
  facts: Parameters<typeof makeProject>[0] = {},
) {
  const user = makeUser()
  const project = makeProject({ ownerId: user.id, ...facts })
  const page = makePage(project.id)
  const chosen = samplePanels(Math.min(count, bodyPanels.length))
  // One transaction for all: each would wait for the disk.
  transaction(() => {
    for (let at = 0; at < count; at += 1) {
      const panelId = chosen[at % chosen.length] ?? ''
      const category = findPanel(panelId)?.category ?? 'hero'
      makeSection(page, { panelId, color: 'light', category })
    }
  })
  return { user, project, page, cookie: await signIn(user) }
}

/** Somebody with `count` projects that have a page with a panel each. */
export async function makeListWorld(count: number) {
  const user = makeUser()
  for (let at = 0; at < count; at += 1) {
    const page = makePage(makeProject({ ownerId: user.id }).id)
    makeSection(page, { panelId: samplePanels(count)[at] })
  }
  return { user, cookie: await signIn(user) }
}
