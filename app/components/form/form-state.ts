/**
 * The answer of an action (`submission.reply()` under `result`) for a screen that needs no form
 * library in the browser: `const form = formState(actionData?.result, stored)`, then
 * `<TextField {...form.field('email')} label="Email" />`.
 */
export type FormResult = {
  initialValue?: Record<string, unknown> | null
  error?: Record<string, string[] | null> | null
}

/** Name, value and errors of one field. */
export type FieldState = {
  name: string
  defaultValue?: string
  errors?: string[]
}

type Typed = Record<string, unknown> | null | undefined

/** What was typed into a field; empty when that is no text. */
export function textIn(typed: Typed, name: string): string {
  const value = typed?.[name]
  return typeof value === 'string' ? value : ''
}

/** What was chosen in a field that is sent any number of times. */
export const textsIn = (typed: Typed, name: string): string[] =>
  [typed?.[name]].flat().filter((text): text is string => typeof text === 'string' && text !== '')

/** What a field was sent with, each text in its place: of two lists that belong together an empty one counts. */
export const listIn = (typed: Typed, name: string): string[] => {
  const value = typed?.[name]
  if (!Array.isArray(value)) return typeof value === 'string' ? [value] : []
  return value.flatMap((text) => (typeof text === 'string' ? [text] : text == null ? [''] : []))
}

/** @param stored the values shown before anything was typed, by field name */
export function formState(
  result?: FormResult | null,
  stored: Record<string, string | null | undefined> = {},
) {
  const typed = result?.initialValue
  const errorsOf = (name: string) => result?.error?.[name] ?? undefined
  return {
    /** Name, value (what was typed wins over what is stored) and errors of one field. */
    field(name: string): FieldState {
      const value = typed ? typed[name] : stored[name]
      return {
        name,
        defaultValue: typeof value === 'string' ? value : undefined,
        errors: errorsOf(name),
      }
    },
    /** Errors of the form as a whole. */
    formError: errorsOf('')?.join(' '),
    /** For `ErrorSummary`. @param labels by field name, in the order of the form */
    summary: (labels: Record<string, string>) =>
      Object.entries(labels).flatMap(([name, label]) => {
        const error = errorsOf(name)?.[0]
        return error ? [{ name, label, error }] : []
      }),
  }
}
