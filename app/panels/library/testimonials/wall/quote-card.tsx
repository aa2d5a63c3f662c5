import type { Theme } from '../../../color/theme'
import { Avatar, Card, Row, Stack, Stars, Text } from '../../../primitives'
import type { Quote } from './content'

type QuoteCardProps = {
  t: Theme
  quote: Quote
  width: number
  /** Size of the type of the one that stands out. */
  main?: number
}

/** One voice. The main one stands on the deep color, in large type. */
export function QuoteCard({ t, quote, width, main }: QuoteCardProps) {
  const ink = main ? t.onDeep : t.ink
  const stars = main ? t.badge : t.mono ? t.ink : t.accent
  return (
    <Card
      t={t}
      kind={main ? 'deep' : 'card'}
      width={width}
      padding={main ? 36 : 32}
      gap={main ? 32 : 24}
      justify="space-between"
      grow
    >
      <Stack gap={16}>
        <Stars color={stars} size={main ? 18 : 15} />
        <Text
          size={main ? 'h3' : 'h4'}
          weight={500}
          color={ink}
          style={
            main
              ? { fontSize: main, lineHeight: `${Math.round(main * 1.3)}px` }
              : { fontSize: 20, lineHeight: '30px' }
          }
        >
          {`“${quote.text}”`}
        </Text>
      </Stack>
      <Row gap={12}>
        <Avatar t={t} person={quote.person} size={44} />
        <Stack>
          <Text size="small" weight={600} color={ink}>
            {quote.name}
          </Text>
          <Text size="small" color={main ? t.onDeepMuted : t.muted}>
            {quote.about}
          </Text>
        </Stack>
      </Row>
    </Card>
  )
}
