/** The id of the field `name`; error summaries link to it. */
export const fieldId = (name: string, scope = '') =>
  ['field', scope, name.replace(/[^\w-]+/g, '-')].filter(Boolean).join('-')
