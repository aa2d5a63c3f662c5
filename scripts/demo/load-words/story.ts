import { z } from 'zod'
import { priorities } from '~/permissions/vocabulary'
import type { WorkKind } from '~/shared/kinds'
import { orderActions } from '~/shared/order-statuses'
import { requestActions } from '~/shared/request-statuses'
import { type DemoName, type Keys, type Moment, momentIn } from './keys'

/** Words of the payment provider, or the bank behind it, about the last page that took money. */
const bankWords = [
  'confirmed',
  'refused',
  'expired',
  'short',
  'disputed',
  'won',
  'lost',
  // The bank of the first page, after all.
  'came-late',
] as const
export type BankWord = (typeof bankWords)[number]

/** A line of a story, read. */
export type DemoAction = Moment & { who: DemoName | 'bank'; verb: string; rest: string }

type Rest = z.ZodType<string>

/** Schemas for the words after each verb. */
function restOf(kind: WorkKind, { person, file }: Keys): Record<string, Rest> {
  const words = z.string().superRefine((text, { addIssue }) => {
    for (const name of filesIn(text)) {
      const { error } = file.safeParse(name)
      if (error) addIssue({ code: 'custom', message: error.issues[0]?.message })
    }
  })
  const of: Record<string, Rest> = {
    says: words,
    notes: words,
    asks: words,
    pins: z.string().regex(/^[\d.]+,[\d.]+ \S+\.png ./),
    assigns: person,
    adds: person,
    ranks: z.enum(priorities),
    does: z.enum(kind === 'order' ? orderActions : requestActions).exclude(['ask_for_changes']),
  }
  if (kind === 'request') return of
  return {
    ...of,
    pays: z.enum(['now', 'later', 'not', 'refused']),
    refunds: z.string().regex(/^\d+\.\d\d ./),
    rates: z.string().regex(/^[1-5] ./),
  }
}

const restOfBank: Record<string, Rest> = {
  says: z.enum(bankWords),
  refunds: z.string().regex(/^\d+$/),
}

/** The names of the files at the end of a message. */
export const filesIn = (text: string): string[] =>
  [...text.matchAll(/ \+(\S+)/g)].map(([, name = '']) => name)

/** Story of a work item, an action a line; `words/README.md` says how. */
export function storyOf(kind: WorkKind, keys: Keys) {
  const rest = restOf(kind, keys)
  const line = z.string().transform((text, { addIssue }): DemoAction => {
    const wrong = (message: string) => {
      addIssue({ code: 'custom', message: `${message}, in "${text}"` })
      return z.NEVER
    }
    const [, who = '', verb = '', words = ''] = /^\d+ \d\d:\d\d (\w+) (\w+) (.+)$/.exec(text) ?? []
    if (!who) return wrong('a line is "3 17:40 somebody says something"')
    const bank = kind === 'order' && who === 'bank'
    const known = bank ? null : keys.person.safeParse(who)
    if (known?.error) return wrong(known.error.issues[0]?.message ?? '')
    const schema = (bank ? restOfBank : rest)[verb]
    if (!schema) return wrong(`nobody does this to ${kind}s: "${verb}"`)
    const { error } = schema.safeParse(words)
    if (error) return wrong(`${error.issues[0]?.message} after "${verb}"`)
    return { ...momentIn(text), who: known?.data ?? 'bank', verb, rest: words }
  })
  return z.array(line)
}

/** Moment and sender: `3 17:40 nadia`. */
export const sentIn = ({ person }: Keys) =>
  z.string().transform((text, { addIssue }) => {
    const [, who] = /^\d+ \d\d:\d\d (\w+)$/.exec(text) ?? []
    const known = person.safeParse(who)
    if (known.success) return { ...momentIn(text), who: known.data }
    const message = who ? known.error.issues[0]?.message : 'who sent it is "3 17:40 somebody"'
    addIssue({ code: 'custom', message })
    return z.NEVER
  })
