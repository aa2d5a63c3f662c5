import type { Theme } from '../../../color/theme'
import { Badge, Box, Button, Card, Icon, Row, Stack, Text } from '../../../primitives'

type CodeWords = {
  title: string
  text: string
  address: string
  digits: string
  button: string
  again: string
  wait: string
}

const places = 6

const Digits = ({ t, digits }: { t: Theme; digits: string }) => (
  <Row gap={10}>
    {Array.from({ length: places }, (_, i) => (
      <Box
        key={`${i}`}
        centered
        width={58}
        height={68}
        radius={14}
        background={t.field}
        border={`${i === digits.length ? 2 : 1.5}px solid ${i === digits.length ? t.link : t.fieldLine}`}
        marginLeft={i === 3 ? 14 : 0}
      >
        {digits[i] ? (
          <Text size="h3" color={t.ink}>
            {digits[i]}
          </Text>
        ) : null}
        {i === digits.length ? <Box width={2} height={28} radius={1} background={t.link} /> : null}
      </Box>
    ))}
  </Row>
)

/** Six digits from a letter instead of a password. */
export const CodeCard = ({ t, content }: { t: Theme; content: CodeWords }) => (
  <Card t={t} kind="raised" width={520} padding={48} radius={28} gap={28} shadow={t.shadow.card}>
    <Badge t={t} icon="mail" size={60} kind="solid" />
    <Stack gap={10}>
      <Text
        size="h3"
        color={t.ink}
        style={{ fontSize: 36, lineHeight: '44px', letterSpacing: -1.1 }}
      >
        {content.title}
      </Text>
      <Text color={t.muted}>{content.text}</Text>
      <Text weight={600} color={t.ink}>
        {content.address}
      </Text>
    </Stack>
    <Digits t={t} digits={content.digits.slice(0, places)} />
    <Button t={t} size="l" width={424}>
      {content.button}
    </Button>
    <Row justify="space-between">
      <Row gap={8}>
        <Icon name="refresh" size={17} color={t.link} stroke={2} />
        <Text size="small" weight={600} color={t.link}>
          {content.again}
        </Text>
      </Row>
      <Text size="small" color={t.muted}>
        {content.wait}
      </Text>
    </Row>
  </Card>
)
