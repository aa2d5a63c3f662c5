import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { CompanyName } from '../../primitives'
import { Card, CompanyLogo, Row, Section, Stack, Text } from '../../primitives'

const companies: CompanyName[] = ['norrland', 'haldane', 'quarto', 'bellweather', 'osmo']

const content = {
  label: 'Teams at these companies open it every morning',
  companies,
}

type Props = PanelProps<typeof content>

const rowLength = 5

/** A card with up to five in a row. */
function Logos({ t, o, content }: Props) {
  const rows = Array.from({ length: Math.ceil(content.companies.length / rowLength) }, (_, i) =>
    content.companies.slice(i * rowLength, (i + 1) * rowLength),
  )
  const [padding, size] = o === 'center' ? ['52px 64px', 25] : ['44px 44px', 21]
  return (
    <Card t={t} width={o === 'center' ? 1200 : 952} padding={padding} gap={40}>
      {rows.map((row, i) => (
        <Row key={`${i}`} gap={28} justify={row.length > 3 ? 'space-between' : 'space-around'}>
          {row.map((company) => (
            <CompanyLogo key={company} company={company} color={t.ink} size={size} />
          ))}
        </Row>
      ))}
    </Card>
  )
}

const Label = ({ t, o, content }: Props) => (
  <Text
    size="h4"
    color={t.ink}
    align={o === 'center' ? 'center' : 'left'}
    width={o === 'center' ? 620 : 216}
  >
    {content.label}
  </Text>
)

export default definePanel({
  id: 'logos-strip',
  name: 'Strip',
  category: 'logos',
  columns: 5,
  keywords: ['customers', 'row', 'trusted by'],
  usesBrandName: false,
  content,
  render: (props) => {
    const { t, o } = props
    const label = <Label {...props} />
    const logos = <Logos {...props} />
    return (
      <Section t={t} paddingTop={64} paddingBottom={64}>
        {o === 'center' ? (
          <Stack align="center" gap={32}>
            {label}
            {logos}
          </Stack>
        ) : (
          <Row gap={32} style={{ flexDirection: o === 'right' ? 'row-reverse' : 'row' }}>
            {label}
            {logos}
          </Row>
        )}
      </Section>
    )
  },
})
