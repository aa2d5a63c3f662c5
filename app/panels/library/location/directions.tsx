import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { MapPoint } from '../../pictures'
import {
  Badge,
  Box,
  Button,
  Card,
  Columns,
  Head,
  Icon,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import { type DirectionsWords, directionsContent, type Way } from './directions/content'
import { RouteMap } from './directions/route-map'

type Props = PanelProps<DirectionsWords>

const routes: Record<Props['o'], MapPoint[]> = {
  left: [
    [0.16, 0.78],
    [0.3, 0.73],
    [0.26, 0.57],
    [0.53, 0.46],
    [0.5, 0.36],
    [0.64, 0.3],
  ],
  center: [
    [0.12, 0.74],
    [0.26, 0.66],
    [0.24, 0.56],
    [0.46, 0.44],
    [0.48, 0.54],
    [0.66, 0.45],
    [0.64, 0.36],
    [0.78, 0.29],
  ],
  right: [
    [0.655, 0.743],
    [0.463, 0.788],
    [0.378, 0.47],
    [0.502, 0.44],
    [0.463, 0.296],
  ],
}

const WayLine = ({ t, way, first }: { t: Props['t']; way: Way; first: boolean }) => (
  <Row
    gap={20}
    padding="20px 0"
    align="flex-start"
    style={{ borderTop: first ? 'none' : `1px solid ${t.line}` }}
  >
    <Badge t={t} icon={way.icon} size={48} kind={first ? 'solid' : 'tint'} />
    <Stack grow gap={2}>
      <Row justify="space-between">
        <Text size="h5" color={t.ink}>
          {way.name}
        </Text>
        <Text size="h5" color={t.link}>
          {way.time}
        </Text>
      </Row>
      <Text size="small" color={t.muted}>
        {way.text}
      </Text>
    </Stack>
  </Row>
)

const WayCard = ({ t, way }: { t: Props['t']; way: Way }) => (
  <Card t={t} width={282} padding={26} gap={20}>
    <Row justify="space-between">
      <Badge t={t} icon={way.icon} size={46} />
      <Text size="h4" color={t.ink}>
        {way.time}
      </Text>
    </Row>
    <Stack gap={6}>
      <Text size="h5" color={t.ink}>
        {way.name}
      </Text>
      <Text size="small" color={t.muted}>
        {way.text}
      </Text>
    </Stack>
  </Card>
)

const Words = ({ t, content }: Props) => (
  <Stack width={480} gap={20}>
    <Stack gap={16}>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted}>
        {content.lead}
      </Text>
    </Stack>
    <Stack>
      {content.ways.map((way, i) => (
        <WayLine key={way.name} t={t} way={way} first={i === 0} />
      ))}
    </Stack>
    <Row gap={20}>
      <Button t={t} icon="arrowUpRight">
        {content.button}
      </Button>
      <Row gap={10}>
        <Icon name="pin" size={18} color={t.link} />
        <Text size="small" weight={500} color={t.ink}>
          {content.address}
        </Text>
      </Row>
    </Row>
  </Stack>
)

export default definePanel({
  id: 'location-directions',
  name: 'Directions',
  category: 'location',
  columns: 2,
  keywords: ['route', 'train', 'bike', 'parking', 'map'],
  usesBrandName: false,
  content: directionsContent,
  render(props) {
    const { t, o, content } = props
    const route = routes[o]
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={56}
            title={content.title}
            lead={content.lead}
            action={
              <Button t={t} icon="arrowUpRight">
                {content.button}
              </Button>
            }
          />
          <RouteMap t={t} content={content} route={route} width={1200} height={480} />
          <Columns marginTop={24}>
            {content.ways.slice(0, 4).map((way) => (
              <WayCard key={way.name} t={t} way={way} />
            ))}
          </Columns>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Split
          o={o}
          gap={72}
          text={<Words {...props} />}
          media={
            <Box>
              <RouteMap t={t} content={content} route={route} width={648} height={692} />
            </Box>
          }
        />
      </Section>
    )
  },
})
