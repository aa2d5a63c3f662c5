import type { Theme } from '../../../color/theme'
import { Box, Row, Text } from '../../../primitives'

type CountdownWords = { value: string; unit: string }[]
type CountdownProps = { t: Theme; parts: CountdownWords; onDeep?: boolean }

/** Time left, one tile per unit. */
export const Countdown = ({ t, parts, onDeep = false }: CountdownProps) => (
  <Row gap={10}>
    {parts.map(({ value, unit }) => (
      <Box
        key={unit}
        centered
        width={84}
        height={84}
        radius={14}
        background={onDeep ? t.onDeepTint : t.dark ? t.bg : t.tint}
      >
        <Text size="h3" color={onDeep ? t.onDeep : t.onTint}>
          {value}
        </Text>
        <Text size="micro" color={onDeep ? t.onDeep : t.onTint}>
          {unit}
        </Text>
      </Box>
    ))}
  </Row>
)
