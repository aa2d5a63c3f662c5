import type { Theme } from '../../../color/theme'
import { Box, Row, Text } from '../../../primitives'
import type { ToggleWords } from './content'

export const Toggle = ({ t, content }: { t: Theme; content: ToggleWords }) => (
  <Row padding={5} radius={14} background={t.card} border={`1px solid ${t.line}`}>
    <Box padding="9px 18px" radius={10} background={t.action}>
      <Text size="small" weight={600} color={t.onAction}>
        {content.monthly}
      </Text>
    </Box>
    <Row gap={8} padding="9px 18px">
      <Text size="small" weight={600} color={t.muted}>
        {content.yearly}
      </Text>
      <Text size="small" weight={600} color={t.link}>
        {content.saving}
      </Text>
    </Row>
  </Row>
)
