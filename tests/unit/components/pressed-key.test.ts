import { expect, test } from 'vitest'
import { pressedKey } from '~/components/ui/pressed-key'

test('SECT-11 a shortcut is found by its letter, on a layout without Latin letters by its place', () => {
  expect(pressedKey({ key: 'z', code: 'KeyZ' })).toBe('z')
  expect(pressedKey({ key: 'Z', code: 'KeyZ' })).toBe('z')
  // Cyrillic and Greek.
  expect(pressedKey({ key: 'я', code: 'KeyZ' })).toBe('z')
  expect(pressedKey({ key: 'Ζ', code: 'KeyZ' })).toBe('z')
  // Where a Latin letter is typed it is that one: AZERTY, Dvorak.
  expect(pressedKey({ key: 'z', code: 'KeyW' })).toBe('z')
  expect(pressedKey({ key: 'w', code: 'KeyZ' })).toBe('w')
  expect(pressedKey({ key: ';', code: 'KeyZ' })).toBe(';')
  expect(pressedKey({ key: 'é', code: 'Digit2' })).toBe('é')
  // What is no letter of the other layout has no place that would say another one.
  expect(pressedKey({ key: 'ж', code: 'Semicolon' })).toBe('ж')
  expect(pressedKey({ key: 'Delete', code: 'Delete' })).toBe('Delete')
})
