import { expect, test } from 'vitest'
import { formDifferences } from '~/components/form/form-differences'

const types: Record<string, string> = { a: 'Banner', b: 'Logo' }

test('what is stored and what was typed are compared by the labels of their fields, in words', () => {
  const compare = {
    name: 'Name',
    types: ['Types', (id: string) => types[id] ?? ''],
    active: ['Offered', (on: string) => (on ? 'yes' : 'no')],
  } as const
  const stored = { name: 'Print', types: ['b', 'a'], active: true, version: 3 }
  expect(formDifferences(compare, stored, { name: ' Print ', types: ['a', 'b'] })).toEqual([
    { label: 'Name', stored: 'Print', yours: 'Print' },
    { label: 'Types', stored: 'Banner, Logo', yours: 'Banner, Logo' },
    { label: 'Offered', stored: 'yes', yours: 'no' },
  ])
})

test('a list with nothing chosen, and a field that holds nothing, read as they say', () => {
  const compare = {
    followers: ['Followers', (id: string) => id || 'Nobody'],
    days: 'Days',
  } as const
  expect(formDifferences(compare, { followers: ['mira'], days: null }, { days: '4' })).toEqual([
    { label: 'Followers', stored: 'mira', yours: 'Nobody' },
    { label: 'Days', stored: '', yours: '4' },
  ])
})
