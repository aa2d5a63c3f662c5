import type { Theme } from '../../../color/theme'
import { lake } from '../../../pictures'
import { Box, Pic, Row, Text } from '../../../primitives'

type FourOFourProps = { t: Theme; digit: string; size: number }

/** Two large digits with a round view of a lake for the zero. */
export function FourOFour({ t, digit, size }: FourOFourProps) {
  const letter = {
    fontSize: size,
    lineHeight: `${size}px`,
    letterSpacing: 0,
  }
  const diameter = Math.round(size * 0.76)
  return (
    <Row gap={Math.round(size * 0.03)}>
      <Text size="mega" color={t.ink} style={letter}>
        {digit}
      </Text>
      <Box>
        <Pic
          picture={lake(t.pictures, { lift: 40 })}
          width={diameter}
          height={diameter}
          radius={diameter / 2}
        />
      </Box>
      <Text size="mega" color={t.ink} style={letter}>
        {digit}
      </Text>
    </Row>
  )
}
