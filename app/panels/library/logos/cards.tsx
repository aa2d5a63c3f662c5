import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { CompanyName } from '../../primitives'
import {
  Box,
  Button,
  Card,
  Columns,
  CompanyLogo,
  Head,
  Icon,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

type Result = { company: CompanyName; number: string; text: string; place: string }

const results: Result[] = [
  {
    company: 'pinecrest',
    number: '3 h',
    text: 'instead of two days for the yearly stock count',
    place: '14 stores, Oregon',
  },
  {
    company: 'ferryman',
    number: '−38%',
    text: 'calls asking when the boat leaves',
    place: '6 routes, Norway',
  },
  {
    company: 'marrow',
    number: '9 min',
    text: 'to schedule forty cooks',
    place: '5 kitchens, Lyon',
  },
  {
    company: 'arcadia',
    number: '2.1×',
    text: 'more bookings from the same visitors',
    place: '31 villas, Crete',
  },
]

const content = {
  eyebrow: 'Results',
  title: 'What changed after one summer',
  lead: 'Four customers opened their books. These are their numbers, not ours.',
  button: 'All customer stories',
  results,
}

type Props = PanelProps<typeof content>
type CardProps = { t: Props['t']; result: Result; deep: boolean; width: number; height: number }

function ResultCard({ t, result, deep, width, height }: CardProps) {
  const ink = deep ? t.onDeep : t.ink
  const muted = deep ? t.onDeepMuted : t.muted
  return (
    <Card
      t={t}
      kind={deep ? 'deep' : 'card'}
      width={width}
      height={height}
      padding={30}
      justify="space-between"
    >
      <CompanyLogo company={result.company} color={ink} />
      <Stack gap={10}>
        <Text
          size="stat"
          color={ink}
          style={{ fontSize: 52, lineHeight: '56px', letterSpacing: -2 }}
        >
          {result.number}
        </Text>
        <Box height={52}>
          <Text color={muted} style={{ textWrap: 'balance' }}>
            {result.text}
          </Text>
        </Box>
      </Stack>
      <Row justify="space-between">
        <Text size="small" weight={500} color={muted}>
          {result.place}
        </Text>
        <Icon name="arrowUpRight" size={18} color={ink} stroke={2} />
      </Row>
    </Card>
  )
}

/** Two by two beside the words; four in a row when centred. */
function Cards({ t, o, content }: Props) {
  const card = (result: Result, i: number) => {
    const row = o === 'center'
    return (
      <ResultCard
        key={result.company}
        t={t}
        result={result}
        deep={o === 'right' ? i === 1 : i === 0}
        width={row ? 282 : 340}
        height={row ? 348 : 284}
      />
    )
  }
  const all = content.results.map(card)
  if (o === 'center') return <Columns>{all}</Columns>
  return (
    <Stack gap={24}>
      <Columns>{all.slice(0, 2)}</Columns>
      <Columns>{all.slice(2)}</Columns>
    </Stack>
  )
}

export default definePanel({
  id: 'logos-cards',
  name: 'Cards with results',
  category: 'logos',
  columns: 4,
  keywords: ['case studies', 'numbers', 'customers', 'stories'],
  usesBrandName: false,
  content,
  render: (props) => {
    const { t, o, content } = props
    const button = (
      <Button t={t} kind="outline" icon="arrow">
        {content.button}
      </Button>
    )
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={96} paddingBottom={96}>
          <Head t={t} o={o} eyebrow={content.eyebrow} title={content.title} marginBottom={56} />
          <Cards {...props} />
          <Row justify="center" marginTop={48}>
            {button}
          </Row>
        </Section>
      )
    }
    const width = o === 'right' ? 430 : 460
    const words = (
      <Box width={width}>
        <Head
          t={t}
          o="left"
          width={width}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          marginBottom={32}
        />
        <Row>{button}</Row>
      </Box>
    )
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Row justify="space-between">
          {o === 'left' ? words : <Cards {...props} />}
          {o === 'left' ? <Cards {...props} /> : words}
        </Row>
      </Section>
    )
  },
})
