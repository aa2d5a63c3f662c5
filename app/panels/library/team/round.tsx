import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { PersonName } from '../../pictures'
import {
  Avatar,
  Box,
  Button,
  Card,
  Eyebrow,
  Head,
  mirrorPair,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

type Member = { person: PersonName; name: string; role: string; today: boolean }

const people: Member[] = [
  { person: 'greta', name: 'Dr. Eva Sander', role: 'Dentist, owner', today: true },
  { person: 'samuel', name: 'Dr. Ben Asante', role: 'Orthodontics', today: true },
  { person: 'freya', name: 'Lena Vik', role: 'Hygiene', today: false },
  { person: 'mateo', name: 'Omar Reyes', role: 'Dentist', today: true },
  { person: 'ines', name: 'Clara Dumont', role: 'Children’s dentist', today: false },
  { person: 'ada', name: 'Nia Osei', role: 'Reception', today: true },
]

const content = {
  eyebrow: 'Brightwater Dental',
  title: 'The faces behind the masks',
  lead: 'Six people, two rooms, no rush. You see the same dentist every time you come.',
  button: 'Book a visit',
  legend: 'In the practice today',
  people,
}

type Props = PanelProps<typeof content>

type MemberProps = { t: Props['t']; member: Member; size: number; ground: string }

/** A ring in the second color, with a gap of the ground between it and the picture. */
const Member = ({ t, member, size, ground }: MemberProps) => (
  <Stack width={size} gap={18} align="center">
    <Box
      width={size}
      height={size}
      padding={3}
      radius={size / 2}
      background={member.today ? (t.mono ? t.ink : t.accent) : ground}
    >
      <Avatar t={t} person={member.person} size={size - 6} ring={ground} />
    </Box>
    <Stack align="center">
      <Text size="h5" color={t.ink} align="center" nowrap>
        {member.name}
      </Text>
      <Text size="small" color={t.muted} align="center" nowrap>
        {member.role}
      </Text>
    </Stack>
  </Stack>
)

const Legend = ({ t, content }: Props) => (
  <Row gap={10}>
    <Box width={16} height={16} radius={8} border={`3px solid ${t.mono ? t.ink : t.accent}`} />
    <Text size="small" weight={500} color={t.muted}>
      {content.legend}
    </Text>
  </Row>
)

const Words = (props: Props) => (
  <Stack width={430} gap={26} align="flex-start">
    <Eyebrow t={props.t}>{props.content.eyebrow}</Eyebrow>
    <Text size="h2" color={props.t.ink} style={{ fontSize: 48, lineHeight: '54px' }}>
      {props.content.title}
    </Text>
    <Text size="lead" color={props.t.muted}>
      {props.content.lead}
    </Text>
    <Button t={props.t} icon="calendar" iconFirst>
      {props.content.button}
    </Button>
    <Legend {...props} />
  </Stack>
)

export default definePanel({
  id: 'team-round',
  name: 'Round portraits',
  category: 'team',
  columns: 6,
  keywords: ['people', 'avatars', 'practice', 'circle'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
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
          />
          <Row gap={28} align="flex-start" justify="space-between">
            {content.people.slice(0, 6).map((member) => (
              <Member key={member.name} t={t} member={member} size={176} ground={t.bg} />
            ))}
          </Row>
          <Row gap={40} justify="center" marginTop={64}>
            <Button t={t} icon="calendar" iconFirst>
              {content.button}
            </Button>
            <Legend {...props} />
          </Row>
        </Section>
      )
    }
    const grid = (
      <Card key="grid" t={t} width={690} padding="56px 48px" gap={48} radius={32}>
        {[0, 3].map((start) => (
          <Row key={start} justify="space-between" align="flex-start">
            {content.people.slice(start, start + 3).map((member) => (
              <Member key={member.name} t={t} member={member} size={168} ground={t.card} />
            ))}
          </Row>
        ))}
      </Card>
    )
    return (
      <Section t={t}>
        <Row justify="space-between">{mirrorPair(o, <Words key="words" {...props} />, grid)}</Row>
      </Section>
    )
  },
})
