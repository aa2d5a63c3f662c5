import type { Theme } from '../../../color/theme'
import { Box, Button, Card, Icon, Row, Stack, Stars, Text } from '../../../primitives'
import type { RatingsContent } from './content'

type TotalProps = { t: Theme; content: RatingsContent }

const Shares = ({ t, content, width }: TotalProps & { width: number }) => (
  <Stack gap={14}>
    {content.shares.map((share, i) => (
      <Row key={`${5 - i}`} gap={12}>
        <Row gap={6} width={30} justify="space-between">
          <Text size="small" weight={600} color={t.onDeep}>
            {5 - i}
          </Text>
          <Icon name="star" size={13} color={t.onDeepMuted} />
        </Row>
        <Box width={width - 96} height={8} radius={4} background={t.onDeepTint}>
          <Box
            width={Math.max(8, ((width - 96) * share) / 100)}
            height={8}
            radius={4}
            background={t.badge}
          />
        </Box>
        <Text size="small" color={t.onDeepMuted} align="right" width={42}>
          {share} %
        </Text>
      </Row>
    ))}
  </Stack>
)

const Score = ({ t, content, wide }: TotalProps & { wide: boolean }) => (
  <Box row={wide} gap={wide ? 24 : 20} align={wide ? 'center' : 'flex-start'}>
    <Text
      size="display"
      color={t.onDeep}
      style={{
        fontSize: wide ? 88 : 136,
        lineHeight: wide ? '88px' : '124px',
        letterSpacing: wide ? -3 : -6,
      }}
    >
      {content.total.score}
    </Text>
    <Stack gap={8}>
      <Stars color={t.badge} size={24} />
      <Text color={t.onDeepMuted} nowrap>
        {content.total.label}
      </Text>
    </Stack>
  </Box>
)

/** The score over all platforms, standing or lying. */
export function TotalCard({ t, content, wide }: TotalProps & { wide: boolean }) {
  const width = wide ? 420 : 404
  const parts = (
    <>
      <Score t={t} content={content} wide={wide} />
      <Shares t={t} content={content} width={width} />
      <Button t={t} onDeep icon="arrow" width={wide ? undefined : width}>
        {content.button}
      </Button>
    </>
  )
  return wide ? (
    <Card
      t={t}
      kind="deep"
      row
      width={1200}
      padding="40px 48px"
      align="center"
      justify="space-between"
    >
      {parts}
    </Card>
  ) : (
    <Card t={t} kind="deep" width={484} padding={40} justify="space-between">
      {parts}
    </Card>
  )
}
