import { describe, expect, test } from 'vitest'
import { websiteWords } from '~/messages/website-words'
import { cleanFacts, type DrawnFacts } from '~/panels/facts/facts'
import { hoursLine } from '~/panels/facts/hours-words'
import { languages } from '~/panels/facts/languages'
import { dial } from '~/panels/facts/leads'
import { pageRowId } from '~/panels/facts/menus'
import type { StoryId } from '~/panels/stories/ids'
import {
  addRow,
  changeRow,
  contentWith,
  describeWords,
  fieldsOf,
  linksOf,
  listsOf,
  type OwnWords,
  ownWords,
  readWords,
  shownFacts,
} from '~/panels/words'
import { limits } from '~/permissions/limits'
import { business, menu, pageOf } from './business'

const say = (
  panel: string,
  facts: DrawnFacts | null,
  story: StoryId | null = null,
  own?: OwnWords,
) => contentWith(panel, story, own, facts) as Record<string, unknown>
const lead = (panel: string, facts: DrawnFacts, own: OwnWords = {}) =>
  linksOf(panel, { story: null, facts }, own, (id) => `/${id}`)
const rowOf = (name: string) => pageRowId(pageOf(name).id)

describe('what is true of the business', () => {
  test('goes before the story and the example, and own words before it', () => {
    const facts = { phone: business.phone }
    expect(say('header-simple', facts).phone).toBe(business.phone)
    expect(say('header-simple', facts, 'shop').phone).toBe(business.phone)
    expect(say('header-simple', facts, null, { phone: '1881' }).phone).toBe('1881')
    expect(say('header-simple', facts, null, { phone: '' }).phone).toBe('')
  })

  test('that nobody has told lets the story speak, else the example', () => {
    expect(say('header-simple', null)).toEqual(say('header-simple', { mail: business.mail }))
    expect(say('header-simple', {}, 'shop').phone).toBe('+45 86 12 33 70')
  })

  test('stands within the sentence of the panel or story', () => {
    expect(say('contact-map-form', business).phone).toBe(`or call ${business.phone}`)
    expect(say('location-hours', business, 'clinic').call).toBe(`Call ${business.phone}`)
    expect(say('contact-offices', business, 'saas').lead).toBe(
      `Call ${business.phone}. Whoever is awake picks up within four rings.`,
    )
    expect(say('footer-minimal', business, 'agency').note).toBe('Kirkegata 14, 0153 Oslo.')
  })

  test('is found by what the example says there', () => {
    const { ways } = say('contact-split', business, 'shop') as { ways: { value: string }[] }
    expect(ways.map(({ value }) => value)).toEqual([
      business.phone,
      business.mail,
      'Kirkegata 14, 0153 Oslo',
    ])
    const { facts } = say('location-full-map', business) as { facts: { value: string }[] }
    expect(facts[0]?.value).toBe('Kirkegata 14, 0153 Oslo')
    expect(facts[1]?.value).toBe('Mon to Fri, 9 AM – 5 PM · Sat, 10:30 AM – 2 PM')
    expect(facts[2]?.value).toBe('Chapelle, 4 minutes on foot')
    expect(shownFacts('login-card', null, business)).toEqual([])
    expect(shownFacts('contact-booking', null, business)).toEqual([])
  })

  test('leaves nothing that would be true for an hour', () => {
    const week = say('location-hours', business) as {
      status: string
      today: number
      days: { day: string; hours: string; note: string }[]
    }
    expect(week).toMatchObject({ status: '', statusNote: '', today: -1 })
    expect(week.days[5]).toEqual({ day: 'Saturday', hours: '10:30 AM – 2 PM', note: '' })
    expect(week.days[6]?.hours).toBe('Closed')
    expect(say('location-full-map', business).chip).toBe('')
    expect(say('location-branches', business)).toMatchObject({ open: '', closed: '' })
  })

  test('is said of each place, with the pictures of those that stood there', () => {
    const { offices } = say('contact-offices', business) as { offices: object[] }
    expect(offices).toEqual([
      {
        city: 'Frogner',
        ...{ address: 'Bygdøy allé 2, 0257 Oslo', phone: '+47 22 90 11 41' },
        ...{ time: '', people: '', picture: 'houses' },
      },
      expect.objectContaining({ city: 'Løkka', phone: '', picture: 'harbour' }),
    ])
  })

  test('leads to the phone and to mails by itself', () => {
    expect(lead('header-simple', business)).toMatchObject({ phone: 'tel:+4722901140' })
    expect(lead('contact-split', business)).toMatchObject({
      'ways/d1/value': 'mailto:post@kirkegata.no',
    })
    // Another number is another one, and a long sentence is no link.
    expect(lead('header-simple', business, { phone: '1881' })).not.toHaveProperty('phone')
    expect(lead('contact-offices', business)).not.toHaveProperty('lead')
  })

  test('leads buttons that ask for the way or for a call, and no others', () => {
    const map = 'https://www.openstreetmap.org/search?query=Kirkegata%2014%2C%200153%20Oslo'
    const call = 'tel:+4722901140'
    expect(lead('location-full-map', business)).toMatchObject({ button: map, call })
    expect(lead('location-directions', business)).toMatchObject({ button: map })
    expect(lead('contact-offices', business)).toMatchObject({ button: call })
    // Its links say the way to each of several offices.
    expect(lead('contact-offices', business)).not.toHaveProperty('link')
    expect(lead('location-full-map', { hours: business.hours })).not.toHaveProperty('button')
  })

  test('has no icons of the example’s networks once anything is told', () => {
    expect(say('footer-deep', {}).social).not.toEqual([])
    expect(say('footer-deep', { phone: business.phone }).social).toEqual([])
    expect(say('footer-newsletter', { mail: 'post@kirkegata.no' }).social).toEqual(['mail'])
  })

  test('keeps the icons that people added, and a list to which they may add some', () => {
    const facts = { phone: business.phone }
    const added: OwnWords = { 'social/kabc#row': { at: 9 }, 'social/kabc': 'youtube' }
    expect(say('footer-deep', facts, null, added).social).toEqual(['youtube'])
    const listed = (own: OwnWords) =>
      listsOf(describeWords('footer-deep', null, own, 'left', facts)).find(
        ({ path }) => path === 'social',
      )
    expect(listed(added)?.rows.map(({ id }) => id)).toEqual(['kabc'])
    const empty = listed({})
    if (!empty) throw new Error('no list')
    expect(empty.rows).toEqual([])
    const more = addRow({}, empty, 'knew')
    expect(ownWords.safeParse(more).success).toBe(true)
    expect(say('footer-deep', facts, null, more).social).toHaveLength(1)
  })

  test('is said as shortly as a header has room for', () => {
    const facts = (said: DrawnFacts) => {
      const rows = say('header-centred-logo', { ...business, ...said }).facts
      return (rows as { text: string }[]).map(({ text }) => text)
    }
    expect(facts({})).toEqual(['Kirkegata 14, 0153 Oslo', 'Mon to Sat'])
    const street = 'Building C, Kirkegata 14'
    expect(facts({ street, city: '0153 Oslo, Norway' })[0]).toBe(street)
    expect(facts({ street: `${street}, the door beside the bakery` })[0]).toBe('0153 Oslo')
  })

  test('is said line by line where the example has two addresses', () => {
    const { columns } = say('footer-large-logo', business) as { columns: { links: string[] }[] }
    expect(columns[1]?.links).toEqual([
      ...[
        'Kirkegata 14',
        '0153 Oslo',
        business.phone,
        'Mon to Fri, 9 AM – 5 PM · Sat, 10:30 AM – 2 PM',
      ],
    ])
    expect(columns[2]?.links).toEqual(['Instagram', 'YouTube'])
  })

  test('names the networks that have an address', () => {
    expect(say('footer-deep', business).social).toEqual(['instagram', 'youtube'])
    expect(say('footer-newsletter', business).social).toEqual(['instagram', 'youtube', 'mail'])
    const own = { 'social/sinstagram#row': { gone: true } }
    expect(say('footer-deep', business, null, own).social).toEqual(['youtube'])
    expect(lead('footer-newsletter', business)).toMatchObject({
      'social/sinstagram': business.socials.instagram,
      'social/smail': 'mailto:post@kirkegata.no',
    })
  })
})

