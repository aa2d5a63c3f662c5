import { z } from 'zod'
import {
  boxField,
  numberField,
  optionalEmail,
  optionalText,
  versionField,
} from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages } from '~/messages/fields'
import { settingsMessages as say } from '~/messages/settings'
import { todaysZone } from '~/platform/time-zones.server'
import { dayTime } from '~/shared/days'
import { neverBanner } from './general-settings.server'
import { isChoice } from './zone-choices.server'

const days = {
  day1: boxField,
  day2: boxField,
  day3: boxField,
  day4: boxField,
  day5: boxField,
  day6: boxField,
  day7: boxField,
}

const clock = otherText(fieldMessages.required)
  .trim()
  .min(1, { error: fieldMessages.required, abort: true })
  .regex(dayTime, say.notATime)

/** Midnight is the end of the day that closes with it, however it is written. */
const closing = clock.transform((time) => (time === '00:00' ? '24:00' : time))

/** Posted values, with the number that the box “never” sets. */
const withBanner = (posted: unknown) => {
  const form = posted as Record<string, unknown>
  return form.noBanner === 'on' ? { ...form, pageBanner: String(neverBanner) } : form
}

const settings = z
  .object({
    studioName: optionalText(100),
    studioEmail: optionalEmail(),
    pageBanner: numberField(1, 1e15),
    maxProjects: numberField(0, 1e6),
    maxClientProjects: numberField(0, 1e6),
    allowedActiveRequests: numberField(0, 1e6),
    ...days,
    officeOpens: clock.refine((time) => time !== '24:00', say.notATime),
    officeCloses: closing,
    officeZone: otherText(fieldMessages.required)
      .transform(todaysZone)
      .refine((name): name is string => name !== null && isChoice(name), say.notAZone),
    undoSeconds: numberField(0, 60),
    slotMinutes: numberField(5, 480),
    pauseMinutes: numberField(0, 240),
    noticeHours: numberField(0, 336),
    callsPerDay: numberField(0, 100),
    version: versionField,
  })
  .refine(({ officeOpens, officeCloses }) => officeOpens < officeCloses, {
    path: ['officeCloses'],
    error: say.closesTooEarly,
  })
  .transform(({ day1, day2, day3, day4, day5, day6, day7, version, ...settings }) => {
    const open = [day1, day2, day3, day4, day5, day6, day7].flatMap((on, i) => (on ? i + 1 : []))
    return { version, settings: { ...settings, officeDays: open.join(',') } }
  })

/** The form of the general settings. The days come as one box each. */
export const settingsSchema = z.preprocess(withBanner, settings)
