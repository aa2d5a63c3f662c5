import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { PersonName } from '../../pictures'
import {
  Avatars,
  Badge,
  Box,
  Button,
  Card,
  CheckList,
  Chip,
  Eyebrow,
  Glow,
  Head,
  Row,
  Rule,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'

const people: PersonName[] = ['elif', 'kofi', 'hugo', 'imani']

const content = {
  eyebrow: 'Overhang Climbing',
  title: 'One pass opens every wall',
  lead: 'Three halls, 214 routes and a sauna. We set new routes each Tuesday and clean the shoes each night.',
  promise: { title: 'Pause whenever you like', text: 'Injured or away? Tell us by text message.' },
  members: '1,240 members, most of them since 2019',
  people,
  plan: 'All halls',
  badge: 'First week free',
  price: '$58',
  unit: 'a month, cancel monthly',
  items: [
    'All three halls, 6 AM – 11 PM',
    'Shoes, harness and chalk',
    'Two classes a week',
    'Sauna and cold pool',
    'Four guest visits a year',
    'Bike racks with lockers',
  ],
  button: 'Start your free week',
  note: 'No joining fee. No card at the desk.',
}

type Props = PanelProps<typeof content>

const Pledge = ({ t, content }: Props) => (
  <Row gap={16}>
    <Badge t={t} icon="shield" size={52} />
    <Stack>
      <Text size="h5" color={t.ink}>
        {content.promise.title}
      </Text>
      <Text color={t.muted}>{content.promise.text}</Text>
    </Stack>
  </Row>
)

const Members = ({ t, content }: Props) => (
  <Row gap={14}>
    <Avatars t={t} people={content.people} />
    <Text size="small" color={t.muted}>
      {content.members}
    </Text>
  </Row>
)

const Words = (props: Props) => (
  <Stack width={520} gap={28} align="flex-start">
    <Eyebrow t={props.t}>{props.content.eyebrow}</Eyebrow>
    <Text size="h1" color={props.t.ink}>
      {props.content.title}
    </Text>
    <Text size="lead" color={props.t.muted}>
      {props.content.lead}
    </Text>
    <Rule t={props.t} width={520} />
    <Pledge {...props} />
    <Members {...props} />
  </Stack>
)

const Price = ({ t, content, onDeep }: Props & { onDeep: boolean }) => (
  <Stack gap={20}>
    <Row justify="space-between">
      <Text size="h4" color={onDeep ? t.onDeep : t.ink} style={{ fontSize: 22 }}>
        {content.plan}
      </Text>
      <Chip t={t} kind="badge">
        {content.badge}
      </Chip>
    </Row>
    <Row gap={14} align="flex-end">
      <Text
        size="display"
        color={onDeep ? t.onDeep : t.ink}
        style={{ fontSize: 92, lineHeight: '92px', letterSpacing: -4 }}
      >
        {content.price}
      </Text>
      <Box width={150} style={{ paddingBottom: 8 }}>
        <Text color={onDeep ? t.onDeepMuted : t.muted} style={{ textWrap: 'balance' }}>
          {content.unit}
        </Text>
      </Box>
    </Row>
  </Stack>
)

/** Everything in one deep card. */
const Tall = (props: Props) => {
  const { t, content } = props
  return (
    <Card t={t} kind="deep" width={540} padding={48} gap={36} radius={32}>
      <Price {...props} onDeep />
      <Rule t={t} color={t.onDeepLine} width={444} />
      <CheckList t={t} items={content.items} onDeep gap={16} />
      <Stack gap={16}>
        <Button t={t} size="l" onDeep icon="arrow" width={444}>
          {content.button}
        </Button>
        <Text size="small" color={t.onDeepMuted} align="center">
          {content.note}
        </Text>
      </Stack>
    </Card>
  )
}

/** Price on the deep half, contents on the light half. */
const Wide = (props: Props) => {
  const { t, content } = props
  return (
    <Row width={1040} align="stretch" radius={32} background={t.deep}>
      <Stack width={480} padding={48} gap={40} justify="space-between">
        <Price {...props} onDeep />
        <Stack gap={16}>
          <Button t={t} size="l" onDeep icon="arrow" width={384}>
            {content.button}
          </Button>
          <Text size="small" color={t.onDeepMuted} align="center">
            {content.note}
          </Text>
        </Stack>
      </Stack>
      <Stack
        width={548}
        padding={48}
        justify="center"
        radius={24}
        background={t.dark ? t.card : '#ffffff'}
        style={{ margin: '12px 12px 12px 0' }}
      >
        <CheckList t={t} items={content.items} gap={20} />
      </Stack>
    </Row>
  )
}

export default definePanel({
  id: 'pricing-single-plan',
  name: 'Single plan',
  category: 'pricing',
  columns: 2,
  keywords: ['membership', 'one price', 'gym', 'pass'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Glow t={t} left={240} top={180} width={960} />
          <Stack relative align="center">
            <Head
              t={t}
              o={o}
              marginBottom={56}
              eyebrow={content.eyebrow}
              title={content.title}
              lead={content.lead}
            />
            <Wide {...props} />
            <Row width={1040} justify="space-between" marginTop={48}>
              <Pledge {...props} />
              <Members {...props} />
            </Row>
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Split o={o} text={<Words {...props} />} media={<Tall {...props} />} />
      </Section>
    )
  },
})
