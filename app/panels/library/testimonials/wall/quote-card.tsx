import type { Theme } from '../../../color/theme'
import { Avatar, Card, markOnDeep, Row, Stack, Stars, Text } from '../../../primitives'
import type { Quote } from './content'

type QuoteCardProps = {
  t: Theme
  quote: Quote
  width: number
  /** The one that stands out, on the deep color. */
  main?: boolean
}

/** One voice. Its name stands at the foot, in line with those beside it. */
export function QuoteCard({ t, quote, width, main = false }: QuoteCardProps) {
  const ink = main ? t.onDeep : t.ink
  const letters = main
    ? { fontSize: 36, lineHeight: '46px', letterSpacing: -1 }
    : { fontSize: 20, lineHeight: '30px' }
  return (
    <Card
      t={t}
      kind={main ? 'deep' : 'card'}
      width={width}
      padding={main ? 44 : 32}
      gap={main ? 36 : 28}
      justify="space-between"
    >
      <Stack gap={main ? 24 : 16}>
        <Stars color={main ? markOnDeep(t) : t.mono ? t.ink : t.accent} size={main ? 20 : 15} />
        <Text size={main ? 'h3' : 'h4'} weight={500} color={ink} style={letters}>
          {`“${quote.text}”`}
        </Text>
      </Stack>
      <Row gap={14}>
        <Avatar t={t} person={quote.person} size={main ? 56 : 44} />
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
