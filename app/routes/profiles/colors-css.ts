import { cssColors } from '~/features/profiles/color-files'
import { fileScreen } from '~/routes/http/screen-and-act.server'
import { colorFile } from './color-file.server'

const file = { ending: 'css', type: 'text/css; charset=utf-8' }

/** The colors of a company as variables of a style sheet. */
export const loader = fileScreen(({ actor, params: { profile = '' } }) =>
  colorFile(actor, profile, file, cssColors),
)
