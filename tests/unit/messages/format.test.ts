import { expect, test } from 'vitest'
import { date, dateTime } from '~/messages/dates'
import { fileSize } from '~/messages/file-size'
import { count } from '~/messages/format'

const at = Date.UTC(2025, 10, 21, 23, 30)

test('UI-19 dates read MMM D, YYYY and messages add the time', () => {
  expect(date(at)).toBe('Nov 21, 2025')
  expect(dateTime(at)).toBe('Nov 21, 2025, 11:30 PM')
})

test('UI-19 a date is written in the zone of its reader', () => {
  expect(date(at, 'Asia/Tokyo')).toBe('Nov 22, 2025')
})

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
