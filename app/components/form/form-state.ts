/** The answer of an action (`submission.reply()` under `result`), read without a form library in the browser. */
export type FormResult = {
  initialValue?: Record<string, unknown> | null
  error?: Record<string, string[] | null> | null
}

/** Name, value and errors of one field. */
type FieldState = {
  name: string
  defaultValue?: string
  errors?: string[]
}

type Typed = Record<string, unknown> | null | undefined

/** Text typed into a field; empty when it is no text. */
export function textIn(typed: Typed, name: string): string {
  const value = typed?.[name]
  return typeof value === 'string' ? value : ''
}

/** Values chosen in a field that is sent any number of times. */
export const textsIn = (typed: Typed, name: string): string[] =>
  [typed?.[name]].flat().filter((text): text is string => typeof text === 'string' && text !== '')

/** Values of a field, each at its index: if two lists belong together, an empty one counts. */
export const listIn = (typed: Typed, name: string): string[] => {
  const value = typed?.[name]
  if (!Array.isArray(value)) return typeof value === 'string' ? [value] : []
  return value.flatMap((text) => (typeof text === 'string' ? [text] : text == null ? [''] : []))
}

/** Stored value as its field shows it: a ticked box is `on`. */
export function shownOf(stored: object, name: string): string | string[] | undefined {
  const value = (stored as Record<string, unknown>)[name]
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'boolean') return value ? 'on' : ''
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined
}

/** @param stored the values shown before anything was typed, by field name */
export function formState(result?: FormResult | null, stored: object = {}) {
  const typed = result?.initialValue
  const errorsOf = (name: string) => result?.error?.[name] ?? undefined
  return {
    /** Name, value (what was typed wins over what is stored) and errors of one field. */
    field(name: string): FieldState {
      const value = typed ? typed[name] : shownOf(stored, name)
      return {
        name,
        defaultValue: typeof value === 'string' ? value : undefined,
        errors: errorsOf(name),
      }
    },
    /** Values chosen in a field that is sent any number of times. */
    list: (name: string): string[] => textsIn(typed ?? { [name]: shownOf(stored, name) }, name),
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
