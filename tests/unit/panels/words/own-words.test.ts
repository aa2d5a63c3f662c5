import { describe, expect, test } from 'vitest'
import {
  addRow,
  changeRow,
  contentWith,
  describeWords,
  fieldsOf,
  listsOf,
  mergeWords,
  type OwnWords,
  ownWords,
  readLink,
  readWords,
} from '~/panels/words'
import { linksWith } from '~/panels/words/links'

type Plans = { title: string; plans: { name: string; price: string; items: string[] }[] }
const plans = (own: OwnWords) => contentWith('pricing-three-plans', null, own) as Plans
const names = (own: OwnWords) => plans(own).plans.map(({ name }) => name)
const before = names({})

describe('what a panel says', () => {
  test('is what people wrote, and else its example', () => {
    const own = { title: 'Prices without small print', 'plans/d1/price': '€ 21' }
    const said = plans(own)
    expect(said.title).toBe('Prices without small print')
    expect(said.plans.map(({ price }) => price)[1]).toBe('€ 21')
    expect(names(own)).toEqual(before)
  })

  test('is empty on purpose when an own word is empty', () => {
    expect(plans({ title: '' }).title).toBe('')
  })

  test('has rows in the order people gave them, without those they took away', () => {
    const own: OwnWords = {
      'plans/d2#row': { gone: true },
      'plans/d2/name': 'Still known',
      'plans/k2q#row': { at: -1, like: 'd0' },
      'plans/k2q/name': 'Free',
    }
    expect(names(own)).toEqual(['Free', before[0], before[1]])
    const { 'plans/d2#row': _, ...back } = own
    expect(names(back)).toEqual(['Free', before[0], before[1], 'Still known'])
  })

  test('leaves aside what it does not know, and what is of another kind', () => {
    const own: OwnWords = {
      constructor: 'x',
      title: 4,
      'plans/d99/name': 'x',
      plans: 'x',
      'no/such': 'x',
    }
    expect(plans(own)).toEqual(plans({}))
  })

  test('knows names alone where a picture is looked up', () => {
    const people = (own: OwnWords) =>
      (contentWith('team-round', null, own) as { people: { person: string }[] }).people[0]?.person
    expect(people({ 'people/d0/person': 'hugo' })).toBe('hugo')
    expect(people({ 'people/d0/person': 'nobody' })).toBe(people({}))
  })

  test('keeps own words when the story changes', () => {
    const own = { title: 'Ours' }
    for (const story of [null, 'saas'] as const) {
      expect(contentWith('pricing-three-plans', story, own)).toMatchObject(own)
    }
  })
})