test('a week is said in one line', () => {
  const [open, late] = [
    { from: '09:00', to: '17:00' },
    { from: '09:00', to: '21:30' },
  ]
  expect(hoursLine([open, open, open, open, open, null, null])).toBe('Mon to Fri, 9 AM – 5 PM')
  expect(hoursLine([null, null, open, open, null, null, null])).toBe('Wed and Thu, 9 AM – 5 PM')
  expect(hoursLine([open, null, open, null, null, null, null])).toBe(
    'Mon, 9 AM – 5 PM · Wed, 9 AM – 5 PM',
  )
  expect(hoursLine([open, late, open, late, open, null, null])).toBe('Mon to Fri')
  const day = (from: string, to: string) =>
    hoursLine([{ from, to }, null, null, null, null, null, null])
  expect(day('13:00', '17:00')).toBe('Mon, 1 – 5 PM')
  expect(day('12:00', '00:00')).toBe('Mon, 12 PM – 12 AM')
  expect(day('06:00', '00:00')).toBe('Mon, 6 AM – 12 AM')
  expect(day('06:00', '02:30')).toBe('Mon, 6 AM – 2:30 AM')
  expect(day('00:00', '00:00')).toBe('Mon, 24 hours')
  const closed = [null, null, null, null, null, null, null]
  expect(hoursLine(closed)).toBe('Closed')
  // A break for lunch: what is too long for a line names the days alone.
  const again = { from: '18:00', to: '22:30' }
  const twice = { from: '12:00', to: '14:30', again }
  expect(hoursLine([null, twice, twice, twice, twice, null, null])).toBe(
    'Tue to Fri, 12 – 2:30 PM and 6 – 10:30 PM',
  )
  expect(
    hoursLine([twice, twice, twice, twice, twice, { from: '10:00', to: '15:00', again }, null]),
  ).toBe('Mon to Sat')
  // The example's hours would be somebody else's.
  const { facts } = say('footer-deep', { ...business, hours: closed }) as {
    facts: { text: string }[]
  }
  expect(facts.at(-1)?.text).toBe('Closed')
})

