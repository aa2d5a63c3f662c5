import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { CompanyName } from '../../primitives'
import { Box, CompanyLogo, Eyebrow, Head, Icon, Row, Section, Stack, Text } from '../../primitives'

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

const gap = 16

/** The last tile leads to the stories; it is as wide as `linkSpan` of them. */
type TilesProps = Props & { columns: number; width: number; height: number; linkSpan: number }

function Tiles({ t, content, columns, width, height, linkSpan }: TilesProps) {
  const tile = (width - gap * (columns - 1)) / columns
  const rows = Math.ceil((content.companies.length + linkSpan) / columns)
  const inRow = (row: number) => content.companies.slice(row * columns, (row + 1) * columns)
  return (
    <Stack width={width} gap={gap}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} gap={gap}>
          {inRow(row).map((company) => (
            <Box
              key={company}
              centered
              width={tile}
              height={height}
              radius={20}
              border={`1px solid ${t.cardLine}`}
              background={t.card}
            >
              <CompanyLogo company={company} color={t.ink} size={24} />
            </Box>
          ))}
          {row === rows - 1 && (
            <LinkTile {...{ t, content, height }} width={tile * linkSpan + gap * (linkSpan - 1)} />
          )}
        </Row>
      ))}
    </Stack>
  )
}

type LinkTileProps = Omit<Props, 'o'> & { width: number; height: number }

const LinkTile = ({ t, content, width, height }: LinkTileProps) => (
  <Stack
    {...{ width, height }}
    justify="space-between"
    padding={22}
    radius={20}
    background={t.deep}
  >
    <Row justify="flex-end">
      <Icon name="arrow" size={24} color={t.onDeep} />
    </Row>
    <Text
      weight={600}
      width={width - 44}
      color={t.onDeep}
      style={
        width > 300 ? { fontSize: 26, lineHeight: '32px' } : { fontSize: 18, lineHeight: '23px' }
      }
    >
      {content.link}
    </Text>
  </Stack>
)

const Words = ({ t, content }: Props) => (
  <Stack width={440} gap={22} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink} style={{ fontSize: 46, lineHeight: '52px' }}>
      {content.title}
    </Text>
    <Text size="lead" color={t.muted}>
      {content.lead}
    </Text>
  </Stack>
)

export default definePanel({
  id: 'logos-grid',
  name: 'Grid',
  category: 'logos',
  columns: 8,
  keywords: ['tiles', 'cells', 'customers', 'partners'],
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
          <Tiles {...props} columns={5} width={1200} height={136} linkSpan={2} />
        </Section>
      )
    }
    const words = <Words {...props} />
    const tiles = <Tiles {...props} columns={3} width={690} height={136} linkSpan={1} />
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Row justify="space-between">
          {o === 'left' ? words : tiles}
          {o === 'left' ? tiles : words}
        </Row>
      </Section>
    )
  },
})
