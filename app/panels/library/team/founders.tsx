import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type PersonName, portrait } from '../../pictures'
import {
  Box,
  Button,
  Card,
  Chip,
  Columns,
  Eyebrow,
  Head,
  mirrorPair,
  Pic,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'

type Founder = { person: PersonName; name: string; role: string; before: string; bio: string }

const founders: Founder[] = [
  {
    person: 'ada',
    name: 'Imani Cole',
    role: 'Kilns and glazes',
    before: '14 years at the Delft kilns',
    bio: 'Fires every batch herself, keeps a notebook per glaze and throws away one pot in nine.',
  },
  {
    person: 'julian',
    name: 'Theo Park',
    role: 'Orders and workshop',
    before: 'Ran a restaurant for 9 years',
    bio: 'Cooks lunch for the workshop, answers the phone and packs each crate twice.',
  },
]

const content = {
  eyebrow: 'Halden Ceramics',
  title: 'Two founders, one kiln',
  lead: 'We met over a cracked serving bowl in 2014. Today eleven of us make plates for 140 restaurants, and both names are still stamped on the base.',
  button: 'Visit the workshop',
  facts: [
    { value: '2014', label: 'first firing' },
    { value: '26,000', label: 'plates a year' },
    { value: '140', label: 'restaurants' },
  ],
  founders,
}

type Props = PanelProps<typeof content>
type FounderProps = { t: Props['t']; founder: Founder }

const Facts = ({ t, content }: Props) => (
  <Row gap={40} align="flex-start">
    {content.facts.map(({ value, label }) => (
      <Stack key={label}>
        <Text size="h3" color={t.ink}>
          {value}
        </Text>
        <Text size="small" color={t.muted}>
          {label}
        </Text>
      </Stack>
    ))}
  </Row>
)

const Words = (props: Props) => (
  <Stack width={430} gap={28} align="flex-start">
    <Eyebrow t={props.t}>{props.content.eyebrow}</Eyebrow>
    <Text size="h1" color={props.t.ink}>
      {props.content.title}
    </Text>
    <Text size="lead" color={props.t.muted}>
      {props.content.lead}
    </Text>
    <Button t={props.t} icon="arrow">
      {props.content.button}
    </Button>
    <Rule t={props.t} width={430} marginTop={12} />
    <Facts {...props} />
  </Stack>
)

const Tall = ({ t, founder, down }: FounderProps & { down: boolean }) => (
  <Stack width={333} gap={20} style={{ paddingTop: down ? 80 : 0 }}>
    <Box relative width={333} height={420}>
      <Pic picture={portrait(t.pictures, founder.person)} width={333} height={420} />
      <Box absolute={{ left: 16, bottom: 16 }}>
        <Chip t={t} kind="white">
          {founder.before}
        </Chip>
      </Box>
    </Box>
    <Stack gap={4}>
      <Text size="h4" color={t.ink}>
        {founder.name}
      </Text>
      <Text size="small" weight={600} color={t.link}>
        {founder.role}
      </Text>
      <Text color={t.muted} style={{ marginTop: 6 }}>
        {founder.bio}
      </Text>
    </Stack>
  </Stack>
)

const Wide = ({ t, founder }: FounderProps) => (
  <Card t={t} row width={588} padding={20} gap={28} align="stretch">
    <Pic picture={portrait(t.pictures, founder.person)} width={236} height={320} radius={14} />
    <Stack justify="space-between" style={{ flexShrink: 1, padding: '12px 12px 12px 0' }}>
      <Stack gap={4}>
        <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
          {founder.name}
        </Text>
        <Text size="small" weight={600} color={t.link}>
          {founder.role}
        </Text>
        <Text color={t.muted} style={{ marginTop: 12 }}>
          {founder.bio}
        </Text>
      </Stack>
      <Row>
        <Chip t={t}>{founder.before}</Chip>
      </Row>
    </Stack>
  </Card>
)

export default definePanel({
  id: 'team-founders',
  name: 'Two founders',
  category: 'team',
  columns: 2,
  keywords: ['people', 'owners', 'story', 'about us'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={56}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
            action={<Button t={t}>{content.button}</Button>}
          />
          <Columns>
            {content.founders.slice(0, 2).map((founder) => (
              <Wide key={founder.name} t={t} founder={founder} />
            ))}
          </Columns>
        </Section>
      )
    }
    const media = (
      <Row key="media" gap={24} align="flex-start">
        {content.founders.slice(0, 2).map((founder, i) => (
          <Tall key={founder.name} t={t} founder={founder} down={(i === 1) === (o === 'left')} />
        ))}
      </Row>
    )
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Row justify="space-between">{mirrorPair(o, <Words key="words" {...props} />, media)}</Row>
      </Section>
    )
  },
})