describe('in the language of the website', () => {
  const open = { from: '09:00', to: '17:30' }
  const hours = [open, open, open, open, open, null, null]

  test('hours are said with its days and a clock of 24 hours', () => {
    expect(hoursLine(hours, 'de')).toBe('Mo bis Fr, 09:00 – 17:30')
    expect(hoursLine([open, open, null, null, null, null, null], 'nb')).toBe(
      'Man og Tir, 09:00 – 17:30',
    )
    const { days } = say('location-hours', { hours, language: 'de' }) as {
      days: { day: string; hours: string }[]
    }
    expect([days[0], days[6]]).toMatchObject([
      { day: 'Montag', hours: '09:00 – 17:30' },
      { day: 'Sonntag', hours: 'Geschlossen' },
    ])
  })

  test('what has no room in a menu is behind its word for more', () => {
    const pages = 'Brot Kuchen Kaffee Geschichte Anfahrt Kontakt Karriere Presse Gutscheine'
      .split(' ')
      .map((name) => ({ id: name, name, children: [] }))
    expect(say('header-simple', { pages, language: 'de' }).menu).toContain('Mehr')
    expect(say('header-simple', { pages }).menu).toContain('More')
  })

  test('a language alone tells nothing of a business: its networks are the example’s', () => {
    expect(say('footer-deep', { language: 'sv' }).social).toEqual(say('footer-deep', null).social)
  })

  test.each(languages)('%s has all it needs', (language) => {
    const { shortDays, longDays, ...others } = websiteWords[language]
    for (const days of [shortDays, longDays]) expect(new Set(days.split(' ')).size).toBe(7)
    for (const [key, words] of Object.entries(others)) {
      expect([key, words.trim().length > 0]).toEqual([key, true])
      expect([key, /\*/.test(words)]).toEqual([key, key.endsWith('Of')])
    }
    expect(others.stars).toContain('#')
  })
})

test('facts are cleaned as they are read, and an empty one is none', () => {
  expect(cleanFacts({ phone: ' \u202e12 34\n56 ', mail: ' ', socials: {}, places: [] })).toEqual({
    phone: '12 34 56',
  })
  expect(cleanFacts({ places: [{ name: '', address: '', phone: '' }] })).toBeNull()
  expect(() => cleanFacts({ socials: { instagram: 'javascript:alert(1)' } })).toThrow()
  expect(() => cleanFacts({ hours: [null] })).toThrow()
  const long = 'x'.repeat(limits.lettersOfFact)
  expect(cleanFacts({ street: long })).toEqual({ street: long })
  expect(() => cleanFacts({ street: `${long}x` })).toThrow()
  const places = Array.from({ length: limits.placesOfProject }, () => business.places[0])
  expect(cleanFacts({ places })).toEqual({ places })
  expect(() => cleanFacts({ places: [...places, places[0]] })).toThrow()
})

