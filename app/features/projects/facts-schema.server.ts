import { z } from 'zod'
import { optionalEmail, optionalText, versionField } from '~/features/form-input/fields.server'
import { publicUrl } from '~/features/form-input/public-url'
import { otherText, writtenText } from '~/features/form-input/restored'
import { factsMessages as say } from '~/messages/facts'
import { fieldMessages } from '~/messages/fields'
import type { Facts } from '~/panels/facts/facts'
import { languages } from '~/panels/facts/languages'
import { type Network, networks } from '~/panels/facts/networks'
import { limits } from '~/permissions/limits'
import {
  type Day,
  dayField,
  dayIn,
  days,
  type FactsValues,
  placeField,
  placeRows,
  placesIn,
} from './facts-form'

const line = () => optionalText(limits.lettersOfFact)

const phone = () =>
  line().refine((text) => text === '' || /\d\D*\d\D*\d/.test(text), fieldMessages.phone)

/** Where somebody is found who types no more than their name there. */
const homes: Record<Network, string> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/company/',
  youtube: 'https://www.youtube.com/@',
}

/** An address as people type it, or the name that they have there: `@kirkegata`. */
const socialField = (network: Network) =>
  writtenText()
    .max(limits.lettersOfAddress, fieldMessages.tooLong(limits.lettersOfAddress))
    .optional()
    .transform((typed = '', context) => {
      const text = typed.trim()
      if (text === '') return ''
      // A name may have dots, as a host has; `instagram.com` alone is nobody's.
      const [, name] = text.includes(new URL(homes[network]).host.replace('www.', ''))
        ? []
        : (/^@?([\w.-]+)$/.exec(text) ?? [])
      const address = publicUrl(name ? homes[network] + name : text)
      if (address && /^https?:/i.test(address)) return address
      context.addIssue({ code: 'custom', message: say.socialWrong })
      return z.NEVER
    })

/** A time as the control of a browser writes it, or as people type it where it has none: `9`, `9.30 pm`. */
const timeField = () =>
  otherText()
    .max(40, say.timeWrong)
    .optional()
    .transform((typed = '', context) => {
      const time = readTime(typed)
      if (time === null) context.addIssue({ code: 'custom', message: say.timeWrong })
      return time ?? z.NEVER
    })

function readTime(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return ''
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?\s*([ap])?\.?m?\.?$/i.exec(text) ?? []
  if (!hour) return null
  const named = Number(hour)
  if (half && (named < 1 || named > 12)) return null
  const at = half ? (named % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : named
  return at < 24 && Number(minute) < 60 ? `${String(at).padStart(2, '0')}:${minute}` : null
}

const shape = {
  phone: phone(),
  mail: optionalEmail(),
  street: line(),
  city: line(),
  legalName: line(),
  language: z.enum(languages, say.languageWrong).default('en'),
  ...Object.fromEntries(networks.map((network) => [network, socialField(network)])),
  ...Object.fromEntries(
    days.flatMap((day) => [
      [dayField(day, 'from'), timeField()],
      [dayField(day, 'to'), timeField()],
      [dayField(day, 'again-from'), timeField()],
      [dayField(day, 'again-to'), timeField()],
      [dayField(day, 'closed'), otherText().max(10).default('')],
    ]),
  ),
  ...Object.fromEntries(
    placeRows.flatMap((row) => [
      [placeField(row, 'name'), line()],
      [placeField(row, 'address'), line()],
      [placeField(row, 'phone'), phone()],
    ]),
  ),
  /** Whether days show the hours after a break. */
  again: otherText().max(10).default(''),
  /** Rows of places in their order; see `rowsIn`. */
  places: otherText().max(20).default(''),
}

/** What is typed into the form, of each of its fields. */
export const readFactsForm = (form: FormData): FactsValues =>
  Object.fromEntries(
    [...Object.keys(shape), 'version'].map((name) => {
      const value = form.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )

/** The form of a project's facts. */
export const factsSchema = z
  .object({ ...shape, version: versionField })
  .transform(({ version, ...read }, context) => {
    const values = read as FactsValues
    for (const { row, name } of placesIn(values)) {
      if (name) continue
      const path = [placeField(row, 'name')]
      context.addIssue({ code: 'custom', path, message: fieldMessages.required })
    }
    for (const day of days) {
      const wrong = wrongTime(values, day) ?? openAlready(values, day)
      if (wrong) context.addIssue({ code: 'custom', path: [wrong.field], message: wrong.message })
    }
    return { version: version as number, facts: factsIn(values) }
  })

/** What keeps the hours of a day from being hours. */
function wrongTime(values: FactsValues, day: Day): { field: string; message: string } | undefined {
  const hours = dayIn(values, day)
  if (!hours) return undefined
  const { from, to, again } = hours
  const spans = { from, to, ...(again && { 'again-from': again.from, 'again-to': again.to }) }
  for (const [part, time] of Object.entries(spans)) {
    const field = dayField(day, part as keyof typeof spans)
    if (!time) return { field, message: say.timeMissing }
  }
  if (again && to <= from) return { field: dayField(day, 'to'), message: say.breakAtNight }
  const early = again && again.from <= to
  return early ? { field: dayField(day, 'again-from'), message: say.againEarly } : undefined
}

/** Hours of the day before that last until after this one has begun. */
function openAlready(values: FactsValues, day: Day) {
  const before = days.at(days.indexOf(day) - 1) as Day
  const hours = dayIn(values, before)
  const { from, to } = hours?.again ?? hours ?? { from: '', to: '' }
  const isOpen = to !== '' && to <= from && (dayIn(values, day)?.from ?? to) < to
  if (!isOpen) return undefined
  return { field: dayField(day, 'from'), message: say.openAlready(say.dayNames[before]) }
}

function factsIn(values: FactsValues): Facts {
  const { phone, mail, street, city, legalName } = values
  const language = languages.find((one) => one === values.language && one !== 'en')
  const hours = days.map((day) => dayIn(values, day))
  const hasHours = hours.some((day) => day !== undefined)
  const socials = networks.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
  const places = placesIn(values).map(({ row: _, ...place }) => place)
  return {
    ...{ phone, mail, street, city, legalName, language },
    // A day left empty counts as closed once another one is told.
    ...(hasHours && { hours: hours.map((day) => day ?? null) }),
    socials: Object.fromEntries(socials),
    places,
  }
}
