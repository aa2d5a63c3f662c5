import { definePanel } from '../../define-panel'
import { panned, shopfront } from '../../pictures'
import {
  Box,
  Button,
  Card,
  Eyebrow,
  Head,
  Pic,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import type { PanelProps } from '../../types'

const days = [
  { day: 'Monday', hours: 'Closed', note: 'We are at the market' },
  { day: 'Tuesday', hours: '10 to 18', note: '' },
  { day: 'Wednesday', hours: '10 to 18', note: '' },
  { day: 'Thursday', hours: '10 to 21', note: 'Late, with tea' },
  { day: 'Friday', hours: '10 to 18', note: '' },
  { day: 'Saturday', hours: '9 to 17', note: 'Repairs until noon' },
  { day: 'Sunday', hours: 'Closed', note: '' },
]

const content = {
  eyebrow: 'Osier Row 7, Bristol',
  title: 'Come in, we close at six',
  lead: 'Two floors of lamps, pots and second-hand chairs. Dogs are welcome, prams fit through the door.',
  status: 'Open now',
  statusNote: 'for another 3 h 20 min',
  /** Which line is marked, from the first. */
  today: 2,
  button: 'Get directions',
  call: 'Call 0117 496 0144',
  days,
}

type Props = PanelProps<typeof content>

const Status = ({ t, o, content }: Props) => (
  <Row
    gap={10}
    padding="12px 18px"
    radius={16}
    background={t.raised}
    shadow={t.shadow.small}
    absolute={o === 'center' ? { left: 28, top: 28 } : { left: 24, bottom: 24 }}
  >
    <Box width={10} height={10} radius={5} background={t.positive} />
    <Text size="small" weight={600} color={t.ink}>
      {content.status}
    </Text>
    <Text size="small" color={t.muted}>
      {content.statusNote}
    </Text>
  </Row>
)

const Table = ({ t, content }: Props) => (
  <Stack gap={2}>
    {content.days.map(({ day, hours, note }, i) => {
      const today = i === content.today
      return (
        <Row
          key={day}
          height={46}
          padding="0 16px"
          radius={12}
          background={today ? t.tint : undefined}
          justify="space-between"
        >
          <Text weight={today ? 600 : 400} color={today ? t.onTint : t.ink} width={140}>
            {day}
          </Text>
          <Text size="small" color={today ? t.onTint : t.muted} width={170}>
            {note}
          </Text>
          <Text
            weight={today ? 600 : 500}
            color={today ? t.onTint : t.ink}
            width={90}
            align="right"
          >
            {hours}
          </Text>
        </Row>
      )
    })}
  </Stack>
)

const Buttons = ({ t, content }: Props) => (
  <Row gap={12}>
    <Button t={t} icon="arrowUpRight">
      {content.button}
    </Button>
    <Button t={t} kind="outline" icon="phone" iconFirst>
      {content.call}
    </Button>
  </Row>
)

const Words = (props: Props) => {
  const { t, content } = props
  return (
    <Stack width={500} gap={28}>
      <Stack gap={20} align="flex-start">
        <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
        <Text size="h2" color={t.ink}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted}>
          {content.lead}
        </Text>
      </Stack>
      <Table {...props} />
      <Buttons {...props} />
    </Stack>
  )
}

const Day = ({ t, item, today }: { t: Props['t']; item: (typeof days)[0]; today: boolean }) => (
  <Card
    t={t}
    width={158}
    height={132}
    padding={20}
    justify="space-between"
    {...(today && { background: t.action, border: `1px solid ${t.action}` })}
  >
    <Text size="small" weight={500} color={today ? t.onAction : t.muted}>
      {item.day}
    </Text>
    <Text size="h4" color={today ? t.onAction : t.ink}>
      {item.hours}
    </Text>
  </Card>
)

export default definePanel({
  id: 'location-hours',
  name: 'Opening hours',
  category: 'location',
  columns: 2,
  keywords: ['times', 'open', 'shop', 'week', 'visit'],
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
            action={<Buttons {...props} />}
          />
          <Stack gap={24}>
            <Box relative>
              <Pic
                picture={panned(shopfront(t.pictures), 0, 50)}
                width={1200}
                height={660}
                radius={32}
              />
              <Status {...props} />
            </Box>
            <Row justify="space-between">
              {content.days.map((item, i) => (
                <Day key={item.day} t={t} item={item} today={i === content.today} />
              ))}
            </Row>
          </Stack>
        </Section>
      )
    }
    const mirror = o === 'right'
    const media = (
      <Box relative>
        <Pic
          picture={panned(shopfront(t.pictures, { mirror }), mirror ? -110 : 110)}
          width={620}
          height={720}
        />
        <Status {...props} />
      </Box>
    )
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Split o={o} text={<Words {...props} />} media={media} />
      </Section>
    )
  },
})
