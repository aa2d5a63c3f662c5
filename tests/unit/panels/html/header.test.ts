import { describe, expect, test } from 'vitest'
import { printPage } from '~/panels/html'

const printed = (panel: string, name = 'Norde') =>
  printPage({
    sections: [{ panel, orientation: 'left', color: 'light' }],
    brand: { name, primary: '#0E5A47', secondary: '#FF7A59' },
    title: 'Home',
    linkTo: () => '#main',
  }).html

/** What phones show: their bar and its menu. */
const phone = (html: string) => html.slice(html.indexOf('class="phone"'), html.indexOf(' wide"'))
const phoneMenu = (html: string) =>
  /<nav aria-label="Menu">.*?<\/nav>/s.exec(phone(html))?.[0] ?? ''

test('news stand above the bar of phones', () => {
  const [above] = phone(printed('header-announcement')).split('class="bar"')
  expect(above).toContain('The spring release is here')
  expect(phoneMenu(printed('header-announcement'))).not.toContain('The spring release is here')
})

test('a shop keeps its search, basket and offer on phones', () => {
  const html = printed('header-shop-search')
  expect(phone(html)).toContain('<input type="search" placeholder="Search 2,400 things')
  for (const words of ['Basket', 'Sale', 'Knives']) {
    expect(phoneMenu(html)).toContain(`<a href="#main">${words}</a>`)
  }
  expect(phoneMenu(html)).toContain('<p>Free delivery over $60</p>')
})

test('address, hours and phone are in the menu of phones', () => {
  const menu = phoneMenu(printed('header-centred-logo'))
  for (const words of ['Harbour Street 9, Aarhus', 'Wed to Sun, 5 – 11 PM', '+45 86 12 04 40']) {
    expect(menu).toContain(`<p>${words}</p>`)
  }
})

test('an entry of a large menu opens its shelf without script, on phones its links', () => {
  const html = printed('header-mega-menu')
  const wide = html.slice(html.indexOf(' wide"'))
  const [, summary, rest] = /<details[^>]*><summary[^>]*>(.*?)<\/summary>(.*)/s.exec(wide) ?? []
  expect(summary).toContain('Products')
  expect(summary).not.toContain('<a')
  expect(rest).toMatch(/^<div class="shelf">.*<a [^>]*>Web shop<\/a>.*<\/details>/s)
  expect(phoneMenu(html)).toMatch(
    /<details><summary>Products<svg.*?<\/summary><a href="#main">Web shop<\/a>/s,
  )
})

test('a header is the bar of phones up to the width at which its lines fit', () => {
  const below = (panel: string, name?: string) =>
    /has-menu menu-(\d+)"/.exec(printed(panel, name))?.[1]
  expect(below('header-announcement')).toBe('1024')
  expect(below('header-simple')).toBe('1024')
  expect(below('header-simple', 'Marlow, Pine & Daughters')).toBe('1200')
  expect(below('header-over-photo')).toBeUndefined()
})

describe('a header over a picture', () => {
  const html = printed('header-over-photo')
  const [, phoneBar = ''] =
    /<div class="phone">(.*?)<\/nav><\/details><\/div><\/div>/s.exec(html) ?? []

  test('says the title of the page, once', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toMatch(/<header [^>]*>.*<h1[^>]*>Learn to sail in six days<\/h1>.*<\/header>/s)
  })

  test('has the bar of phones on the picture, without the words that stay below it', () => {
    expect(html).toMatch(/<img[^>]* alt="A lighthouse on the coast"[^>]*>.*<div class="phone">/s)
    for (const words of ['Courses', 'Boathouse', 'Book a week']) expect(phoneBar).toContain(words)
    for (const words of ['Learn to sail', 'On Monday', 'See the six days']) {
      expect(phoneBar).not.toContain(words)
      expect(html).toContain(words)
    }
  })

  test('hides its own bar there, and nothing else', () => {
    const hidden = [...html.matchAll(/ class="[^"]* wide"[^>]*>(.*?)<h1/gs)]
    expect(hidden).toHaveLength(1)
    expect(hidden[0]?.[1]).toContain('Courses')
  })
})

/** A header on a page of a website with these pages. */
const onPage = (panel: string, current: readonly string[], listed = pages) =>
  printPage({
    sections: [{ panel, orientation: 'left', color: 'light', facts: { pages: listed }, leads: {} }],
    brand: { name: 'Norde', primary: '#0E5A47', secondary: '#FF7A59' },
    title: 'Home',
    linkTo: (words) => `${words.toLowerCase()}.html`,
    current,
  }).html

const pages = ['Work', 'People', 'Visit'].map((name) => ({
  id: name.toLowerCase(),
  name,
  children: [],
}))

/** Entries that look like no other. */
function marked(current: readonly string[]) {
  const html = onPage('header-simple', current)
  const wide = html.slice(html.indexOf(' wide"'))
  const looks = pages.map(
    ({ id }) => new RegExp(`<a class="(\\w+)" href="${id}.html"`).exec(wide)?.[1],
  )
  return pages
    .filter((_, i) => looks.filter((look) => look === looks[i]).length === 1)
    .map(({ id }) => id)
}

test('the menu of a header marks the page that is shown, and none on a page that is not in it', () => {
  expect(marked(['work'])).toEqual(['work'])
  expect(marked(['people'])).toEqual(['people'])
  expect(marked(['a-visit', 'visit'])).toEqual(['visit'])
  expect(marked(['home'])).toEqual([])
  const html = onPage('header-simple', ['people'])
  // In the bar and in the menu of phones.
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>People/g)).toHaveLength(2)
  expect(html.match(/aria-current="/g)).toHaveLength(2)
  expect(onPage('header-simple', ['a-visit', 'visit'])).not.toContain('aria-current="')
})

test('a menu of one page marks it there, and looks like any other elsewhere', () => {
  const [work] = pages
  if (!work) throw new Error('there is a page')
  const lookOf = (html: string) => {
    const wide = html.slice(html.indexOf(' wide"'))
    const [, look = ''] = /<a class="(\w+)" href="work.html"/.exec(wide) ?? []
    return new RegExp(`\\.${look}\\{[^}]*\\}`, 'g').exec(html)?.[0] ?? ''
  }
  const [there, elsewhere] = [
    onPage('header-simple', ['work'], [work]),
    onPage('header-simple', ['home'], [work]),
  ]
  expect(there).toContain('aria-current="')
  expect(elsewhere).not.toContain('aria-current="')
  expect(lookOf(there)).not.toBe('')
  expect(lookOf(elsewhere).replace(/^\.\w+/, '')).not.toBe(lookOf(there).replace(/^\.\w+/, ''))
})
