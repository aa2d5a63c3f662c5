import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Card,
  Columns,
  Eyebrow,
  Head,
  LinkTo,
  Row,
  Section,
  Stack,
  Stars,
  Text,
} from '../../primitives'
import { type Quote, type WallContent, wallContent } from './wall/content'
import { QuoteCard } from './wall/quote-card'

type Props = PanelProps<WallContent>

const width = 384

const Rating = ({ t, content }: Props) => (
  <Row gap={12}>
    <Stars color={t.mono ? t.ink : t.accent} size={20} />
    <Row gap={6}>
      <Text weight={600} color={t.ink} nowrap>
        {content.rating}
      </Text>
      <Text color={t.muted} nowrap>
        {content.ratedBy}
      </Text>
    </Row>
  </Row>
)

const Words = (props: Props) => (
  <Stack width={width} gap={22} align="flex-start" style={{ paddingBottom: 20 }}>
    <Eyebrow t={props.t}>{props.content.eyebrow}</Eyebrow>
    <Text
      size="h2"
      color={props.t.ink}
      style={{ fontSize: 44, lineHeight: '50px', letterSpacing: -1.6 }}
    >
      {props.content.title}
    </Text>
    <Text size="lead" color={props.t.muted}>
      {props.content.lead}
    </Text>
  </Stack>
)

/** What all of them say together, as the last card of a column. */
const Total = (props: Props) => (
  <Card t={props.t} kind="tint" width={width} padding={32} gap={16}>
    <Stars color={props.t.mono ? props.t.ink : props.t.accent} size={20} />
    <Row gap={6}>
      <Text weight={600} color={props.t.ink} nowrap>
        {props.content.rating}
      </Text>
      <Text color={props.t.muted} nowrap>
        {props.content.ratedBy}
      </Text>
    </Row>
    <LinkTo t={props.t} color={props.t.onTint}>
      {props.content.button}
    </LinkTo>
  </Card>
)

export default definePanel({
  id: 'testimonials-wall',
  name: 'Wall of voices',
  category: 'testimonials',
  columns: 3,
  keywords: ['quotes', 'cards', 'reviews', 'masonry'],
  usesBrandName: false,
  content: wallContent,
  render(props) {
    const { t, o, content } = props
    const cards = (quotes: Quote[]) =>
      quotes.map((quote) => <QuoteCard key={quote.name} t={t} quote={quote} width={width} />)
    const main = (
      <QuoteCard t={t} quote={content.main} width={width} main={o === 'center' ? 28 : 34} />
    )
    const { quotes } = content
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            columns={3}
            t={t}
            o={o}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
            action={<Rating {...props} />}
          />
          <Columns>
            <Stack gap={24}>{cards(quotes.slice(0, 2))}</Stack>
            <Stack gap={24}>
              {main}
              {cards(quotes.slice(3, 4))}
            </Stack>
            <Stack gap={24}>{cards([...quotes.slice(2, 3), ...quotes.slice(4, 5)])}</Stack>
          </Columns>
        </Section>
      )
    }
    const columns = [
      <Stack key="words" gap={24}>
        <Words {...props} />
        {main}
      </Stack>,
      <Stack key="first" gap={24}>
        {cards(quotes.slice(0, 3))}
      </Stack>,
      <Stack key="second" gap={24}>
        {cards(quotes.slice(3))}
        <Total {...props} />
      </Stack>,
    ]
    return (
      <Section t={t}>
        <Columns>{o === 'left' ? columns : columns.reverse()}</Columns>
      </Section>
    )
  },
})
