import type { Field } from '~/shared/fields'

/** A field as its form shows it. */
export const fieldStrings = (field: Field, place: number) => ({
  label: field.label,
  description: field.description,
  kind: field.kind,
  place: String(place),
  required: field.required ? 'on' : '',
  atLeastSix: field.atLeastSix ? 'on' : '',
})
