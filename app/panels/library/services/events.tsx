import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Button,
  Card,
  Columns,
  Eyebrow,
  Head,
  Icon,
  type IconName,
  LinkTo,
  mirrorPair,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type EventWords, eventsContent } from './events/content'

type Props = PanelProps<typeof eventsContent>
type OneProps = { t: Props['t']; event: EventWords; next: boolean }

/** A leaf of a calendar; that of the next event is filled. */
const Leaf = ({ t, event, next }: OneProps) => (
  <Box centered width={88} height={92} radius={18} background={next ? t.action : t.tint}>
    <Text size="small" weight={600} color={next ? t.onAction : t.onTint}>
      {event.month}
    </Text>
    <Text size="h3" color={next ? t.onAction : t.onTint} style={{ lineHeight: '34px' }}>
      {event.day}
    </Text>
  </Box>
)

const Fact = ({ t, icon, children }: { t: Props['t']; icon: IconName; children: string }) => (
  <Row gap={8}>
    <Icon name={icon} size={17} color={t.link} />
    <Text size="small" color={t.muted} style={{ flexShrink: 1 }}>
      {children}
    </Text>
  </Row>
)

const Line = ({ t, event, next }: OneProps) => (
  <Row gap={28} padding="20px 0">
    <Leaf t={t} event={event} next={next} />
    <Stack grow gap={6} style={{ flexShrink: 1 }}>
      <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '30px' }}>
        {event.title}
      </Text>
      <Row gap={20} style={{ flexWrap: 'wrap' }}>
        <Fact t={t} icon="clock">
          {event.time}
        </Fact>
        <Fact t={t} icon="pin">
          {event.place}
        </Fact>
      </Row>
    </Stack>
    <Button t={t} size="s" kind={next ? 'solid' : 'outline'}>
      {event.button}
    </Button>
  </Row>
)

const Tile = ({ t, event, next }: OneProps) => (
  <Card t={t} width={384} padding={28} gap={24} justify="space-between">
    <Stack gap={20}>
      <Leaf t={t} event={event} next={next} />
      <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '30px' }}>
        {event.title}
      </Text>
      <Stack gap={8}>
        <Fact t={t} icon="clock">
          {event.time}
        </Fact>
        <Fact t={t} icon="pin">
          {event.place}
        </Fact>
      </Stack>
    </Stack>
    <Button t={t} width={326} kind={next ? 'solid' : 'outline'}>
      {event.button}
    </Button>
  </Card>
)

/** Centred: three cards in a row. */
const Tiles = ({ t, content }: Props) => (
  <Stack gap={24}>
    {Array.from({ length: Math.ceil(content.events.length / 3) }, (_, row) => (
      <Columns key={`${row}`}>
        {content.events.slice(row * 3, row * 3 + 3).map((event, i) => (
          <Tile key={event.title} t={t} event={event} next={row + i === 0} />
        ))}
      </Columns>
    ))}
  </Stack>
)

export default definePanel({
  id: 'services-events',
  name: 'Events',
  category: 'services',
  columns: 2,
  keywords: ['dates', 'timetable', 'calendar', 'concerts', 'tickets', 'schedule', 'courses'],
  usesBrandName: false,
  content: eventsContent,
  render(props) {
    const { t, o, content } = props
    const all = <LinkTo t={t}>{content.link}</LinkTo>
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head t={t} o={o} {...content} action={all} />
          <Tiles {...props} />
        </Section>
      )
    }
    const words = (
      <Stack key="words" width={360} gap={20} align="flex-start">
        <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
        <Text size="h2" color={t.ink}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted}>
          {content.lead}
        </Text>
        <Box marginTop={8}>{all}</Box>
      </Stack>
    )
    const lines = (
      <Stack key="lines" width={744}>
        {content.events.map((event, i) => (
          <Stack key={event.title}>
            {i > 0 && <Rule t={t} width={744} />}
            <Line t={t} event={event} next={i === 0} />
          </Stack>
        ))}
      </Stack>
    )
    return (
      <Section t={t}>
        <Row gap={96} align="flex-start">
          {mirrorPair(o, words, lines)}
        </Row>
      </Section>
    )
  },
})
