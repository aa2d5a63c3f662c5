import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { hearth, type MapPoint, map, shopfront } from '../../pictures'
import {
  Badge,
  Box,
  Button,
  Chip,
  fullBleed,
  Icon,
  type IconName,
  Overlay,
  Pic,
  PictureSection,
  Row,
  Stack,
  Text,
} from '../../primitives'
import type { Orientation } from '../../types'

const facts: { icon: IconName; label: string; value: string }[] = [
  { icon: 'pin', label: 'Address', value: 'Rue des Tanneurs 48, Brussels' },
  { icon: 'clock', label: 'Hours', value: 'Tue to Sun, 7:30 AM – 6 PM' },
  { icon: 'train', label: 'Nearest stop', value: 'Chapelle, 4 minutes on foot' },
]

const photos = { shopfront, hearth }

const content = {
  place: 'shopfront' as keyof typeof photos,
  chip: 'Open now',
  title: 'Find Levain & Co. on the corner',
  text: 'Bread leaves the oven at 7:30 AM, 11 AM and 4 PM.',
  button: 'Get directions',
  call: 'Call us',
  facts,
}

type Props = PanelProps<typeof content>

const places: Record<Orientation, MapPoint[]> = {
  left: [
    [0.7, 0.52],
    [0.56, 0.24],
    [0.88, 0.36],
    [0.83, 0.78],
  ],
  center: [
    [0.5, 0.44],
    [0.24, 0.3],
    [0.74, 0.24],
    [0.82, 0.6],
  ],
  right: [
    [0.3, 0.52],
    [0.44, 0.24],
    [0.1, 0.32],
    [0.17, 0.78],
  ],
}

const Facts = ({ t, content }: Props) => (
  <Stack gap={16}>
    {content.facts.map(({ icon, label, value }) => (
      <Row key={label} gap={14}>
        <Icon name={icon} size={20} color={t.link} />
        <Text size="small" weight={500} color={t.ink} style={{ fontSize: 15 }}>
          {value}
        </Text>
      </Row>
    ))}
  </Stack>
)

/** A tall card with a photo of the shop. */
const SideCard = (props: Props) => {
  const { t, o, content } = props
  return (
    <Box
      width={440}
      padding={16}
      radius={28}
      background={t.dark ? t.card : '#ffffff'}
      shadow={t.shadow.card}
    >
      <Box relative>
        <Pic
          picture={photos[content.place](t.pictures, { mirror: o === 'right' })}
          width={408}
          height={252}
          radius={16}
        />
        <Box absolute={{ top: 14, left: 14 }}>
          <Chip t={t} kind="white" icon="clock">
            {content.chip}
          </Chip>
        </Box>
      </Box>
      <Stack padding="26px 20px 16px" gap={22}>
        <Stack gap={8}>
          <Text size="h3" color={t.ink}>
            {content.title}
          </Text>
          <Text color={t.muted}>{content.text}</Text>
        </Stack>
        <Facts {...props} />
        <Row gap={10}>
          <Button t={t} icon="arrowUpRight">
            {content.button}
          </Button>
          <Button t={t} kind="outline" icon="phone" iconFirst>
            {content.call}
          </Button>
        </Row>
      </Stack>
    </Box>
  )
}

/** A wide bar along the lower edge. */
const BottomBar = ({ t, content }: Props) => (
  <Box
    width={1200}
    padding="32px 36px"
    gap={28}
    radius={28}
    background={t.dark ? t.card : '#ffffff'}
    shadow={t.shadow.card}
  >
    <Row justify="space-between">
      <Stack gap={4}>
        <Text size="h3" color={t.ink}>
          {content.title}
        </Text>
        <Text color={t.muted}>{content.text}</Text>
      </Stack>
      <Button t={t} size="l" icon="arrowUpRight">
        {content.button}
      </Button>
    </Row>
    <Box height={1} background={t.line} />
    <Row justify="space-between">
      {content.facts.map(({ icon, label, value }) => (
        <Row key={label} gap={16}>
          <Badge t={t} icon={icon} size={46} />
          <Stack>
            <Text size="small" color={t.muted}>
              {label}
            </Text>
            <Text weight={600} color={t.ink}>
              {value}
            </Text>
          </Stack>
        </Row>
      ))}
    </Row>
  </Box>
)

const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

export default definePanel({
  id: 'location-full-map',
  name: 'Full map',
  category: 'location',
  columns: 1,
  keywords: ['address', 'directions', 'shop', 'visit', 'pin'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    const height = 800
    const frame = fullBleed(t, height)
    const picture = map(t.pictures, {
      dark: t.dark,
      frame: [frame.width, frame.height],
      pins: places[o],
      pinColor: t.dark ? t.accent : t.link,
    })
    return (
      <PictureSection t={t} height={height} picture={picture}>
        <Overlay
          height={height}
          padding={o === 'center' ? '0 120px 64px' : undefined}
          justify={o === 'center' ? 'flex-end' : 'center'}
          align={sides[o]}
        >
          {o === 'center' ? <BottomBar {...props} /> : <SideCard {...props} />}
        </Overlay>
      </PictureSection>
    )
  },
})
