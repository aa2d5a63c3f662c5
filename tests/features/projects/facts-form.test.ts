import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { valuesOf } from '~/features/projects/facts-form'
import { factsSchema } from '~/features/projects/facts-schema.server'
import { stepFacts } from '~/features/projects/step-facts'
import { cleanFacts, type Facts } from '~/panels/facts/facts'

const formOf = (values: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ version: '1', ...values })) form.set(name, value)
  return parseWithZod(form, { schema: factsSchema })
}
const read = (values: Readonly<Record<string, string>>): Facts => {
  const parsed = formOf(values)
  if (parsed.status !== 'success') throw new Error(JSON.stringify(parsed.error))
  return parsed.value.facts
}
const wrong = (values: Readonly<Record<string, string>>) => formOf(values).reply().error ?? {}

test('what is stored fills the form, and the form gives it back', () => {
  const day = { from: '09:00', to: '17:30' }
  const again = { from: '19:00', to: '01:00' }
  const facts: Facts = {
    phone: '+47 22 41 08 15',
    mail: 'post@kirkegata.example',
    street: 'Kirkegata 14',
    city: '0153 Oslo',
    legalName: 'Kirkegata AS',
    hours: [day, { ...day, again }, null, day, { from: '18:00', to: '02:00' }, null, null],
    socials: { youtube: 'https://www.youtube.com/@kirkegata' },
    places: [
      { name: 'Harbor', address: 'Torget 2', phone: '' },
      { name: 'Station', address: '', phone: '+47 55 00 00 00' },
    ],
  }
  expect(cleanFacts(read(valuesOf(facts)))).toEqual(facts)
  expect(cleanFacts(read(valuesOf(null)))).toBeNull()
})

test('the language of the website is one of the list, and English is what is kept of nothing', () => {
  expect(read({ language: 'nb' })).toMatchObject({ language: 'nb' })
  expect(valuesOf(read({ language: 'nb' })).language).toBe('nb')
  expect(cleanFacts(read({ language: 'en' }))).toBeNull()
  expect(valuesOf(null).language).toBe('en')
  expect(wrong({ language: 'xx' })).toEqual({ language: ['Choose one of the languages'] })
})

test('a time is read as people type it', () => {
  const hours = (from: string) => read({ 'monday-from': from, 'monday-to': '23:00' }).hours?.[0]
  for (const [typed, from] of [
    ['9', '09:00'],
    ['9.30', '09:30'],
    ['9:05 pm', '21:05'],
    ['12 am', '00:00'],
    ['7 a.m.', '07:00'],
    ['09:00:00', '09:00'],
  ] as const) {
    expect(hours(typed), typed).toEqual({ from, to: '23:00' })
  }
  for (const typed of ['25', '9:70', 'noon', '13 pm', '0 am']) {
    expect(Object.keys(wrong({ 'monday-from': typed, 'monday-to': '23:00' }))).toEqual([
      'monday-from',
    ])
  }
  expect(Object.keys(wrong({ 'monday-from': '9' }))).toEqual(['monday-to'])
  expect(read({ 'monday-from': '9', 'monday-closed': 'on' }).hours?.[0]).toBeNull()
})

test('a day opens again after a break, later than it closed', () => {
  const monday = (
    again: readonly [string, string],
    first: readonly [string, string] = ['12', '14'],
  ) => ({
    ...{ 'monday-from': first[0], 'monday-to': first[1] },
    ...{ 'monday-again-from': again[0], 'monday-again-to': again[1] },
  })
  expect(read(monday(['6 pm', '10 pm'])).hours?.[0]).toEqual({
    ...{ from: '12:00', to: '14:00' },
    again: { from: '18:00', to: '22:00' },
  })
  const field = (...given: Parameters<typeof monday>) => Object.keys(wrong(monday(...given)))
  expect(field(['18', ''])).toEqual(['monday-again-to'])
  expect(field(['', '22'])).toEqual(['monday-again-from'])
  expect(field(['18', '22'], ['', ''])).toEqual(['monday-from'])
  expect(field(['14', '22'])).toEqual(['monday-again-from'])
  // The first hours would last until the next morning.
  expect(field(['23', '23:30'], ['18', '2'])).toEqual(['monday-to'])
  // All day, there is no break.
  expect(field(['18', '22'], ['0', '0'])).toEqual(['monday-to'])
  expect(field(['18', '24'])).toEqual(['monday-again-to'])
})

