import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { IconName } from '../../primitives'
import {
  Badge,
  Box,
  Eyebrow,
  Glow,
  Icon,
  mirrorPair,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { Planner, plannerContent } from './tabs-window/planner'

type Tab = { icon: IconName; title: string; text: string }

const tabs: Tab[] = [
  {
    icon: 'calendar',
    title: 'Plan',
    text: 'Drag a shift, and everyone it touches gets one message. Clashes turn up before you save.',
  },
  { icon: 'users', title: 'Swap', text: 'Staff trade shifts among themselves; you only confirm.' },
  { icon: 'clock', title: 'Clock in', text: 'One tap at the door, on any phone.' },
  { icon: 'card', title: 'Pay', text: 'Hours go to payroll on the last day of the month.' },
]

const content = {
  eyebrow: 'Shift planning',
  title: 'The rota, done by Tuesday',
  lead: 'Bakeries, bars and clinics with 5 to 200 people plan the week in eleven minutes.',
  tabs,
  window: plannerContent,
}

type Props = PanelProps<typeof content>

const Tabs = ({ t, content }: Props) => (
  <Stack gap={4} width={384}>
    {content.tabs.map(({ icon, title, text }, i) =>
      i === 0 ? (
        <Row
          key={title}
          gap={18}
          padding="22px 20px"
          align="flex-start"
          radius={18}
          background={t.card}
          border={`1px solid ${t.cardLine}`}
        >
          <Badge t={t} icon={icon} size={44} kind="solid" />
          <Stack gap={4} style={{ flexShrink: 1 }}>
            <Text size="h5" color={t.ink}>
              {title}
            </Text>
            <Text size="small" color={t.muted} style={{ fontSize: 15, lineHeight: '24px' }}>
              {text}
            </Text>
          </Stack>
        </Row>
      ) : (
        <Row key={title} gap={18} padding="14px 20px" radius={18}>
          <Badge t={t} icon={icon} size={44} />
          <Text size="h5" color={t.muted}>
            {title}
          </Text>
          <Box marginLeft="auto">
            <Icon name="chevronRight" size={18} color={t.faint} />
          </Box>
        </Row>
      ),
    )}
  </Stack>
)

const Pills = ({ t, content }: Props) => (
  <Row gap={4} padding={6} radius={18} background={t.card} border={`1px solid ${t.line}`}>
    {content.tabs.map(({ icon, title }, i) => {
      const color = i === 0 ? t.onAction : t.muted
      return (
        <Row
          key={title}
          gap={10}
          height={46}
          padding="0 22px"
          radius={12}
          background={i === 0 ? t.action : t.card}
        >
          <Icon name={icon} size={18} color={color} stroke={1.9} />
          <Text weight={600} color={color} style={{ fontSize: 15 }}>
            {title}
          </Text>
        </Row>
      )
    })}
  </Row>
)

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack gap={20} width={centered ? 760 : 384} align={centered ? 'center' : 'flex-start'}>
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align} maxWidth={560}>
        {content.lead}
      </Text>
    </Stack>
  )
}

export default definePanel({
  id: 'features-tabs-window',
  name: 'Tabs with window',
  category: 'features',
  columns: 2,
  keywords: ['software', 'screenshot', 'planner', 'calendar', 'app'],
  usesBrandName: true,
  content,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Glow t={t} left={320} top={360} width={800} />
          <Stack relative align="center" gap={40}>
            <Words {...props} />
            <Pills {...props} />
            <Box marginTop={16}>
              <Planner t={t} width={1080} height={524} content={content.window} />
            </Box>
          </Stack>
        </Section>
      )
    }
    const [first, second] = mirrorPair(
      o,
      <Stack key="words" gap={40}>
        <Words {...props} />
        <Tabs {...props} />
      </Stack>,
      <Planner key="window" t={t} width={740} height={524} content={content.window} />,
    )
    return (
      <Section t={t}>
        <Glow t={t} left={o === 'left' ? 620 : 60} top={80} width={760} />
        <Row relative justify="space-between">
          {first}
          {second}
        </Row>
      </Section>
    )
  },
})
