import { aseColors } from '~/features/profiles/color-files'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { colorFile } from './color-file.server'

const file = { ending: 'ase', type: 'application/octet-stream' }

/** The colors of a company as swatches of Adobe's programs. */
export const loader = fileScreen(({ actor, params: { profile = '' } }) =>
  colorFile(actor, profile, file, (_, colors) => new Uint8Array(aseColors(colors))),
)
