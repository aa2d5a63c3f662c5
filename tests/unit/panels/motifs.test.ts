import type { ReactElement, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import { mergeContent } from '~/panels/content'
import { panels } from '~/panels/library'
import { Disclosure } from '~/panels/primitives'
import { wordsOf } from '~/panels/stories'
import { storyIds } from '~/panels/stories/ids'
import { orientations } from '~/panels/types'

const drawn = vi.hoisted(() => new Set<string>())

type Options = { kind?: string; motif?: string; city?: string; items?: { kind: string }[] }

/** The motifs of one call. Faces have a rule of their own; light, skies and helpers are no motif. */
const motifsOf: Record<string, (options: Options) => string[]> = {
  product: ({ kind = 'bottle' }) => [kind],
  group: ({ items = [] }) => items.map(({ kind }) => kind),
  cover: ({ motif = 'hills' }) => [`cover of ${motif}`],
  stillLife: ({ motif }) => [`still life, ${motif}`],
  map: ({ city = 'river' }) => [`map of the ${city}`],
  ...Object.fromEntries(
    ['portrait', 'aurora', 'sunrise', 'dusk', 'panned', 'closeUp', 'withoutBlur', 'mirrored']
      .concat('onWorld', 'interview')
      .map((name) => [name, () => []]),
  ),
}

vi.mock('~/panels/pictures', async (load) => {
  const pictures = await load<Record<string, unknown>>()
  return Object.fromEntries(
    Object.entries(pictures).map(([name, draw]) => {
      if (typeof draw !== 'function') return [name, draw]
      const counted = (...args: unknown[]) => {
        const options = (args[1] ?? {}) as Options
        for (const motif of motifsOf[name]?.(options) ?? [name]) drawn.add(motif)
        return draw(...args)
      }
      return [name, counted]
    }),
  )
})

/** Calls every component, as the layout engine does, and draws what people open. */
function build(node: ReactNode): void {
  if (Array.isArray(node)) for (const child of node) build(child)
  else if (typeof node === 'object' && node !== null && 'props' in node) {
    const { type, props } = node as ReactElement<{ children?: ReactNode }>
    if (type === Disclosure) build(props.children)
    const component = type as (props: unknown) => ReactNode
    build(typeof type === 'function' ? component(props) : props.children)
  }
}

const t = createTheme({ name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }, 'light')

// A library in which the same sofa stands everywhere looks like one template.
test.each([undefined, ...storyIds])('no motif is in more than four panels (story: %s)', (story) => {
  const places: Record<string, string[]> = {}
  for (const panel of panels) {
    drawn.clear()
    const content = mergeContent(panel.content, wordsOf(story, panel.id))
    for (const o of orientations) build(panel.render({ t, o, content }))
    for (const motif of drawn) places[motif] = [...(places[motif] ?? []), panel.id]
  }
  expect(Object.keys(places).length).toBeGreaterThan(40)
  expect(Object.entries(places).filter(([, ids]) => ids.length > 4)).toEqual([])
})
