import type { Theme } from '../../../color/theme'
import { Avatar, Box, Card, Row, Stack, Text } from '../../../primitives'
import type { TalkWords } from './content'

type TalkTileProps = { t: Theme; content: TalkWords; wide: boolean }

const Message = ({ t, message }: { t: Theme; message: TalkWords['messages'][number] }) => {
  const own = !message.person
  return (
    <Row gap={10} align="flex-end" justify={own ? 'flex-end' : 'flex-start'}>
      {message.person && <Avatar t={t} person={message.person} size={34} />}
      <Box
        padding="11px 16px"
        radius={16}
        background={own ? t.badge : t.onDeepTint}
        style={{ maxWidth: 300 }}
      >
        <Text size="small" weight={500} color={own ? t.onBadge : t.onDeep}>
          {message.text}
        </Text>
      </Box>
    </Row>
  )
}

/** A short conversation on the deep color. */
export const TalkTile = ({ t, content, wide }: TalkTileProps) => (
  <Card
    t={t}
    kind="deep"
    padding={36}
    width={wide ? 486 : 484}
    height={wide ? 488 : 420}
    justify="space-between"
  >
    <Stack gap={12}>
      {content.messages.slice(0, wide ? 4 : 3).map((message) => (
        <Message key={message.text} t={t} message={message} />
      ))}
    </Stack>
    <Stack gap={10}>
      <Text size="h4" color={t.onDeep} style={{ fontSize: 24, lineHeight: '32px' }}>
        {content.title}
      </Text>
      <Text color={t.onDeepMuted} style={{ textWrap: 'balance' }}>
        {content.text}
      </Text>
    </Stack>
  </Card>
)
