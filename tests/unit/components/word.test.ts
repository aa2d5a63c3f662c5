import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Route, Routes } from 'react-router-dom'
import { StaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { business, pageOf } from '#tests/unit/panels/facts/business'
import { pageRowId } from '~/panels/facts/menus'
import { describeWords, fieldsOf, type OwnWords } from '~/panels/words'
import { type Around, Word } from '~/routes/editor/sections/word'

const vin = pageOf('Vin')
const facts = { ...business, pages: [vin], legal: [pageOf('Imprint')] }

/** The field of a word as the form shows it, in plain text. */
function shown(panel: string, path: string, own: OwnWords = {}, more: Partial<Around> = {}) {
  const fields = fieldsOf(describeWords(panel, null, own, 'left', facts))
  const field = fields.find((one) => one.path === path)
  if (!field) throw new Error(`no ${path}`)
  const none = { errors: {}, theirs: {}, crowded: {}, files: {}, said: new Map(), pages: [] }
  const around = { ...none, pictures: [], field: null, orientation: 'left', target: null, ...more }
  const element = createElement(Word, { field, around: around as unknown as Around })
  const route = createElement(Route, { path: '/projects/:id', element })
  const routes = createElement(Routes, null, route)
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/projects/one' }, routes))
}

test('a word that nobody typed names who says it', () => {
  expect(shown('header-simple', 'phone')).toMatch(
    /href="\/projects\/one\/facts#phone"[^>]*>From your business details</,
  )
  for (const [panel, path, page] of [
    ['header-simple', `menu/${pageRowId(vin.id)}`, vin.id],
    ['footer-deep', `legal/${pageRowId(pageOf('Imprint').id)}`, pageOf('Imprint').id],
  ] as const) {
    const html = shown(panel, path)
    expect(html).toMatch(new RegExp(`href="/projects/one/pages/${page}/edit"`))
    expect(html).toContain('>The name of the page<')
  }
  // Neither a page nor a detail of the business.
  expect(shown('footer-deep', 'columns/rest/title')).not.toContain('<a')
  expect(shown('location-full-map', 'button')).not.toContain('<a')
})

test('a word that somebody typed says what it would be without, and how it is called back', () => {
  const typed = (panel: string, path: string) => shown(panel, path, { [path]: 'Ours' })
  const phone = typed('header-simple', 'phone')
  expect(phone).toContain(`Your business details say: “${business.phone}”`)
  expect(phone).toContain('>Use your business details again<')
  const page = typed('header-simple', `menu/${pageRowId(vin.id)}`)
  expect(page).toContain('The page is called “Vin”.')
  expect(page).toContain('>Use the page’s name again<')
  expect(typed('footer-deep', 'columns/rest/title')).toContain('Without your own text: “Pages”')
  const button = typed('location-full-map', 'button')
  expect(button).toContain('Example: “Get directions”')
  expect(button).toContain('>Use the example again<')
})

test('a picture that was refused has the focus without script, else what is chosen', () => {
  const picture = fieldsOf(describeWords('hero-scene', null)).find(({ kind }) => kind === 'picture')
  const path = picture?.path ?? ''
  const focused = (more: Partial<Around>) =>
    shown('hero-scene', path, {}, more).match(/<(?:input|select)[^>]* autofocus[^>]*>/gi)
  expect(focused({ target: path, files: { [path]: 'Too large' } })).toEqual([
    expect.stringContaining(`name="file-${path}"`),
  ])
  expect(focused({ target: path })).toEqual([expect.stringContaining(`name="word-${path}"`)])
  expect(focused({})).toBeNull()
})
