import { aseColors } from '~/features/profiles/color-files'
import { colorLoader } from './color-answer.server'

/** The colours of a company as swatches of Adobe's programs. */
export const loader = colorLoader(
  'ase',
  'application/octet-stream',
  ({ colors }) => new Uint8Array(aseColors(colors)),
)
