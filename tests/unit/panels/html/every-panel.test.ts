import type { ReactElement, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createTheme } from '~/panels/color/create-theme'
import { mergeContent } from '~/panels/content'
import { printPage } from '~/panels/html'
import { panels } from '~/panels/library'
import { Disclosure, Tabs } from '~/panels/primitives'
import { wordsOf } from '~/panels/stories'
import { storyIds } from '~/panels/stories/ids'
import { orientations } from '~/panels/types'

const brand = { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' }

/** All texts that a panel hands to the layout engine, and those that people open. */
function drawn(node: ReactNode): string[] {
  if (Array.isArray(node)) {
    // Words and numbers side by side are one text.
    return node.every((one) => ['string', 'number'].includes(typeof one))
      ? [node.join('')]
      : node.flatMap(drawn)
  }
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const { type, props } = node as ReactElement<{ children?: ReactNode; summary?: ReactNode }>
  if (type === Disclosure) return [...drawn(props.summary), ...drawn(props.children)]
  const component = type as (props: unknown) => ReactNode
  // A page has what stands behind each tab, a drawing the first.
  const whole = type === Tabs ? { ...props, isWhole: true } : props
  return drawn(typeof type === 'function' ? component(whole) : props.children)
}

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) =>
    name === 'amp' ? '&' : name === 'lt' ? '<' : name === 'gt' ? '>' : '"',
  )

/** All texts of a document, what stands in empty fields included. */
function printed(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body>'))
    // The twin that phones show.
    .replace(/<section [^>]*only-narrow.*?<\/section>/s, '')
  const texts = body.split(/<[^>]*>/)
  const placeholders = [...body.matchAll(/ placeholder="([^"]*)"/g)].map(([, text]) => text ?? '')
  return [...texts, ...placeholders].map((text) => decoded(text).trim()).filter(Boolean)
}

const unique = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))].sort()

const cases = panels.flatMap((panel) => orientations.map((o) => [panel.id, o, panel] as const))

test.each(cases)('%s, %s, is printed with the words of its drawing', (id, orientation, panel) => {
  const color = 'light'
  for (const story of [undefined, ...storyIds.filter((one) => wordsOf(one, id))]) {
    const content = mergeContent(panel.content, wordsOf(story, id))
    const section = { panel: id, orientation, color, story } as const
    const { html } = printPage({ sections: [section], brand, title: 'Pricing page' })
    const t = createTheme(brand, color)
    const words = drawn(panel.render({ t, o: orientation, content }))
    const said = printed(html).filter((text) => !['Skip to content', 'Pricing page'].includes(text))
    expect(unique(said)).toEqual(unique(words))

    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).not.toMatch(/<script|javascript:| on\w+="|undefined|NaN|\[object/)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, one]) => one)
    expect(new Set(ids).size).toBe(ids.length)
    // A policy without inline styles holds.
    expect(html).not.toMatch(/ style="/)
  }
})
