import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { DomainError } from '~/domain-error'
import type { Forms } from '~/features/form-input/restored'
import type { ActArgs } from './act-args'
import { textField } from './form.server'
import { saysGone } from './gone.server'
import { refuse } from './refuse.server'
import { toFormError } from './to-domain-error.server'

export type Refused = ReturnType<typeof refuse>

/** Function of an action, with the forms that it takes: text written into one of them is given back. */
export type CarryOut<T> = ((args: ActArgs) => T | Promise<T>) & { forms?: Forms }

/**
 * Marks a function that chooses among several forms, or reads the fields of one itself.
 *
 * @param forms their schemas, or what `withForm` made of them
 */
export const ofForms = <F extends (args: ActArgs) => unknown>(
  forms: readonly (z.ZodType | CarryOut<unknown>)[],
  carryOut: F,
): F & { forms: Forms } =>
  Object.assign(carryOut, {
    forms: forms.flatMap((form) => (typeof form === 'function' ? (form.forms ?? []) : [form])),
  })

/**
 * The forms of a screen that has several, by the names that they have there (`<CreateForm name=…>`): each is
 * carried out by its own.
 */
export const withForms = <T>(forms: Readonly<Record<string, CarryOut<T>>>) =>
  ofForms(Object.values(forms), (args: ActArgs) => {
    const name = textField(args.form, 'part')
    const carryOut = Object.hasOwn(forms, name) ? forms[name] : undefined
    if (!carryOut) throw new DomainError('form-unreadable', 400)
    return carryOut(args)
  })

/** A form and its surroundings; see `withForm`. */
export type FormTerms<S extends z.ZodType, F> = {
  schema: S
  /**
   * Looks something up, or saves a draft, before anything is said about the form: people who may not see it
   * learn that and nothing else.
   */
  first?: (args: ActArgs) => F | Promise<F>
  /** Another answer than the form with its sentences, or with more; undefined leaves it. */
  refused?: (args: ActArgs & { answer: Refused }) => unknown
}

/** Arguments for a form: `value` as its schema reads it, `found` by `first`. */
export type Filled<S extends z.ZodType, F> = ActArgs & { value: z.output<S>; found: F }

/** Result of `first`; if that is nothing, or not theirs, the text must not be lost with the screen. */
export async function lookUp<F>(args: ActArgs, first: (args: ActArgs) => F | Promise<F>) {
  try {
    return await first(args)
  } catch (error) {
    if (saysGone(error)) args.context.foundNothing = true
    throw error
  }
}

/**
 * Parses the form of an action with its schema and carries it out. A form that does not parse, and a
 * `DomainError` thrown while it is carried out, are answered by `refuse`: everything typed stays, and the
 * sentence is next to its field. `act(schema, carryOut)` is this; by itself it serves the forms of a screen
 * that has several.
 */
export function withForm<S extends z.ZodType, T, F = undefined>(
  form: S | FormTerms<S, F>,
  carryOut: (args: Filled<S, F>) => T | Promise<T>,
) {
  const { schema, first, refused }: FormTerms<S, F> = 'schema' in form ? form : { schema: form }
  return ofForms([schema], async (args: ActArgs): Promise<T | Refused> => {
    const parsed = parseWithZod(args.form, { schema })
    const refusal = async (thrown?: unknown) => {
      const answer = refuse(parsed, toFormError(thrown, args) ?? thrown)
      return ((await refused?.({ ...args, answer })) ?? answer) as Refused
    }
    try {
      const found = (first && (await lookUp(args, first))) as F
      if (parsed.status !== 'success') return await refusal()
      return await carryOut({ ...args, value: parsed.value as z.output<S>, found })
    } catch (thrown) {
      return await refusal(thrown)
    }
  })
}
