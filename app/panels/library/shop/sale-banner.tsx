import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type GroupItem, group } from '../../pictures'
import { Box, Button, Card, Chip, Pic, Row, Section, Stack, Text } from '../../primitives'
import { Countdown } from './parts/countdown'

const timeLeft = [
  { value: '02', unit: 'days' },
  { value: '14', unit: 'hours' },
  { value: '36', unit: 'minutes' },
]

const content = {
  chip: 'Ends Sunday',
  title: 'Winter lamps leave the warehouse',
  lead: 'Eighteen table and desk lamps at 30% less, until the last 240 are gone.',
  button: 'Shop the sale',
  note: 'Free returns for 60 days',
  off: { value: '−30%', text: 'all lamps' },
  timeLeft,
}

type Props = PanelProps<typeof content>

const Seal = ({ t, content, left, top }: Props & { left: number; top: number }) => (
  <Box centered width={132} height={132} radius={66} background={t.badge} absolute={{ left, top }}>
    <Text size="h3" color={t.onBadge} style={{ fontSize: 36, lineHeight: '40px' }}>
      {content.off.value}
    </Text>
    <Text size="small" weight={600} color={t.onBadge}>
      {content.off.text}
    </Text>
  </Box>
)

const lamps: GroupItem[] = [
  { kind: 'lamp', x: 196, y: 404, scale: 0.58, color: 'secondary' },
  { kind: 'planter', x: 366, y: 398, scale: 0.4 },
  { kind: 'clock', x: 468, y: 426, scale: 0.24, color: 'secondary' },
]

function Banner(props: Props) {
  const { t, o, content } = props
  const left = o === 'left'
  const words = (
    <Stack width={500} gap={24} align="flex-start">
      <Chip t={t} kind="deep" icon="clock">
        {content.chip}
      </Chip>
      <Text size="h2" color={t.onDeep}>
        {content.title}
      </Text>
      <Text size="lead" color={t.onDeepMuted} maxWidth={460}>
        {content.lead}
      </Text>
      <Countdown t={t} parts={content.timeLeft} onDeep />
      <Row gap={20} marginTop={8}>
        <Button t={t} size="l" icon="arrow" onDeep>
          {content.button}
        </Button>
        <Text size="small" color={t.onDeepMuted}>
          {content.note}
        </Text>
      </Row>
    </Stack>
  )
  const media = (
    <Box relative>
      <Pic
        picture={group(t.pictures, { size: [540, 480], backdrop: 'deep', items: lamps })}
        width={540}
        height={480}
        radius={20}
      />
      <Seal {...props} left={left ? -66 : 440} top={left ? 48 : 24} />
    </Box>
  )
  return (
    <Row
      width={1200}
      height={528}
      justify="space-between"
      padding={left ? '24px 24px 24px 64px' : '24px 64px 24px 24px'}
      radius={32}
      background={t.deep}
    >
      {left ? words : media}
      {left ? media : words}
    </Row>
  )
}

const around: GroupItem[] = [
  { kind: 'lamp', x: 160, y: 548, scale: 0.66, color: 'secondary' },
  { kind: 'clock', x: 290, y: 592, scale: 0.26 },
  { kind: 'lamp', x: 1050, y: 548, scale: 0.62 },
  { kind: 'planter', x: 912, y: 580, scale: 0.36 },
]

const Stage = (props: Props) => {
  const { t, content } = props
  return (
    <Box relative width={1200} height={640}>
      <Pic
        picture={group(t.pictures, { size: [1200, 640], backdrop: 'secondary', items: around })}
        width={1200}
        height={640}
        radius={32}
      />
      <Card
        t={t}
        kind="raised"
        width={500}
        padding="48px 40px"
        radius={24}
        gap={22}
        align="center"
        absolute={{ left: 350, top: 64 }}
      >
        <Chip t={t} icon="clock">
          {content.chip}
        </Chip>
        <Text
          size="h2"
          color={t.ink}
          align="center"
          width={430}
          style={{ fontSize: 44, lineHeight: '50px' }}
        >
          {content.title}
        </Text>
        <Text color={t.muted} align="center" width={400} style={{ textWrap: 'balance' }}>
          {content.lead}
        </Text>
        <Countdown t={t} parts={content.timeLeft} />
        <Button t={t} size="l" icon="arrow">
          {content.button}
        </Button>
      </Card>
      <Seal {...props} left={886} top={32} />
    </Box>
  )
}

export default definePanel({
  id: 'shop-sale-banner',
  name: 'Sale banner',
  category: 'shop',
  columns: 2,
  keywords: ['discount', 'offer', 'countdown', 'promotion'],
  usesBrandName: false,
  content,
  render: (props) => (
    <Section t={props.t}>
      {props.o === 'center' ? <Stage {...props} /> : <Banner {...props} />}
    </Section>
  ),
})
