import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Badge,
  Box,
  Button,
  Card,
  Columns,
  markOnDeep,
  OrderPhone,
  orderContent,
  QrCode,
  Row,
  Section,
  Stack,
  Stars,
  Text,
  WeekPhone,
  weekContent,
} from '../../primitives'

const content = {
  title: 'Order at eleven, skip the queue at noon',
  lead: 'Choose on the tram, pay with one tap. Your bowl waits on the shelf with your name on it.',
  button: 'Get the app',
  scan: 'Scan to install',
  scanNote: '24 MB, no account needed',
  rating: '4.9 from 8,300 lunches',
  ready: { title: 'Ready on shelf 4', text: 'Picked up in 40 seconds' },
  saved: { title: '11 minutes saved', text: 'Compared with the queue' },
  screen: 'order' as 'order' | 'week',
  phone: orderContent,
  week: weekContent,
}

type Props = PanelProps<typeof content>

type HandsetProps = Props & { width: number; height: number }

const Handset = ({ t, content, width, height }: HandsetProps) =>
  content.screen === 'week' ? (
    <WeekPhone t={t} width={width} height={height} content={content.week} />
  ) : (
    <OrderPhone t={t} width={width} height={height} content={content.phone} />
  )

const Scan = ({ t, content }: Props) => (
  <Row gap={16}>
    <Box centered width={96} height={96} radius={16} background="#ffffff">
      <QrCode size={72} />
    </Box>
    <Stack gap={2}>
      <Text size="h5" color={t.onDeep}>
        {content.scan}
      </Text>
      <Text size="small" color={t.onDeepMuted}>
        {content.scanNote}
      </Text>
    </Stack>
  </Row>
)

const Rating = ({ t, content }: Props) => (
  <Row gap={12}>
    <Stars color={markOnDeep(t)} />
    <Text size="small" weight={500} color={t.onDeepMuted}>
      {content.rating}
    </Text>
  </Row>
)

const Words = (props: Props) => {
  const { t, content } = props
  return (
    <Card
      t={t}
      kind="deep"
      width={690}
      height={560}
      padding={56}
      radius={32}
      justify="space-between"
    >
      <Rating {...props} />
      <Stack gap={20}>
        <Text size="h2" color={t.onDeep}>
          {content.title}
        </Text>
        <Text size="lead" color={t.onDeepMuted} maxWidth={500}>
          {content.lead}
        </Text>
      </Stack>
      <Row justify="space-between">
        <Scan {...props} />
        <Button t={t} size="l" kind="accent" onDeep icon="download" iconFirst>
          {content.button}
        </Button>
      </Row>
    </Card>
  )
}

type NoteProps = { t: Props['t']; icon: 'check' | 'clock'; words: { title: string; text: string } }

const Note = ({ t, icon, words }: NoteProps) => (
  <Card t={t} kind="raised" padding={16} radius={18}>
    <Row gap={14}>
      <Badge t={t} icon={icon} size={42} kind="solid" />
      <Stack>
        <Text size="small" weight={600} color={t.ink}>
          {words.title}
        </Text>
        <Text size="small" color={t.muted} style={{ fontSize: 13, lineHeight: '18px' }}>
          {words.text}
        </Text>
      </Stack>
    </Row>
  </Card>
)

const Screen = (props: Props) => (
  <Box
    relative
    width={486}
    height={560}
    radius={32}
    background={props.t.tint}
    style={{ overflow: 'hidden' }}
  >
    <Box absolute={{ top: 56, left: 98 }}>
      <Handset {...props} width={290} height={610} />
    </Box>
  </Box>
)

/** One wide card: words above, the phone between two notes. */
function Wide(props: Props) {
  const { t, content } = props
  return (
    <Box
      relative
      width={1200}
      height={840}
      radius={32}
      background={t.deep}
      align="center"
      padding="72px 0 0"
      style={{ overflow: 'hidden' }}
    >
      <Stack align="center" gap={24} width={760}>
        <Rating {...props} />
        <Text size="h2" color={t.onDeep} align="center">
          {content.title}
        </Text>
        <Text size="lead" color={t.onDeepMuted} align="center" maxWidth={560}>
          {content.lead}
        </Text>
        <Button t={t} size="l" kind="accent" onDeep icon="download" iconFirst>
          {content.button}
        </Button>
      </Stack>
      <Box absolute={{ top: 432, left: 450 }}>
        <Handset {...props} width={300} height={628} />
      </Box>
      <Box absolute={{ top: 500, left: 138 }}>
        <Note t={t} icon="check" words={content.ready} />
      </Box>
      <Box absolute={{ top: 640, left: 800 }}>
        <Note t={t} icon="clock" words={content.saved} />
      </Box>
    </Box>
  )
}

export default definePanel({
  id: 'call-to-action-app',
  name: 'Get the app',
  category: 'call-to-action',
  columns: 2,
  keywords: ['download', 'mobile', 'phone', 'qr code', 'install'],
  usesBrandName: false,
  bleeds: true,
  content,
  render: (props) => {
    const { t, o } = props
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        {o === 'center' ? (
          <Wide {...props} />
        ) : (
          <Columns>
            {o === 'left' ? <Words {...props} /> : <Screen {...props} />}
            {o === 'left' ? <Screen {...props} /> : <Words {...props} />}
          </Columns>
        )}
      </Section>
    )
  },
})
