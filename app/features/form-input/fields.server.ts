import { z } from 'zod'
import { fieldMessages as say } from '~/messages/fields'
import { emailAddress, longestEmail } from '~/shared/email-address'
import { oneLine } from '~/shared/one-line'
import { isVisible } from '~/shared/visible'
import { publicUrl } from './public-url'
import { otherText, writtenText } from './restored'

/** One line of text that must be there; see `oneLine`. */
export const requiredText = (most = 200) =>
  writtenText(say.required).transform(oneLine).pipe(visibleText(most))

/** Text of which something can be seen. */
const visibleText = (most: number) =>
  z.string({ error: say.required }).refine(isVisible, say.required).max(most, say.tooLong(most))

/** The same, or nothing. */
export const optionalText = (most = 200) =>
  writtenText()
    .optional()
    .transform((text) => oneLine(text ?? ''))
    .refine((text) => text.length <= most, say.tooLong(most))

/** An e-mail address as it is stored; see `emailAddress`. */
export const emailField = () =>
  requiredText(longestEmail).transform((text, context) => {
    const address = emailAddress(text)
    if (address === null) context.addIssue({ code: 'custom', message: say.email })
    return address ?? z.NEVER
  })

/** The same, or nothing. */
export const optionalEmail = () =>
  writtenText()
    .optional()
    .transform((text = '', context) => {
      const address = oneLine(text) === '' ? '' : emailAddress(text)
      if (address === null) context.addIssue({ code: 'custom', message: say.email })
      return address ?? z.NEVER
    })

const numeral = /^[+-]?\d+(\.\d+)?(e\+?\d{1,2})?$/i

/** A whole number from `least` to `most`, typed as digits or with a power such as 1e10. */
export const numberField = (least: number, most: number) =>
  otherText(say.required)
    .trim()
    .min(1, { error: say.required, abort: true })
    .regex(numeral, { error: say.number, abort: true })
    .transform(Number)
    .pipe(
      z
        .number({ error: say.number })
        .refine(Number.isInteger, { error: say.whole, abort: true })
        .min(least, say.atLeast(least))
        .max(most, say.atMost(most)),
    )

/** A password somebody already has; taken as typed. */
export const currentPassword = () =>
  otherText(say.required).min(1, say.required).max(1000, say.tooLong(1000))

/** The fields of a new password; see `repeats`. */
export const newPasswordFields = {
  password: otherText(say.required).min(8, say.shortPassword).max(1000, say.tooLong(1000)),
  confirmPassword: otherText(say.required),
}

type Repeated = { password: string; confirmPassword: string }

const isText = (value: unknown) => typeof value === 'string'

/** `.refine(...repeats)`: refuses a repeat that differs, even while other fields are wrong too. */
export const repeats: [(typed: Repeated) => boolean, Parameters<z.ZodType['refine']>[1]] = [
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    path: ['confirmPassword'],
    error: say.passwordMismatch,
    when: ({ value }) => {
      const typed = (value ?? {}) as Partial<Repeated>
      return isText(typed.password) && isText(typed.confirmPassword)
    },
  },
]

/** The version that a form about something stored was made from; see `expectVersion`. */
export const versionField = otherText(say.noVersion)
  .regex(/^\d{1,15}$/, say.noVersion)
  .transform(Number)

/** Address to go to afterwards, see `safeRedirect`. */
export const redirectField = otherText().max(2000).optional()

/** Several lines of text that must be there: trimmed, without control characters but line ends. */
export const requiredProse = (most: number) =>
  writtenText(say.required).transform(cleanProse).pipe(visibleText(most))

/** The same, where nothing is an answer too. */
export const optionalProse = (most: number) =>
  writtenText()
    .optional()
    .transform((text) => cleanProse(text ?? ''))
    .refine((text) => text.length <= most, say.tooLong(most))

const cleanProse = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** An address of a public website, or nothing; kept as it is typed. See `publicUrl`. */
export const optionalUrl = (wrong: string = say.url) =>
  writtenText()
    .max(2000, say.tooLong(2000))
    .optional()
    .transform((text) => text?.trim() ?? '')
    .refine((text) => text === '' || publicUrl(text) !== null, wrong)

/** The same where words can be posted to: `ftp` takes none. Null for nothing. */
export const webhookField = optionalUrl()
  .refine((text) => !/^ftp:/i.test(text), say.url)
  .transform((text) => (text === '' ? null : publicUrl(text)))

/** The id of what has to be chosen. */
export const idField = () =>
  otherText(say.required).trim().min(1, say.required).max(100, say.tooLong(100))

/** A box that is ticked or not. */
export const boxField = otherText()
  .optional()
  .transform((value) => value === 'on')

/** Ids of what is chosen, any number of them, once each. */
export const idsField = z
  .union([otherText(), z.array(otherText())])
  .optional()
  .transform((value) => [...new Set([value ?? []].flat().filter(Boolean))])
  .refine((list) => list.length <= 500, say.invalid)
