import { namedControls } from '~/messages/named-controls'
import { truncate } from '~/shared/truncate'

/** The longest name of a project, folder or page, in characters. */
export const nameLimit = 200

/** Name of a copy; a name that would be too long ends early. */
export const copyName = (name: string): string =>
  truncate(namedControls.copy(name), nameLimit).trimEnd()
