import { definePanel } from '../../define-panel'
import type { CompanyName } from '../../primitives'
import {
  Box,
  CompanyLogo,
  Eyebrow,
  Head,
  LinkTo,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import type { PanelProps } from '../../types'

const companies: CompanyName[] = [
  'ferryman',
  'tessel',
  'arcadia',
  'orla',
  'marrow',
  'pinecrest',
  'lumen',
  'quarto',
]

const content = {
  eyebrow: 'Customers',
  title: '412 workshops bake with our flour',
  lead: 'From a two-oven bakery in Lille to a chain with ninety counters.',
  link: 'Read what they bake',
  companies,
}

type Props = PanelProps<typeof content>

type GridProps = Props & { columns: number; width: number; cellHeight: number }

/** Cells share hairlines: right and bottom lines only, the frame closes the grid. */
function Grid({ t, content, columns, width, cellHeight }: GridProps) {
  const cell = (width - 2) / columns
  const line = `1px solid ${t.cardLine}`
  const rows = Math.ceil(content.companies.length / columns)
  const inRow = (row: number) => content.companies.slice(row * columns, (row + 1) * columns)
  return (
    <Stack width={width} radius={24} border={line} background={t.card}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} style={row > 0 ? { borderTop: line } : {}}>
          {inRow(row).map((company, column) => (
            <Box
              key={company}
              centered
              width={cell}
              height={cellHeight}
              style={column > 0 ? { borderLeft: line } : {}}
            >
              <CompanyLogo company={company} color={t.ink} size={24} />
            </Box>
          ))}
        </Row>
      ))}
    </Stack>
  )
}

const Words = ({ t, content }: Props) => (
  <Stack width={440} gap={22} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink} style={{ fontSize: 46, lineHeight: '52px' }}>
      {content.title}
    </Text>
    <Text size="lead" color={t.muted}>
      {content.lead}
    </Text>
    <LinkTo t={t}>{content.link}</LinkTo>
  </Stack>
)

export default definePanel({
  id: 'logos-grid',
  name: 'Grid',
  category: 'logos',
  columns: 8,
  keywords: ['table', 'cells', 'customers', 'partners'],
  usesBrandName: false,
  content,
  render: (props) => {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={96} paddingBottom={96}>
          <Head
            t={t}
            o={o}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
            marginBottom={56}
          />
          <Grid {...props} columns={4} width={1200} cellHeight={128} />
        </Section>
      )
    }
    const words = <Words {...props} />
    const grid = <Grid {...props} columns={2} width={640} cellHeight={112} />
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Row justify="space-between">
          {o === 'left' ? words : grid}
          {o === 'left' ? grid : words}
        </Row>
      </Section>
    )
  },
})
