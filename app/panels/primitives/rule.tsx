import type { Theme } from '../color/theme'
import { Box } from './box'

type RuleProps = {
  t: Theme
  width?: number
  color?: string
  marginTop?: number
  marginBottom?: number
}

/** A hairline across. */
export const Rule = ({ t, color = t.line, ...rule }: RuleProps) => (
  <Box height={1} background={color} {...rule} />
)