describe('pages in the navigation', () => {
  const facts = { pages: menu }

  test('are the rows of a menu, and without them the example stays', () => {
    expect(say('header-simple', facts).menu).toEqual(['Mat', 'Vin', 'Om oss', 'Besøk'])
    expect(say('header-announcement', facts).menu).toEqual(
      ['Mat', 'Vin', 'Om oss', 'Besøk'].map((label) => ({ label, opens: false })),
    )
    expect(say('header-simple', {}).menu).toHaveLength(5)
  })

  test('are all listed up to six, of more those of the top level', () => {
    const family = pageOf('Mat', [pageOf('Lunsj'), pageOf('Middag')])
    expect(say('header-simple', { pages: [family, pageOf('Vin')] }).menu).toEqual([
      ...['Mat', 'Lunsj', 'Middag', 'Vin'],
    ])
    const more = { pages: [family, ...menu.slice(1), pageOf('Nytt')] }
    expect(say('header-simple', more).menu).toEqual(['Mat', 'Vin', 'Om oss', 'Besøk', 'Nytt'])
  })

  test('are families as columns of a footer, and a column for the rest', () => {
    const family = pageOf('Mat', [pageOf('Lunsj'), pageOf('Middag')])
    expect(say('footer-deep', { pages: [family, pageOf('Vin')] }).columns).toEqual([
      { title: 'Mat', links: ['Lunsj', 'Middag'] },
      { title: 'More', links: ['Vin'] },
    ])
    expect(lead('footer-deep', { pages: [family, pageOf('Vin')] })).toMatchObject({
      [`columns/${rowOf('Mat')}/title`]: `/${family.id}`,
    })
    expect(say('footer-deep', facts).columns).toEqual([
      { title: 'Pages', links: ['Mat', 'Vin', 'Om oss', 'Besøk'] },
    ])
    const single = [pageOf('Mat', [pageOf('Lunsj')]), pageOf('Vin')]
    expect(say('footer-deep', { pages: single }).columns).toEqual([
      { title: 'Pages', links: ['Mat', 'Lunsj', 'Vin'] },
    ])
  })

  test('that are legal stand in the legal row of a footer alone', () => {
    const imprint = pageOf('Imprint')
    const all = { pages: [...menu, imprint], legal: [imprint] }
    expect(say('footer-deep', all).legal).toEqual(['Imprint'])
    expect(JSON.stringify(say('footer-deep', all).columns)).not.toContain('Imprint')
    expect(say('header-simple', all).menu).toContain('Imprint')
  })

  test('lead to their page, whatever people call them; an own link goes before', () => {
    const id = pageOf('Vin').id
    const path = `menu/${rowOf('Vin')}`
    expect(lead('header-simple', facts)).toMatchObject({ [path]: `/${id}` })
    expect(lead('header-simple', facts, { [path]: 'Viner' })).toMatchObject({ [path]: `/${id}` })
    const own = { [`${path}#link`]: { to: 'https://vin.no' } }
    expect(lead('header-simple', facts, own)).toMatchObject({ [path]: 'https://vin.no' })
  })

  test('keep what people called them when they are moved, and take it along when they go', () => {
    const own = { [`menu/${rowOf('Vin')}`]: 'Viner' }
    const moved = { pages: [menu[1], menu[0], menu[2]].flatMap((page) => page ?? []) }
    expect(say('header-simple', facts, null, own).menu).toEqual(['Mat', 'Viner', 'Om oss', 'Besøk'])
    expect(say('header-simple', moved, null, own).menu).toEqual(['Viner', 'Mat', 'Om oss'])
    const left = { pages: menu.filter(({ name }) => name !== 'Vin') }
    expect(say('header-simple', left, null, own).menu).toEqual(['Mat', 'Om oss', 'Besøk'])
  })

  test('that were taken out of a menu stay out, and can be brought back', () => {
    const described = (words: OwnWords) =>
      describeWords('header-simple', null, words, 'left', facts)
    const [list] = listsOf(described({}))
    if (!list) throw new Error('no list')
    expect(list.fact).toBe('pages')
    const without = changeRow({}, list, rowOf('Mat'), 'remove')
    expect(say('header-simple', facts, null, without).menu).toEqual(['Vin', 'Om oss', 'Besøk'])
    const renamed = { pages: [{ ...pageOf('Mat'), name: 'Food' }, ...menu.slice(1)] }
    expect(say('header-simple', renamed, null, without).menu).toEqual(['Vin', 'Om oss', 'Besøk'])
    const [after] = listsOf(described(without))
    expect(after && changeRow(without, after, rowOf('Mat'), 'bring-back')).toEqual({})
    const up = changeRow({}, list, rowOf('Om oss'), 'up')
    expect(say('header-simple', facts, null, up).menu).toEqual(['Mat', 'Om oss', 'Vin', 'Besøk'])
    const more = addRow({}, list, 'knew')
    expect(ownWords.safeParse(more).success).toBe(true)
    expect(say('header-simple', facts, null, more).menu).toHaveLength(5)
    expect(lead('header-simple', facts, more)).not.toHaveProperty('menu/knew')
  })

  test('never take away a row that people wrote into', () => {
    const own = { 'menu/d1': 'Gift cards' }
    expect(say('header-simple', facts, null, own).menu).toEqual([
      ...['Mat', 'Vin', 'Om oss', 'Besøk', 'Gift cards'],
    ])
  })

  test('are no more than the panel has room for, however many and however long', () => {
    const many = { pages: Array.from({ length: 20 }, (_, i) => pageOf(`Page number ${i}`)) }
    expect(say('header-announcement', many).menu).toHaveLength(4)
    const first = `menu/${rowOf('Page number 0')}#row`
    const { menu } = say('header-announcement', many, null, { [first]: { gone: true } })
    expect(menu).toHaveLength(4)
    const long = { pages: [pageOf('Ø'.repeat(40)), pageOf('Å'.repeat(40))] }
    expect(say('header-announcement', long).menu).toMatchObject([{}, { label: 'More' }])
    const families = {
      pages: Array.from({ length: 12 }, (_, i) =>
        pageOf(`F${i}`, [pageOf(`C${i}`), pageOf(`D${i}`)]),
      ),
    }
    const { columns } = say('footer-newsletter', families) as { columns: { title: string }[] }
    expect(columns.length).toBeLessThanOrEqual(6)
    expect(columns.at(-1)?.title).toBe('More')
  })
})

