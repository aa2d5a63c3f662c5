import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Badge,
  Box,
  Button,
  Card,
  Columns,
  Icon,
  type IconName,
  LinkTo,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

type Purpose = { icon: IconName; title: string; text: string; state: string }

const purposes: Purpose[] = [
  { icon: 'lock', title: 'Needed', text: 'Your basket and your language.', state: 'Always on' },
  {
    icon: 'chart',
    title: 'Counting',
    text: 'Which pages are read, not by whom.',
    state: 'If you agree',
  },
  {
    icon: 'pin',
    title: 'Maps',
    text: 'A map of our shops, drawn by somebody else.',
    state: 'If you agree',
  },
]

const content = {
  title: 'Three cookies, one is needed',
  text: 'It remembers your basket. The other two count visits and draw the map. Nothing is sold.',
  accept: 'Allow all three',
  refuse: 'Only the needed one',
  more: 'Privacy',
  purposes,
}

type Props = PanelProps<typeof content>
type Theme = Props['t']

const Words = ({
  t,
  content,
  centered,
  large,
}: Props & { centered?: boolean; large?: boolean }) => {
  const align = centered ? 'center' : 'left'
  return (
    <Stack
      gap={large ? 12 : 2}
      align={centered ? 'center' : 'flex-start'}
      style={{ flexShrink: 1 }}
    >
      <Text size={large ? 'h3' : 'h4'} color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text
        size={large ? 'body' : 'small'}
        color={t.muted}
        align={align}
        maxWidth={large ? 560 : undefined}
      >
        {content.text}
      </Text>
    </Stack>
  )
}

const Buttons = ({ t, content, width }: Props & { width?: number }) => (
  <Row gap={12}>
    <Button t={t} kind="outline" closes width={width}>
      {content.refuse}
    </Button>
    <Button t={t} closes width={width}>
      {content.accept}
    </Button>
  </Row>
)

const Kind = ({ t, purpose }: { t: Theme; purpose: Purpose }) => (
  <Stack style={{ flexShrink: 1, flexGrow: 1 }}>
    <Text size="h5" color={t.ink}>
      {purpose.title}
    </Text>
    <Text size="small" color={t.muted}>
      {purpose.text}
    </Text>
  </Stack>
)

/** What each is for, one below the other. */
const List = ({ t, content, width }: Props & { width: number }) => (
  <Stack width={width}>
    {content.purposes.map((purpose, i) => (
      <Row
        key={purpose.title}
        gap={18}
        padding="16px 0"
        style={{ borderTop: i ? `1px solid ${t.line}` : undefined }}
      >
        <Icon name={purpose.icon} size={22} color={t.link} />
        <Kind t={t} purpose={purpose} />
        <Text size="small" weight={600} color={t.link} nowrap>
          {purpose.state}
        </Text>
      </Row>
    ))}
  </Stack>
)

const Tiles = ({ t, content }: Props) => (
  <Stack gap={16} width={916}>
    {Array.from({ length: Math.ceil(content.purposes.length / 3) }, (_, row) => (
      <Columns key={`${row}`} gap={16}>
        {content.purposes.slice(row * 3, row * 3 + 3).map((purpose) => (
          <Card key={purpose.title} t={t} kind="tint" width={294} padding={24} gap={12}>
            <Row gap={12} justify="space-between">
              <Icon name={purpose.icon} size={24} color={t.onTint} />
              <Text size="small" weight={600} color={t.onTint}>
                {purpose.state}
              </Text>
            </Row>
            <Stack gap={2}>
              <Text size="h5" color={t.onTint}>
                {purpose.title}
              </Text>
              <Text size="small" color={t.onTint}>
                {purpose.text}
              </Text>
            </Stack>
          </Card>
        ))}
      </Columns>
    ))}
  </Stack>
)

const raised = (t: Theme) => ({
  background: t.raised,
  border: `1px solid ${t.cardLine}`,
  shadow: t.shadow.card,
})

function Bar(props: Props) {
  const { t, o, content } = props
  if (o === 'left') {
    return (
      <Row gap={32} width={1200} padding="24px 28px" radius={20} {...raised(t)}>
        <Badge t={t} icon="shield" size={52} />
        <Box style={{ width: 480, flexShrink: 1, flexGrow: 1 }}>
          <Words {...props} />
        </Box>
        <LinkTo t={t}>{content.more}</LinkTo>
        <Buttons {...props} />
      </Row>
    )
  }
  if (o === 'center') {
    return (
      <Stack gap={32} align="center" width={1012} padding={48} radius={28} {...raised(t)}>
        <Badge t={t} icon="shield" size={64} round />
        <Words {...props} centered large />
        <Tiles {...props} />
        <Buttons {...props} />
        <LinkTo t={t}>{content.more}</LinkTo>
      </Stack>
    )
  }
  return (
    <Row gap={64} width={1200} padding={48} radius={28} {...raised(t)}>
      <List {...props} width={520} />
      <Stack width={518} gap={28} align="flex-start">
        <Words {...props} large />
        <Buttons {...props} />
        <LinkTo t={t}>{content.more}</LinkTo>
      </Stack>
    </Row>
  )
}

export default definePanel({
  id: 'call-to-action-consent',
  name: 'Consent bar',
  category: 'call-to-action',
  columns: 2,
  keywords: ['cookies', 'privacy', 'banner', 'agree', 'gdpr'],
  usesBrandName: false,
  content,
  render: (props) => (
    <Section t={props.t} paddingTop={40} paddingBottom={40}>
      <Box align={props.o === 'center' ? 'center' : 'stretch'}>
        <Bar {...props} />
      </Box>
    </Section>
  ),
})
