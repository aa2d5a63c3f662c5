import type { Theme } from '../../../color/theme'
import { Avatar, Card, Row, Stack, Stars, Text } from '../../../primitives'
import type { Review } from './content'

type ReviewCardProps = { t: Theme; review: Review; width: number; height: number }

export const ReviewCard = ({ t, review, width, height }: ReviewCardProps) => (
  <Card t={t} width={width} height={height} padding={28} justify="space-between">
    <Stack gap={14}>
      <Stars color={t.accent} count={review.stars} empty={t.line} />
      <Text size="h4" color={t.ink}>
        {review.title}
      </Text>
      <Text color={t.muted}>{review.text}</Text>
    </Stack>
    <Row gap={12}>
      <Avatar t={t} person={review.person} size={44} />
      <Stack>
        <Text size="small" weight={600} color={t.ink}>
          {review.name}
        </Text>
        <Text size="small" color={t.muted}>
          {review.when}
        </Text>
      </Stack>
    </Row>
  </Card>
)
