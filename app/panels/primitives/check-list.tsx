import type { Theme } from '../color/theme'
import { Box, Row, Stack } from './box'
import { Icon } from './icon'
import { Text } from './text'

type CheckListProps = { t: Theme; items: readonly string[]; onDeep?: boolean; gap?: number }

/** Lines with a tick in a circle. */
export const CheckList = ({ t, items, onDeep = false, gap = 14 }: CheckListProps) => (
  <Stack gap={gap}>
    {items.map((item) => (
      <Row key={item} gap={12} align="flex-start">
        <Box
          centered
          width={22}
          height={22}
          radius={11}
          marginTop={2}
          background={onDeep ? t.onDeepTint : t.tint}
        >
          <Icon name="check" size={13} color={onDeep ? t.onDeep : t.onTint} stroke={2.6} />
        </Box>
        <Box style={{ flexShrink: 1 }}>
          <Text color={onDeep ? t.onDeep : t.ink}>{item}</Text>
        </Box>
      </Row>
    ))}
  </Stack>
)
