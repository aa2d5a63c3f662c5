import type { Theme } from '../../../color/theme'
import { Avatar, Badge, Card, Row, Rule, Stack, Stars, Text } from '../../../primitives'
import type { Source } from './content'

type SourceCardProps = { t: Theme; source: Source; width: number; height: number }

/** The score on one platform, and one voice from it. */
export const SourceCard = ({ t, source, width, height }: SourceCardProps) => (
  <Card t={t} width={width} height={height} padding={28} justify="space-between">
    <Stack gap={20}>
      <Row gap={12}>
        <Badge t={t} icon={source.icon} size={44} />
        <Stack>
          <Text size="h5" color={t.ink}>
            {source.source}
          </Text>
          <Text size="small" color={t.muted}>
            {source.count}
          </Text>
        </Stack>
      </Row>
      <Row gap={14}>
        <Text size="h2" color={t.ink} style={{ fontSize: 48, lineHeight: '52px' }}>
          {source.score}
        </Text>
        <Stars color={t.mono ? t.ink : t.accent} size={17} />
      </Row>
    </Stack>
    <Stack gap={18}>
      <Rule t={t} />
      <Text color={t.ink} style={{ textWrap: 'balance' }}>{`“${source.quote}”`}</Text>
      <Row gap={10}>
        <Avatar t={t} person={source.person} size={32} />
        <Text size="small" color={t.muted}>
          {source.name}
        </Text>
      </Row>
    </Stack>
  </Card>
)
