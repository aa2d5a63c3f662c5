import { controlsOf } from '~/messages/controls-of'
import { beginningOf } from '~/work/beginning-of'

/** The longest name of a project, folder or page, in characters. */
export const nameLimit = 200

/** What a copy is called; a name that would be too long ends early. */
export const copyName = (name: string): string =>
  beginningOf(controlsOf.copy(name), nameLimit).trimEnd()
