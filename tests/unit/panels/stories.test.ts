import { expect, test } from 'vitest'
import { mergeContent } from '~/panels/content'
import { findPanel } from '~/panels/library'
import { renderPanel } from '~/panels/render'
import { panelSize } from '~/panels/sizes'
import { stories, wordsOf } from '~/panels/stories'
import { storyIds } from '~/panels/stories/ids'
import sizes from '~/panels/stories/sizes.json'
import { type ProjectTemplate, projectTemplates } from '~/panels/templates'
import { orientations, panelColors } from '~/panels/types'
import { overflowingTexts } from './overflow'

const told = storyIds.flatMap((story) =>
  Object.entries(stories[story]).map(([panel, words]) => ({ story, panel, words })),
)

const placedIn = ({ header, footer, pages }: ProjectTemplate) =>
  new Set([header, footer, ...pages.flatMap((page) => page.sections)].map(({ panel }) => panel))

test('every panel of a project template speaks of what the template is about', () => {
  for (const template of projectTemplates) {
    const silent = [...placedIn(template)].filter((id) => !wordsOf(template.story, id))
    expect(silent, template.id).toEqual([])
  }
})

/** Paths of a panel's words that its content does not have, or that are of another kind there. */
function strangers(words: unknown, content: unknown, path: string): string[] {
  if (typeof words !== typeof content || Array.isArray(words) !== Array.isArray(content)) {
    return content === undefined || content === null ? [] : [path]
  }
  if (Array.isArray(words)) {
    const [first] = content as unknown[]
    // Cells of a table are words or ticks.
    if (typeof first !== 'object') return []
    return words.flatMap((word, i) => strangers(word, first, `${path}[${i}]`))
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, inner]) => {
    const known = content as Record<string, unknown>
    return key in known || path.endsWith(']')
      ? strangers(inner, known[key], `${path}.${key}`)
      : [`${path}.${key}`]
  })
}

test.each(told)('$panel in the story $story says it in its own fields', ({ panel, words }) => {
  const definition = findPanel(panel)
  expect(definition).toBeTruthy()
  expect(strangers(words, definition?.content, panel)).toEqual([])
})

/** Who is drawn beside which name. */
function faces(words: unknown): [face: string, name: string][] {
  if (typeof words !== 'object' || words === null) return []
  const { person, picture, name, author } = words as Record<string, unknown>
  const face = person ?? picture
  const known = name ?? author
  const here: [string, string][] =
    typeof face === 'string' && typeof known === 'string' ? [[face, known]] : []
  return [...here, ...Object.values(words).flatMap(faces)]
}

test.each(projectTemplates)('nobody in the template $id has two names', (template) => {
  const names: Record<string, Set<string>> = {}
  for (const id of placedIn(template)) {
    const content = mergeContent(findPanel(id)?.content ?? {}, wordsOf(template.story, id))
    for (const [face, name] of faces(content)) names[face] = (names[face] ?? new Set()).add(name)
  }
  const firstNames = (all: Set<string>) => new Set([...all].map((name) => name.split(' ')[0]))
  const two = Object.entries(names).filter(([, all]) => firstNames(all).size > 1)
  expect(two.map(([face, all]) => [face, ...all])).toEqual([])
})

const brand = {
  name: 'The Very Long Name of a Company That Nobody Would Ever Print',
  primary: '#0E5A47',
  secondary: '#FF7A59',
}

test.each(told)('$panel in the story $story is as high as the list says', async (one) => {
  const { story, panel, words } = one
  const at = Object.keys(stories[story]).indexOf(panel)
  const [orientation, color] = [orientations[at % 3], panelColors[(at + 1) % 3]]
  if (!orientation || !color) throw new Error('no variant')
  const { height } = await renderPanel(panel, { orientation, color }, brand, words)
  expect(
    panelSize(panel, orientation, color, { story }),
    'run scripts/panel-sizes.ts --stories',
  ).toEqual({ width: 1440, height })
})

test.each(told)('$panel in the story $story keeps its words in their places', async (one) => {
  const definition = findPanel(one.panel)
  if (!definition || definition.bleeds) return
  const content = mergeContent(definition.content, one.words)
  for (const orientation of orientations) {
    const variant = { orientation, color: 'light' as const }
    expect(await overflowingTexts({ ...definition, content }, brand, variant)).toEqual([])
  }
})

test('the list of sizes knows exactly the panels with words of their own', () => {
  for (const story of storyIds) {
    expect(Object.keys(sizes[story]), story).toEqual(Object.keys(stories[story]))
  }
})
