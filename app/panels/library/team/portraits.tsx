import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type PersonName, portrait } from '../../pictures'
import {
  Button,
  Card,
  Columns,
  Eyebrow,
  Head,
  Icon,
  mirrorPair,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

type Member = { person: PersonName; name: string; role: string }

const people: Member[] = [
  { person: 'noor', name: 'Noor Haddad', role: 'Founder, design' },
  { person: 'samuel', name: 'Samuel Okoro', role: 'Engineering' },
  { person: 'greta', name: 'Greta Lindqvist', role: 'Finance' },
  { person: 'mateo', name: 'Mateo Ruiz', role: 'Customers' },
  { person: 'ada', name: 'Ada Bell', role: 'Brand' },
  { person: 'julian', name: 'Julian Park', role: 'Product' },
  { person: 'ines', name: 'Ines Moreau', role: 'Operations' },
  { person: 'freya', name: 'Freya Lund', role: 'Research' },
]

const content = {
  eyebrow: 'The people',
  title: 'Small team, long experience',
  lead: 'Eight people in three cities. You will know all of us by name before the first invoice.',
  button: 'Work with us',
  jobs: {
    title: 'Two open positions',
    text: 'Product designer in Lisbon. Support lead, anywhere.',
  },
  people,
}

type Props = PanelProps<typeof content>
type CardProps = { t: Props['t']; member: Member; width: number; height: number }

const Portrait = ({ t, member, width, height }: CardProps) => (
  <Stack width={width} gap={16}>
    <Pic picture={portrait(t.pictures, member.person)} width={width} height={height} radius={20} />
    <Row justify="space-between" align="flex-start">
      <Stack>
        <Text size="h5" color={t.ink}>
          {member.name}
        </Text>
        <Text size="small" color={t.muted}>
          {member.role}
        </Text>
      </Stack>
      <Icon name="linkedin" size={20} color={t.faint} />
    </Row>
  </Stack>
)

const Words = ({ t, content }: Props) => (
  <Stack width={384} justify="space-between">
    <Stack gap={24} align="flex-start">
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted}>
        {content.lead}
      </Text>
      <Button t={t} kind="outline" icon="arrow">
        {content.button}
      </Button>
    </Stack>
    <Card t={t} width={384} padding={24} gap={6}>
      <Text size="h5" color={t.ink}>
        {content.jobs.title}
      </Text>
      <Text size="small" color={t.muted} style={{ textWrap: 'balance' }}>
        {content.jobs.text}
      </Text>
    </Card>
  </Stack>
)

export default definePanel({
  id: 'team-portraits',
  name: 'Portraits',
  category: 'team',
  columns: 4,
  keywords: ['people', 'employees', 'about us', 'jobs'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const perRow = o === 'center' ? 4 : 3
    const size = o === 'center' ? { width: 282, height: 320 } : { width: 216, height: 300 }
    const grid = (
      <Stack gap={40}>
        {[0, perRow].map((start) => (
          <Columns key={start} gap={o === 'center' ? 24 : 22}>
            {content.people.slice(start, start + perRow).map((member) => (
              <Portrait key={member.name} t={t} member={member} {...size} />
            ))}
          </Columns>
        ))}
      </Stack>
    )
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head t={t} o={o} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
          {grid}
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Row justify="space-between" align="stretch">
          {mirrorPair(o, <Words key="words" {...props} />, <Stack key="grid">{grid}</Stack>)}
        </Row>
      </Section>
    )
  },
})
