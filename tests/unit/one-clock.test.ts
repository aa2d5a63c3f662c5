import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The product's own scripts. */
const sources = [
  'server.ts',
  ...readdirSync('app', { recursive: true, encoding: 'utf8' }).map((name) => `app/${name}`),
].filter((name) => /\.tsx?$/.test(name))

const textOf = (file: string) => readFileSync(file, 'utf8')

/** Who asks the platform for words or parts of time, and why. */
const allowed: Record<string, string> = {
  'app/messages/dates.ts': 'the words of all moments and days',
  'app/shared/wall-time.ts': 'what the clocks of a zone show',
  'app/components/shell/remember-time-zone.ts': 'the zone that a browser is in',
}

/** What writes a moment without saying by whose clock, or by that of the machine. */
const forbidden = [
  /Intl\s*\.\s*DateTimeFormat/,
  /Intl\s*\.\s*RelativeTimeFormat/,
  /supportedValuesOf\(\s*['"]timeZone/,
  /\.toLocale(Date|Time)String\(/,
  /\bnew Date\([^)]*\)\s*\.toLocaleString\(/,
  /\.to(UTC|GMT|Date|Time)String\(/,
  /\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
]

test('one module writes dates and times; nothing else asks the platform for their words', () => {
  const found = sources
    .filter((file) => !(file in allowed))
    .flatMap((file) =>
      forbidden
        .filter((pattern) => pattern.test(textOf(file)))
        .map((pattern) => `${file}: ${pattern}`),
    )
  expect(found).toEqual([])
})

/** Who writes moments for machines, as ISO 8601 with its Z, or days of a calendar. */
const forMachines = [
  'app/components/ui/time.tsx',
  'app/features/bookings/call-schema.server.ts',
  'app/features/files/own-files.server.ts',
  'app/features/orders/order-csv.server.ts',
  'app/features/requests/request-csv.server.ts',
  'app/features/statistics/links.ts',
  'app/features/webhooks/webhook-queue.server.ts',
  'app/platform/files/s3-client.server.ts',
  'app/shared/days.ts',
  'app/shared/timestamp.ts',
  'app/shared/utc-days.ts',
]

test('moments for machines are written where it is known, each with its zone or by a wall clock', () => {
  const found = sources.filter((file) => /\.to(ISOString|JSON)\(/.test(textOf(file)))
  expect(found.sort()).toEqual(forMachines)
})
