import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type MapPoint, map } from '../../pictures'
import {
  Badge,
  Box,
  Button,
  Card,
  Columns,
  Eyebrow,
  Head,
  Icon,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type MapStripWords, mapStripContent } from './map-strip/content'

type Props = PanelProps<MapStripWords>
type Theme = Props['t']

type StripProps = { t: Theme; width: number; height: number; radius: number; pin: MapPoint }

const Strip = ({ t, width, height, radius, pin }: StripProps) => (
  <Pic
    picture={map(t.pictures, { city: 'bay', dark: t.dark, frame: [width, height], pins: [pin] })}
    width={width}
    height={height}
    radius={radius}
  />
)

/** Edge to edge, or framed on grey, as pictures are. */
const FullStrip = ({ t, height, pin }: { t: Theme; height: number; pin: MapPoint }) =>
  t.framed ? (
    <Box padding={24}>
      <Strip t={t} width={1392} height={height - 48} radius={28} pin={pin} />
    </Box>
  ) : (
    <Strip t={t} width={1440} height={height} radius={0} pin={pin} />
  )

const HoursTable = ({ t, content }: Props) => (
  <Stack>
    {content.hours.map(({ days, hours }, i) => (
      <Row
        key={days}
        gap={16}
        justify="space-between"
        padding="12px 0"
        style={{ borderTop: i ? `1px solid ${t.line}` : undefined }}
      >
        <Text color={t.ink} style={{ flexShrink: 1 }}>
          {days}
        </Text>
        <Text weight={600} color={t.ink} nowrap>
          {hours}
        </Text>
      </Row>
    ))}
  </Stack>
)

const Ways = ({ t, content }: Props) => (
  <Stack gap={20}>
    {content.ways.map(({ icon, label, value }) => (
      <Row key={label} gap={16}>
        <Badge t={t} icon={icon} size={48} />
        <Stack style={{ flexShrink: 1 }}>
          <Text size="small" color={t.muted}>
            {label}
          </Text>
          <Text size="h5" color={t.ink}>
            {value}
          </Text>
        </Stack>
      </Row>
    ))}
  </Stack>
)

const Words = ({ t, content, width }: Props & { width: number }) => (
  <Stack width={width} gap={20} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink}>
      {content.title}
    </Text>
    <Text size="lead" color={t.muted} style={{ paddingBottom: 12 }}>
      {content.lead}
    </Text>
    <Button t={t} icon="arrow">
      {content.button}
    </Button>
  </Stack>
)

const Titled = ({
  t,
  title,
  width,
  children,
}: {
  t: Theme
  title: string
  width: number
  children: Parameters<typeof Stack>[0]['children']
}) => (
  <Stack width={width} gap={16}>
    <Text size="h4" color={t.ink}>
      {title}
    </Text>
    {children}
  </Stack>
)

/** A card for each way, the map across, the hours as columns below. */
const Centered = (props: Props) => {
  const { t, o, content } = props
  const { eyebrow, title, lead, button } = content
  const each = Math.min(6, Math.max(1, content.hours.length))
  return (
    <Section t={t}>
      <Head
        {...{ t, o, eyebrow, title, lead }}
        action={
          <Button t={t} icon="arrow">
            {button}
          </Button>
        }
        marginBottom={56}
      />
      <Stack gap={24}>
        <Strip t={t} width={1200} height={320} radius={24} pin={[0.5, 0.52]} />
        {Array.from({ length: Math.ceil(content.ways.length / 3) }, (_, row) => (
          <Columns key={`${row}`}>
            {content.ways.slice(row * 3, row * 3 + 3).map(({ icon, label, value }) => (
              <Card key={label} t={t} width={384} gap={16} align="center">
                <Icon name={icon} size={28} color={t.link} />
                <Stack align="center">
                  <Text size="small" color={t.muted}>
                    {label}
                  </Text>
                  <Text size="h4" color={t.ink} align="center">
                    {value}
                  </Text>
                </Stack>
              </Card>
            ))}
          </Columns>
        ))}
        {Array.from({ length: Math.ceil(content.hours.length / each) }, (_, row) => (
          <Columns key={`${row}`} gap={0} marginTop={row ? 0 : 24}>
            {content.hours.slice(row * each, (row + 1) * each).map(({ days, hours }, i) => (
              <Stack
                key={days}
                width={1200 / each}
                align="center"
                padding="8px 16px"
                style={{ borderLeft: i ? `1px solid ${t.line}` : undefined }}
              >
                <Text size="small" color={t.muted} align="center">
                  {days}
                </Text>
                <Text size="h4" color={t.ink} align="center">
                  {hours}
                </Text>
              </Stack>
            ))}
          </Columns>
        ))}
      </Stack>
    </Section>
  )
}

export default definePanel({
  id: 'contact-map-strip',
  name: 'Map strip and hours',
  category: 'contact',
  columns: 3,
  keywords: ['map', 'opening hours', 'address', 'phone', 'visit'],
  usesBrandName: false,
  content: mapStripContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') return <Centered {...props} />
    const hours = (width: number) => (
      <Titled key="hours" t={t} title={content.hoursTitle} width={width}>
        <HoursTable {...props} />
      </Titled>
    )
    const ways = (width: number) => (
      <Titled key="ways" t={t} title={content.waysTitle} width={width}>
        <Ways {...props} />
      </Titled>
    )
    if (o === 'left') {
      return (
        <Section t={t} paddingX={0} paddingTop={0} paddingBottom={96}>
          <FullStrip t={t} height={400} pin={[0.32, 0.5]} />
          <Row gap={72} padding="72px 120px 0" align="flex-start">
            <Words {...props} width={420} />
            {hours(336)}
            {ways(300)}
          </Row>
        </Section>
      )
    }
    return (
      <Section t={t} paddingX={0} paddingTop={96} paddingBottom={0}>
        <Row gap={72} padding="0 120px 72px" align="flex-end">
          {ways(300)}
          {hours(336)}
          <Words {...props} width={420} />
        </Row>
        <FullStrip t={t} height={320} pin={[0.68, 0.5]} />
      </Section>
    )
  },
})
