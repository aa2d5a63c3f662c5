import { expect, test } from 'vitest'
import { keyOf } from '~/components/ui/key-of'

test('SECT-11 a shortcut is found by its letter, on a layout without Latin letters by its place', () => {
  expect(keyOf({ key: 'z', code: 'KeyZ' })).toBe('z')
  expect(keyOf({ key: 'Z', code: 'KeyZ' })).toBe('z')
  // Cyrillic and Greek.
  expect(keyOf({ key: 'я', code: 'KeyZ' })).toBe('z')
  expect(keyOf({ key: 'Ζ', code: 'KeyZ' })).toBe('z')
  // Where a Latin letter is typed it is that one: AZERTY, Dvorak.
  expect(keyOf({ key: 'z', code: 'KeyW' })).toBe('z')
  expect(keyOf({ key: 'w', code: 'KeyZ' })).toBe('w')
  expect(keyOf({ key: ';', code: 'KeyZ' })).toBe(';')
  expect(keyOf({ key: 'é', code: 'Digit2' })).toBe('é')
  // What is no letter of the other layout has no place that would say another one.
  expect(keyOf({ key: 'ж', code: 'Semicolon' })).toBe('ж')
  expect(keyOf({ key: 'Delete', code: 'Delete' })).toBe('Delete')
})
