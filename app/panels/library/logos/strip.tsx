import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { CompanyName } from '../../primitives'
import { Box, CompanyLogo, Row, Section, Stack, Text } from '../../primitives'

const companies: CompanyName[] = ['norrland', 'haldane', 'quarto', 'bellweather', 'osmo']

const content = {
  label: 'Teams at these companies open it every morning',
  companies,
}

type Props = PanelProps<typeof content>

const Logos = ({ t, o, content }: Props) => (
  <Row justify="space-between" width={o === 'center' ? 1200 : 860}>
    {content.companies.map((company) => (
      <CompanyLogo key={company} company={company} color={t.muted} />
    ))}
  </Row>
)

const Label = ({ t, o, content }: Props) => (
  <Text
    weight={500}
    color={t.ink}
    align={o === 'center' ? 'center' : 'left'}
    width={o === 'center' ? 560 : 240}
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
          <Stack align="center" gap={36}>
            <Row width={1200} justify="space-between">
              <Box width={300} height={1} background={t.line} />
              {label}
              <Box width={300} height={1} background={t.line} />
            </Row>
            {logos}
          </Stack>
        ) : (
          <Row justify="space-between">
            {o === 'left' ? label : logos}
            <Box width={1} height={56} background={t.line} />
            {o === 'left' ? logos : label}
          </Row>
        )}
      </Section>
    )
  },
})
