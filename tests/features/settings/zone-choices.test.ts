import { expect, test } from 'vitest'
import { browserZone, readerClock } from '~/features/accounts/reader-clock.server'
import { zoneChoices } from '~/features/settings/zone-choices.server'
import { todaysZone } from '~/platform/time-zones.server'

const at = Date.parse('2026-11-23T12:00Z')
const values = (own: string | null = null) =>
  zoneChoices(own, at).flatMap(({ options }) => options.map(({ value }) => value))
const labelOf = (zone: string) =>
  zoneChoices(null, at)
    .flatMap(({ options }) => options)
    .find(({ value }) => value === zone)?.label

test('every zone stands in the list once, by today’s name, with what it is from UTC', () => {
  expect(new Set(values()).size).toBe(values().length)
  for (const [today, former] of [
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
    ['Asia/Kathmandu', 'Asia/Katmandu'],
    ['Asia/Yangon', 'Asia/Rangoon'],
    ['America/Nuuk', 'America/Godthab'],
    ['Atlantic/Faroe', 'Atlantic/Faeroe'],
  ] as const) {
    expect(values()).toContain(today)
    expect(values()).not.toContain(former)
    expect([todaysZone(former), todaysZone(today)]).toEqual([today, today])
  }
  expect(labelOf('Europe/Kyiv')).toBe('Kyiv, Ukraine, UTC+2')
  expect(labelOf('Pacific/Marquesas')).toContain('UTC-9:30')
  expect(values()[0]).toBe('UTC')
})

test('each zone that this server knows is understood, and one of the list', () => {
  for (const name of Intl.supportedValuesOf('timeZone')) {
    expect(values(), name).toContain(todaysZone(name))
  }
})

test('one in use that is none of the list is first', () => {
  expect(values('Etc/GMT+5')[0]).toBe('Etc/GMT+5')
  expect(values('Europe/Lisbon')).toEqual(values())
})

const asking = (cookie: string) => new Request('http://localhost/', { headers: { cookie } })

test('the clock is that of the account, else of the browser, else of the studio, which is not the reader’s own', () => {
  const told = asking('a=b; panelry_zone=Asia/Calcutta; c=d')
  expect(readerClock(told, { timeZone: 'Europe/Kiev' })).toEqual({
    zone: 'Europe/Kyiv',
    isOwn: true,
  })
  expect(readerClock(told, { timeZone: null })).toEqual({ zone: 'Asia/Kolkata', isOwn: true })
  expect(readerClock(asking(''), null)).toEqual({ zone: 'UTC', isOwn: false })
})

test('what a browser says that is no zone of people counts as nothing', () => {
  for (const said of ['UTC', 'Etc/GMT+5', '+05:30', 'Mars/Olympus', '../etc', 'x'.repeat(5000), ''])
    expect(browserZone(asking(`panelry_zone=${said}`)), said).toBeNull()
})
