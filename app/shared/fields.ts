/** The fields of the forms that staff build. Pure; shared by builder, form, answers and print. */

export const fieldKinds = [
  'text',
  'textarea',
  'number',
  'email',
  'phone',
  'url',
  'date',
  'select',
  'radio',
  'checkbox',
  'checkboxes',
  'color',
  'attachment',
  'product',
  'heading',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** A question of a form, or a heading between them. Their order is that of the list. */
export type Field = {
  /** Stays the same from version to version: what answers are kept by. */
  id: string
  kind: FieldKind
  label: string
  /** Stands under the field; empty for none. */
  description: string
  /** Options of the kinds that have them; see `offersOptions`. */
  options: string[]
  required: boolean
  /** Word of the text: "at least 6 characters". */
  atLeastSix: boolean
}

/** Kinds whose options are written in the builder. `product` offers the products of its type. */
export const offersOptions = (kind: FieldKind): boolean =>
  kind === 'select' || kind === 'radio' || kind === 'checkboxes'

/** Kinds that can ask for six characters. */
export const canAskForSix = (kind: FieldKind): boolean => kind === 'text' || kind === 'textarea'

/** Whether a field is answered at all: a heading is not. */
export const isQuestion = (field: Pick<Field, 'kind'>): boolean => field.kind !== 'heading'

/** The name of the control that answers a field. */
export const answerName = (fieldId: string): string => `answer-${fieldId}`

/** Most fields of a form, options of a field, and files of an answer. */
export const mostFields = 100
export const mostOptions = 50
export const mostFiles = 10

/**
 * Answers of somebody, by the ids of the fields. Many choices are a list; `true` is a checked box; the
 * files of an `attachment` are in a table of their own, not here.
 */
export type Answers = Record<string, string | string[] | true>
