import { cssColors } from '~/features/profiles/color-files'
import { colorLoader } from './color-answer.server'

/** The colours of a company as variables of a style sheet. */
export const loader = colorLoader('css', 'text/css; charset=utf-8', ({ name, colors }) =>
  cssColors(name, colors),
)