test('a form tells details of the business, names of pages and what a menu says apart', () => {
  const [imprint, family] = [pageOf('Imprint'), pageOf('Mat', [pageOf('Lunsj'), pageOf('Kveld')])]
  const facts = { ...business, pages: [family, pageOf('Vin')], legal: [imprint] }
  const own = { [`legal/${rowOf('Imprint')}`]: 'Who we are' }
  const fields = fieldsOf(describeWords('footer-deep', null, own, 'left', facts))
  const below = (path: string) => fields.find((field) => field.path === path)?.factBelow
  expect(below(`legal/${rowOf('Imprint')}`)).toEqual({ of: 'page', page: imprint.id })
  expect(below(`columns/${rowOf('Mat')}/title`)).toEqual({ of: 'page', page: family.id })
  expect(below('columns/rest/title')).toEqual({ of: 'menu' })
  expect(below(`columns/rest/links/${rowOf('Vin')}`)).toMatchObject({ of: 'page' })
  expect(below('social/sinstagram')).toEqual({ of: 'details' })
  const [button] = fieldsOf(describeWords('location-full-map', null, {}, 'left', business)).filter(
    ({ path }) => path === 'button',
  )
  expect(button).toMatchObject({ source: 'example', fact: undefined, factBelow: undefined })
})

test('a form says which words are facts, and what was not typed stays one', () => {
  const described = describeWords('header-simple', null, {}, 'left', business)
  const [field] = fieldsOf(described).filter(({ path }) => path === 'phone')
  expect(field).toMatchObject({ source: 'fact', fact: 'phone', below: business.phone })
  expect(readWords(described, { phone: business.phone }).words).toEqual({})
  expect(readWords(described, { phone: '1881' }).words).toEqual({ phone: '1881' })
  const [unknown] = fieldsOf(describeWords('header-simple', null)).filter(({ fact }) => fact)
  expect(unknown).toMatchObject({ path: 'phone', source: 'example', fact: 'phone' })
})

test('a number is dialed as people write it: the first one, without its extension', () => {
  for (const [told, dialed] of [
    ['+47 22 90 11 40', '+4722901140'],
    ['+49 (0)30 123-45', '+493012345'],
    ['(020) 7946 0018', '02079460018'],
    ['0351/123 45', '035112345'],
    ['555 0144 ext. 12', '5550144'],
    ['555 0144 / 555 0199', '5550144'],
    ['1" onclick="a(+123451)', '1'],
  ] as const) {
    expect(dial(told), told).toEqual({ to: `tel:${dialed}` })
  }
  expect(dial(undefined)).toBeUndefined()
})
