import type { Theme } from '../../../color/theme'
import { Box, Row, Stack, Stars, Text } from '../../../primitives'
import type { ReviewsWords } from './content'

type Props = { t: Theme; content: ReviewsWords }

export const Score = ({ t, content }: Props) => (
  <Row gap={18}>
    <Text size="stat" color={t.ink}>
      {content.score}
    </Text>
    <Stack gap={4}>
      <Stars color={t.accent} size={22} />
      <Text size="small" color={t.muted}>
        {content.scoreNote}
      </Text>
    </Stack>
  </Row>
)

/** How many people gave how many stars. */
export const Shares = ({
  t,
  content,
  width,
  gap = 10,
}: Props & { width: number; gap?: number }) => {
  const bar = width - 84
  return (
    <Stack gap={gap} width={width}>
      {content.shares.map(({ stars, share, count }) => (
        <Row key={stars} width={width} justify="space-between">
          <Text size="small" weight={600} color={t.ink} width={20}>
            {stars}
          </Text>
          <Box width={bar} height={8} radius={4} background={t.line}>
            <Box
              width={Math.max(8, (bar * share) / 100)}
              height={8}
              radius={4}
              background={t.accent}
            />
          </Box>
          <Text size="small" color={t.muted} width={36} align="right">
            {count}
          </Text>
        </Row>
      ))}
    </Stack>
  )
}