test('hours of one day end before those of the next begin, also after midnight', () => {
  const field = (friday: readonly [string, string], saturday: string, more = {}) =>
    wrong({
      ...{ 'friday-from': friday[0], 'friday-to': friday[1] },
      ...{ 'saturday-from': saturday, 'saturday-to': '23', ...more },
    })
  expect(field(['18', '3'], '2')).toEqual({
    'saturday-from': ['Must be after Friday’s hours end, past midnight'],
  })
  expect(field(['18', '3'], '3')).toEqual({})
  expect(field(['0', '0'], '0')).toEqual({})
  expect(
    field(['10', '14'], '2', { 'friday-again-from': '18', 'friday-again-to': '2:30' }),
  ).toEqual({ 'saturday-from': ['Must be after Friday’s hours end, past midnight'] })
  // The week goes on: Sunday’s night is Monday’s morning.
  const sunday = { 'sunday-from': '20', 'sunday-to': '4', 'monday-from': '3', 'monday-to': '9' }
  expect(Object.keys(wrong(sunday))).toEqual(['monday-from'])
})

test('hours after a break are shown by a button, and taken away with what is typed there', () => {
  const shown = stepFacts('again', { 'monday-from': '12:00' })
  expect(shown).toMatchObject({ values: { again: 'on' }, focus: ['monday-again-from'] })
  // A closed day hides its hours.
  expect(stepFacts('again', { 'monday-closed': 'on' }).focus).toEqual(['tuesday-again-from'])
  const typed = { ...shown.values, 'sunday-again-from': '18:00' }
  expect(stepFacts('once', typed)).toMatchObject({
    values: { again: '', 'monday-from': '12:00', 'sunday-again-from': '' },
    focus: ['again'],
  })
})

test('an address of a network may be a name there, and leads to the web', () => {
  const instagram = (typed: string) => read({ instagram: typed }).socials?.instagram
  expect(instagram('@kirkegata')).toBe('https://www.instagram.com/kirkegata')
  expect(instagram('instagram.com/kirkegata')).toBe('https://instagram.com/kirkegata')
  expect(instagram('kirkegata')).toBe('https://www.instagram.com/kirkegata')
  expect(instagram('kirkegata.oslo')).toBe('https://www.instagram.com/kirkegata.oslo')
  for (const typed of ['kirke gata', 'javascript:alert(1)', 'ftp://example.com', 'http://10.0.0.1'])
    expect(Object.keys(wrong({ instagram: typed })), typed).toEqual(['instagram'])
})

test('a place needs a name, and one that says nothing is none', () => {
  expect(Object.keys(wrong({ places: 'b', 'place-b-address': 'Torget 2' }))).toEqual([
    'place-b-name',
  ])
  expect(read({ places: 'a', 'place-a-name': ' ' }).places).toEqual([])
  // A field of a row that is not there.
  expect(read({ places: 'x', 'place-a-name': 'Harbor' }).places).toEqual([])
})

test('rows of places keep their words while they are added, moved and removed', () => {
  const two = { places: 'a b', 'place-a-name': 'Harbor', 'place-b-name': 'Station' }
  const names = (step: string, from = two) =>
    read(stepFacts(step, from).values).places?.map(({ name }) => name)
  expect(names('up:b')).toEqual(['Station', 'Harbor'])
  expect(names('down:b')).toEqual(['Harbor', 'Station'])
  expect(names('remove:a')).toEqual(['Station'])
  expect(stepFacts('add', two)).toMatchObject({
    values: { places: 'a b c', 'place-c-name': '' },
    focus: ['place-c-name'],
  })
  expect(stepFacts('add', { places: 'f e d c b a' }).values.places).toBe('f e d c b a')
  for (const step of ['up:z', 'remove:c', 'anything']) expect(names(step)).toHaveLength(2)
})

test('the focus stays with a place that was moved, and goes on where one was removed', () => {
  const focus = (step: string, places = 'a b c') => stepFacts(step, { places }).focus
  expect(focus('up:b')).toEqual(['up:b', 'down:b'])
  expect(focus('down:b')).toEqual(['down:b', 'up:b'])
  expect(focus('remove:a')).toEqual(['remove:b', 'add'])
  expect(focus('remove:c')).toEqual(['remove:b', 'add'])
  expect(focus('remove:a', 'a')).toEqual(['add'])
})

test('one press gives all weekdays the hours of Monday', () => {
  const { values, filled } = stepFacts('weekdays', {
    ...{ 'monday-from': '09:00', 'monday-to': '17:00', 'tuesday-closed': 'on' },
    'saturday-from': '10:00',
  })
  expect(values).toMatchObject({
    ...{ 'tuesday-from': '09:00', 'tuesday-closed': '', 'friday-to': '17:00' },
    'saturday-from': '10:00',
  })
  expect(filled).not.toContain('saturday-from')
})
