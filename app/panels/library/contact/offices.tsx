import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Button, Columns, Head, Row, Section, Stack, Text } from '../../primitives'
import { type Office, type OfficesWords, officesContent } from './offices/content'
import { OfficeColumn, OfficeFacts, OfficePicture } from './offices/office'

type Props = PanelProps<OfficesWords>

/** Picture and facts side by side. */
const OfficeRow = ({ t, office }: { t: Props['t']; office: Office }) => (
  <Row gap={24} width={588} align="stretch">
    <OfficePicture t={t} office={office} width={282} height={296} />
    <Stack width={282} gap={16} justify="center">
      <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
        {office.city}
      </Text>
      <OfficeFacts t={t} office={office} />
    </Stack>
  </Row>
)

export default definePanel({
  id: 'contact-offices',
  name: 'Offices',
  category: 'contact',
  columns: 3,
  keywords: ['cities', 'addresses', 'phone', 'places'],
  usesBrandName: false,
  content: officesContent,
  render(props) {
    const { t, o, content } = props
    const [first, ...others] = content.offices.slice(0, 3)
    const head = (
      <Head
        columns={3}
        t={t}
        o={o}
        marginBottom={56}
        title={content.title}
        lead={content.lead}
        action={
          <Button t={t} icon="phone" iconFirst>
            {content.button}
          </Button>
        }
      />
    )
    if (o === 'center' || !first) {
      return (
        <Section t={t}>
          {head}
          <Columns>
            {content.offices.slice(0, 3).map((office) => (
              <OfficeColumn
                key={office.city}
                t={t}
                office={office}
                link={content.link}
                width={384}
                height={440}
              />
            ))}
          </Columns>
        </Section>
      )
    }
    const main = <OfficeColumn t={t} office={first} link={content.link} width={588} height={446} />
    const list = (
      <Stack gap={24} width={588} justify="space-between">
        {others.map((office) => (
          <OfficeRow key={office.city} t={t} office={office} />
        ))}
      </Stack>
    )
    return (
      <Section t={t}>
        {head}
        <Columns>
          {o === 'left' ? main : list}
          {o === 'left' ? list : main}
        </Columns>
      </Section>
    )
  },
})
