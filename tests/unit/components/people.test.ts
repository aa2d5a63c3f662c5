import { expect, test } from 'vitest'
import { avatarColor, initials } from '~/components/ui/initials'

test('initials are those of the first and the last word', () => {
  expect(initials('Nadia Hollis')).toBe('NH')
  expect(initials('  Ana María de la Cruz ')).toBe('AC')
  expect(initials('Gus')).toBe('G')
  expect(initials('👩‍🎨 Studio')).toBe('👩S')
  expect(initials('   ')).toBe('?')
  expect(initials('X Y (Lior)')).toBe('XY')
  expect(initials('"Ana" (Lisbon)')).toBe('A')
  expect(initials('Jo [on leave')).toBe('J')
  expect(initials("Siobhán O'Hara-Núñez, PhD.")).toBe('SP')
  expect(initials('— Müller & Søn —')).toBe('MS')
  expect(initials('(...)')).toBe('?')
})

test('a name keeps its color', () => {
  expect(avatarColor('Nadia Hollis')).toBe(avatarColor('Nadia Hollis'))
  expect(avatarColor('')).toMatch(/^#[0-9a-f]{6}$/)
})