describe('the form of its words', () => {
  test('says what each field would say without own words, and who says what', () => {
    const fields = fieldsOf(
      describeWords('pricing-three-plans', null, { 'plans/d1/price': '€ 21' }),
    )
    const price = fields.find(({ path }) => path === 'plans/d1/price')
    expect(price).toMatchObject({
      label: 'Plan 2 · Price',
      value: '€ 21',
      source: 'own',
      kind: 'line',
    })
    expect(price?.below).not.toBe('€ 21')
  })

  test('keeps only what differs', () => {
    const described = describeWords('pricing-three-plans', null, { title: 'Ours', unknown: 'kept' })
    const [title] = fieldsOf(described).filter(({ path }) => path === 'title')
    const { words, refused } = readWords(described, {
      title: title?.below,
      lead: '  \n ',
      'plans/d0/name': 'Small',
      'button#link': 'x',
    })
    expect(words).toEqual({ lead: '', 'plans/d0/name': 'Small', unknown: 'kept' })
    expect(refused).toEqual({})
  })

  test('takes no longer for a long text of blanks, or a long address, than for another', () => {
    const described = describeWords('team-round', null)
    const begun = performance.now()
    const { words, refused } = readWords(described, {
      title: `a${' '.repeat(100_000)}b`,
      'button#link': `a@${'.'.repeat(100_000)}/`,
    })
    expect(performance.now() - begun).toBeLessThan(1_000)
    expect(words).toEqual({})
    expect(refused).toMatchObject({ title: { why: 'long' }, 'button#link': { why: 'address' } })
  })

  test('refuses what is too long, no choice and no address', () => {
    const described = describeWords('team-round', null)
    const { words, refused } = readWords(described, {
      title: 'x'.repeat(5001),
      'people/d0/person': 'nobody',
      'button#link': 'javascript:alert(1)',
    })
    expect(words).toEqual({})
    expect(refused).toMatchObject({
      title: { why: 'long' },
      'people/d0/person': { why: 'choice' },
      'button#link': { why: 'address' },
    })
  })

  test('adds, moves and removes rows', () => {
    const list = (own: OwnWords) => {
      const [first] = listsOf(describeWords('pricing-three-plans', null, own))
      if (!first) throw new Error('no list')
      return first
    }
    let own: OwnWords = { 'plans/d2/name': 'Large' }
    own = addRow(own, list(own), 'k1')
    expect(names(own)).toEqual([before[0], before[1], 'Large', 'Large'])
    own = { ...own, 'plans/k1/name': 'Huge' }
    own = changeRow(own, list(own), 'k1', 'up')
    expect(names(own)).toEqual([before[0], before[1], 'Huge', 'Large'])
    own = changeRow(own, list(own), 'd0', 'down')
    own = changeRow(own, list(own), 'd2', 'remove')
    expect(names(own)).toEqual([before[1], before[0], 'Huge'])
    own = changeRow(own, list(own), 'd2', 'bring-back')
    expect(names(own)).toEqual([before[1], before[0], 'Huge', 'Large'])
  })
})

describe('own words from outside', () => {
  test('are cleaned', () => {
    const read = ownWords.parse({ title: ' A\u0000\ue000\u202eb\ud800 ', lead: ' \u0007 ' })
    expect(read).toEqual({ title: 'Ab', lead: '' })
  })

  test('are refused when they are of no kind, too long or too many', () => {
    const rows = Array.from({ length: 61 }, (_, i) => [`list/k${i}#row`, { at: i }] as const)
    const many = Array.from({ length: 601 }, (_, i) => [`w${i}`, 'x'] as const)
    for (const given of [
      { title: null },
      { '__proto__/x': 'x' },
      { 'a#row': 'x' },
      { 'a#link': { to: 'javascript:alert(1)' } },
      { title: 'x'.repeat(5001) },
      Object.fromEntries(rows),
      Object.fromEntries(many),
      Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`w${i}`, 'x'.repeat(4000)])),
    ]) {
      expect(ownWords.safeParse(given).success).toBe(false)
    }
  })
})

test('words by two people are both kept; of one word the later', () => {
  const base = { title: 'A', lead: 'B', button: 'C' }
  const merged = mergeWords(
    base,
    { title: 'A2', lead: 'B2' },
    { title: 'A', lead: 'B3', button: 'C' },
  )
  expect(merged).toEqual({ words: { title: 'A2', lead: 'B2' }, both: ['lead'] })
})

test('words lead to a page while it is there, and to addresses', () => {
  const own: OwnWords = {
    'button#link': { page: 'p1' },
    'menu/d0#link': { page: 'gone' },
    'menu/d1#link': { to: 'https://example.com' },
    'menu/d2#link': { to: '' },
  }
  expect(linksWith(own, (page) => (page === 'p1' ? '/prices' : undefined))).toEqual({
    button: '/prices',
    'menu/d0': null,
    'menu/d1': 'https://example.com',
    'menu/d2': null,
  })
})

test('an address is read as people write it', () => {
  expect(readLink('example.com/prices')).toEqual({ to: 'https://example.com/prices' })
  expect(readLink('ida@example.com')).toEqual({ to: 'mailto:ida@example.com' })
  expect(readLink('+45 33 55 01 80')).toEqual({ to: 'tel:+4533550180' })
  expect(readLink('nowhere')).toEqual({ to: '' })
  expect(readLink('not an address')).toBeUndefined()
})
