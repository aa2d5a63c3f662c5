import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Card,
  Columns,
  Head,
  Icon,
  LinkTo,
  markOnDeep,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type Award, type PressQuote, pressContent } from './press/content'

type Props = PanelProps<typeof pressContent>
type Theme = Props['t']

/** Names of papers stand in different hands, one after the other. */
const hands = [
  { fontSize: 26, letterSpacing: -1.3, fontWeight: 700 },
  { fontSize: 24, letterSpacing: 0.2, fontWeight: 500 },
  { fontSize: 20, letterSpacing: 3, fontWeight: 600 },
]

const Source = ({ t, quote, at }: { t: Theme; quote: PressQuote; at: number }) => (
  <Stack gap={4}>
    <Text size="h4" color={t.ink} style={{ ...hands[at % hands.length], lineHeight: '32px' }}>
      {quote.source}
    </Text>
    <Text size="small" color={t.muted}>
      {quote.by}
    </Text>
  </Stack>
)

const Quotes = ({ t, content }: Props) => (
  <Stack width={692} gap={36}>
    {content.quotes.map((quote, i) => (
      <Stack key={quote.source} width={692} gap={36}>
        {i > 0 && <Rule t={t} width={692} />}
        <Row gap={40} align="flex-start">
          <Stack width={212}>
            <Source t={t} quote={quote} at={i} />
          </Stack>
          <Text
            size="h3"
            weight={500}
            color={t.ink}
            width={440}
            style={{ fontSize: 25, lineHeight: '35px' }}
          >
            {`“${quote.text}”`}
          </Text>
        </Row>
      </Stack>
    ))}
  </Stack>
)

const Prize = ({ t, award }: { t: Theme; award: Award }) => (
  <Row gap={18} align="flex-start">
    <Icon name="trophy" size={26} color={markOnDeep(t)} />
    <Stack style={{ flexShrink: 1 }}>
      <Text size="h5" color={t.onDeep}>
        {award.title}
      </Text>
      <Text size="small" color={t.onDeepMuted}>
        {`${award.by}, ${award.year}`}
      </Text>
    </Stack>
  </Row>
)

const Shelf = ({ t, content }: Props) => (
  <Card t={t} kind="deep" width={432} padding={40} radius={24} gap={32}>
    <Text size="h3" color={t.onDeep} style={{ fontSize: 26 }}>
      {content.awardsTitle}
    </Text>
    <Stack gap={28}>
      {content.awards.map((award) => (
        <Prize key={award.title} t={t} award={award} />
      ))}
    </Stack>
  </Card>
)

const rowsOf = <T,>(list: T[], each: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / each) }, (_, i) =>
    list.slice(i * each, (i + 1) * each),
  )

/** Centred: three cards with quotes, and a shelf across. */
const Centered = ({ t, content }: Props) => (
  <Stack gap={24}>
    {rowsOf(content.quotes, 3).map((row, at) => (
      <Columns key={`${at}`}>
        {row.map((quote, i) => (
          <Card key={quote.source} t={t} width={384} padding={36} gap={40} justify="space-between">
            <Text size="h4" weight={500} color={t.ink} style={{ fontSize: 24, lineHeight: '34px' }}>
              {`“${quote.text}”`}
            </Text>
            <Source t={t} quote={quote} at={i} />
          </Card>
        ))}
      </Columns>
    ))}
    <Card t={t} kind="deep" width={1200} padding="36px 40px" gap={28}>
      <Text size="h4" color={t.onDeep}>
        {content.awardsTitle}
      </Text>
      {rowsOf(content.awards, 4).map((row, at) => (
        <Columns key={`${at}`}>
          {row.map((award) => (
            <Stack key={award.title} width={262}>
              <Prize t={t} award={award} />
            </Stack>
          ))}
        </Columns>
      ))}
    </Card>
  </Stack>
)

export default definePanel({
  id: 'testimonials-press',
  name: 'Press and awards',
  category: 'testimonials',
  columns: 3,
  keywords: ['newspapers', 'magazines', 'quotes', 'prizes', 'reviews', 'as seen in'],
  usesBrandName: false,
  content: pressContent,
  render(props) {
    const { t, o, content } = props
    return (
      <Section t={t}>
        <Head t={t} o={o} {...content} action={<LinkTo t={t}>{content.link}</LinkTo>} columns={3} />
        {o === 'center' ? (
          <Centered {...props} />
        ) : (
          <Row
            gap={76}
            align="flex-start"
            style={{ flexDirection: o === 'right' ? 'row-reverse' : 'row' }}
          >
            <Quotes {...props} />
            <Shelf {...props} />
          </Row>
        )}
      </Section>
    )
  },
})
