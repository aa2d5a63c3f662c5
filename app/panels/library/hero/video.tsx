import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { dunes } from '../../pictures'
import {
  alpha,
  Box,
  Button,
  Chip,
  Eyebrow,
  fullBleed,
  LinkTo,
  markOnDeep,
  Pic,
  panelWidth,
  Row,
  Scrim,
  Section,
  Stack,
  Text,
} from '../../primitives'

const content = {
  eyebrow: 'The film',
  title: 'Nine days across the empty quarter',
  lead: 'Six guests, four guides, eleven camels. Watch last November’s crossing before you pack a bag.',
  button: 'Join the next crossing',
  link: 'Read the route',
  chapter: 'Day 4, the long ridge',
  time: '1:12',
  length: '3:48',
  places: '4 places left in March',
}

type Props = PanelProps<typeof content>

const PlayButton = ({ t, size }: { t: Props['t']; size: number }) => (
  <Box centered width={size} height={size} radius={size / 2} background={alpha('#ffffff', 0.24)}>
    <Box
      centered
      width={size - 24}
      height={size - 24}
      radius={(size - 24) / 2}
      background={t.mono ? '#ffffff' : t.badge}
      style={{ paddingLeft: 5 }}
    >
      <svg width={size * 0.26} height={size * 0.26} viewBox="0 0 24 24">
        <path
          d="M6 3.500C6 2.300 7.300 1.600 8.300 2.200L20.500 10.300C21.500 11 21.500 12.900 20.500 13.600L8.300 21.800C7.300 22.400 6 21.700 6 20.500Z"
          fill={t.mono ? '#14161c' : t.onBadge}
        />
      </svg>
    </Box>
  </Box>
)

/** Chapter, progress and time, as in a player. */
const Controls = ({ t, content, width }: Props & { width: number }) => (
  <Stack width={width} gap={14}>
    <Row justify="space-between">
      <Text size="small" weight={600} color="#ffffff">
        {content.chapter}
      </Text>
      <Row gap={6}>
        <Text size="small" weight={600} color="#ffffff">
          {content.time}
        </Text>
        <Text size="small" color="rgba(255,255,255,0.82)">
          {content.length}
        </Text>
      </Row>
    </Row>
    <Row width={width} height={6} radius={3} background="rgba(255,255,255,0.34)">
      <Box
        width={width * 0.316}
        height={6}
        radius={3}
        background={t.mono ? '#ffffff' : markOnDeep(t)}
      />
      <Box width={16} height={16} radius={8} marginLeft={-8} background="#ffffff" />
    </Row>
  </Stack>
)

const filmHeight = 660
const night = ({ t }: Props) => t.pictures.sky(0.17, 0.6)

type PlayerProps = Props & { width: number; height: number; radius: number }

function Player({ width, height, radius, ...props }: PlayerProps) {
  const { t, o, content } = props
  const left = o === 'left'
  const edge = o === 'center' ? 120 - (panelWidth - width) / 2 : 40
  return (
    <Box relative width={width} height={height}>
      <Pic
        picture={dunes(t.pictures, { mirror: o === 'right' })}
        width={width}
        height={height}
        radius={radius}
        absolute={{ top: 0, left: 0 }}
      />
      <Scrim
        t={t}
        width={width}
        height={220}
        color={night(props)}
        from="bottom"
        strength={0.72}
        end={100}
        radius={radius}
        absolute={{ bottom: 0, left: 0 }}
      />
      {o !== 'center' && (
        <Box absolute={left ? { top: 40, right: 40 } : { top: 40, left: 40 }}>
          <Chip t={t} kind="white" icon="calendar">
            {content.places}
          </Chip>
        </Box>
      )}
      <Box absolute={{ top: height / 2 - 60, left: width / 2 - 60 }}>
        <PlayButton t={t} size={120} />
      </Box>
      <Box absolute={{ bottom: 40, left: edge }}>
        <Controls {...props} width={width - edge * 2} />
      </Box>
    </Box>
  )
}

/** Title on one side, lead and button on the other, the film below. */
function Side(props: Props) {
  const { t, o, content } = props
  const title = (
    <Stack width={640} gap={22}>
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h1" color={t.ink}>
        {content.title}
      </Text>
    </Stack>
  )
  const aside = (
    <Stack width={440} gap={24} align="flex-start">
      <Text size="lead" color={t.muted}>
        {content.lead}
      </Text>
      <Row gap={22}>
        <Button t={t} icon="arrow">
          {content.button}
        </Button>
        <LinkTo t={t}>{content.link}</LinkTo>
      </Row>
    </Stack>
  )
  return (
    <Section t={t} paddingTop={88} paddingBottom={88}>
      <Row justify="space-between" align="flex-end" marginBottom={56}>
        {o === 'left' ? title : aside}
        {o === 'left' ? aside : title}
      </Row>
      <Player {...props} width={1200} height={620} radius={32} />
    </Section>
  )
}

/** Words in the middle; the film runs to the edges of the panel. */
function Cinema(props: Props) {
  const { t, content } = props
  const frame = fullBleed(t, filmHeight)
  return (
    <Section t={t} paddingTop={96} paddingBottom={frame.inset} paddingX={frame.inset}>
      <Stack align="center" gap={26} marginBottom={64}>
        <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
        <Text size="display" color={t.ink} align="center" width={860}>
          {content.title}
        </Text>
        <Text size="lead" color={t.muted} align="center" width={600}>
          {content.lead}
        </Text>
        <Row gap={24}>
          <Button t={t} size="l" icon="arrow">
            {content.button}
          </Button>
          <LinkTo t={t}>{content.link}</LinkTo>
        </Row>
      </Stack>
      <Player {...props} width={frame.width} height={filmHeight} radius={frame.radius} />
    </Section>
  )
}

export default definePanel({
  id: 'hero-video',
  name: 'Video',
  category: 'hero',
  columns: 1,
  keywords: ['film', 'player', 'play', 'trailer', 'travel', 'dunes'],
  usesBrandName: false,
  content,
  render: (props) => (props.o === 'center' ? <Cinema {...props} /> : <Side {...props} />),
})
