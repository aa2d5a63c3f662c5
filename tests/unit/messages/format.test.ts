import { expect, test } from 'vitest'
import { fileSize } from '~/messages/file-size'
import { count } from '~/messages/format'

test('FILE-13 sizes are KB, MB or GB', () => {
  expect(fileSize(0)).toBe('0.1 KB')
  expect(fileSize(1536)).toBe('1.5 KB')
  expect(fileSize(1023 * 1024)).toBe('1 MB')
  expect(fileSize(421_888)).toBe('412 KB')
  expect(fileSize(19_084_083)).toBe('18 MB')
  expect(fileSize(2_147_483_648)).toBe('2 GB')
  expect(fileSize(5_000_000_000_000)).toBe('4657 GB')
})

test('a count has the right word', () => {
  expect(count(1, 'panel')).toBe('1 panel')
  expect(count(0, 'category', 'categories')).toBe('0 categories')
})
