import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type PersonName, portrait } from '../../pictures'
import type { CompanyName } from '../../primitives'
import { Avatar, Box, CompanyLogo, Pic, Row, Rule, Section, Stack, Text } from '../../primitives'

const companies: CompanyName[] = ['tessel', 'lumen', 'norrland', 'orla', 'ferryman', 'haldane']
const person: PersonName = 'elif'
const company: CompanyName = 'bellweather'

const content = {
  quote: '“Our accountants used to drive to eleven branches. Now they drink their coffee first.”',
  person,
  name: 'Elif Aydin',
  role: 'Head of finance, Bellweather',
  company,
  label: 'Also closing their books in a day',
  companies,
}

type Props = PanelProps<typeof content>

const Speaker = ({ t, content }: Props) => (
  <Stack>
    <Text size="h5" color={t.ink}>
      {content.name}
    </Text>
    <Text size="small" color={t.muted}>
      {content.role}
    </Text>
  </Stack>
)

/** Portrait and words on one card. */
const Quote = (props: Props) => {
  const { t, o, content } = props
  const picture = (
    <Pic picture={portrait(t.pictures, content.person)} width={260} height={356} radius={20} />
  )
  return (
    <Row
      width={780}
      padding={24}
      gap={36}
      radius={28}
      background={t.card}
      border={`1px solid ${t.cardLine}`}
    >
      {o === 'left' && picture}
      <Stack width={434} height={340} justify="space-between">
        <CompanyLogo company={content.company} color={t.ink} size={24} />
        <Text size="h3" color={t.ink}>
          {content.quote}
        </Text>
        <Speaker {...props} />
      </Stack>
      {o === 'right' && picture}
    </Row>
  )
}

const List = ({ t, content }: Props) => (
  <Stack width={340} gap={22} justify="space-between">
    <Text size="small" weight={500} color={t.muted}>
      {content.label}
    </Text>
    <Rule t={t} />
    {content.companies.map((company) => (
      <CompanyLogo key={company} company={company} color={t.muted} size={24} />
    ))}
  </Stack>
)

/** Logos above, the quote in large letters below. */
function Centred(props: Props) {
  const { t, content } = props
  return (
    <Stack align="center" gap={56}>
      <Row justify="space-between" width={1200}>
        {content.companies.map((company) => (
          <CompanyLogo key={company} company={company} color={t.muted} />
        ))}
      </Row>
      <Rule t={t} width={1200} />
      <Text
        size="h2"
        color={t.ink}
        align="center"
        width={940}
        style={{ fontSize: 44, lineHeight: '56px' }}
      >
        {content.quote}
      </Text>
      <Row gap={20}>
        <Avatar t={t} person={content.person} size={60} />
        <Speaker {...props} />
        <Box width={1} height={40} background={t.line} />
        <CompanyLogo company={content.company} color={t.ink} />
      </Row>
    </Stack>
  )
}

export default definePanel({
  id: 'logos-with-quote',
  name: 'With a quote',
  category: 'logos',
  columns: 2,
  keywords: ['testimonial', 'customer', 'portrait', 'trusted by'],
  usesBrandName: false,
  content,
  render: (props) => {
    const { t, o } = props
    const quote = <Quote {...props} />
    const list = <List {...props} />
    return (
      <Section t={t} paddingTop={88} paddingBottom={88}>
        {o === 'center' ? (
          <Centred {...props} />
        ) : (
          <Row justify="space-between">
            {o === 'left' ? quote : list}
            {o === 'left' ? list : quote}
          </Row>
        )}
      </Section>
    )
  },
})
