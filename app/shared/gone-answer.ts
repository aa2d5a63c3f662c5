/** An answer to a question that is not in the form any more. */
export type GoneAnswer = {
  /** The name of its control. */
  name: string
  label: string
  values: string[]
  /** The names of the files that were stored for it. */
  files: string[]
}
