import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Card,
  Columns,
  Eyebrow,
  Head,
  LinkTo,
  mirrorPair,
  Row,
  Section,
  Stack,
  Stars,
  Text,
} from '../../primitives'
import { type WallContent, wallContent } from './wall/content'
import { QuoteCard } from './wall/quote-card'

type Props = PanelProps<WallContent>

const third = 384
const twoThirds = 792

const Words = ({ t, content }: Props) => (
  <Stack key="words" width={third} gap={20} align="flex-start" justify="center">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink} style={{ fontSize: 44, lineHeight: '50px', letterSpacing: -1.6 }}>
      {content.title}
    </Text>
    <Text size="lead" color={t.muted}>
      {content.lead}
    </Text>
  </Stack>
)

const Rating = ({ t, content }: Props) => (
  <Row gap={12}>
    <Stars color={t.mono ? t.onTint : t.accent} size={20} />
    <Row gap={6}>
      <Text weight={600} color={t.ink} nowrap>
        {content.rating}
      </Text>
      <Text color={t.ink} nowrap>
        {content.ratedBy}
      </Text>
    </Row>
  </Row>
)

/** What all of them say together, in the last place of the wall. */
const Total = (props: Props) => {
  const { t, o, content } = props
  const link = (
    <LinkTo t={t} color={t.onTint}>
      {content.button}
    </LinkTo>
  )
  if (o === 'center') {
    return (
      <Card t={t} kind="tint" row width={twoThirds} align="center" padding="32px 40px">
        <Row justify="space-between" width={712} gap={24}>
          <Rating {...props} />
          {link}
        </Row>
      </Card>
    )
  }
  return (
    <Card t={t} kind="tint" width={third} justify="center" gap={20}>
      <Rating {...props} />
      {link}
    </Card>
  )
}

export default definePanel({
  id: 'testimonials-wall',
  name: 'Wall of voices',
  category: 'testimonials',
  columns: 3,
  keywords: ['quotes', 'cards', 'reviews', 'grid'],
  usesBrandName: false,
  content: wallContent,
  render(props) {
    const { t, o, content } = props
    const { eyebrow, title, lead } = content
    const voices = content.quotes.map((quote) => (
      <QuoteCard key={quote.name} t={t} quote={quote} width={third} />
    ))
    const main = <QuoteCard key="main" t={t} quote={content.main} width={twoThirds} main />
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head columns={3} t={t} o={o} {...{ eyebrow, title, lead }} />
          <Stack gap={24}>
            <Columns>
              {main}
              {voices.slice(0, 1)}
            </Columns>
            <Columns>{voices.slice(1, 4)}</Columns>
            <Columns>
              {voices.slice(4)}
              <Total {...props} />
            </Columns>
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Stack gap={24}>
          <Columns>{mirrorPair(o, <Words {...props} key="words" />, main)}</Columns>
          <Columns>{voices.slice(0, 3)}</Columns>
          <Columns>
            {voices.slice(3)}
            <Total {...props} />
          </Columns>
        </Stack>
      </Section>
    )
  },
})
