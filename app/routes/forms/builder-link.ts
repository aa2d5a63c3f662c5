import { queryOf } from '~/map/path-to'

/** Selection in the builder of a form. */
type BuilderChoice = {
  field?: string | undefined
  view?: string | undefined
  width?: string | undefined
  client?: string | undefined
  who?: string | undefined
}

/** The builder at `base` with what is chosen in it. */
export const builderLink = (base: string, chosen: BuilderChoice = {}) => base + queryOf(chosen)
