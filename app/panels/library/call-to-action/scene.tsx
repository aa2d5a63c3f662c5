import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { coast, dusk, panned } from '../../pictures'
import {
  Box,
  Button,
  Chip,
  fullBleed,
  Overlay,
  PictureSection,
  Row,
  Scrim,
  Stack,
  Text,
} from '../../primitives'

const content = {
  chip: 'Two boats left in August',
  title: 'Spend a week on the water',
  lead: 'Pick up the keys in Kinsale on Saturday. Charts, fuel and a first breakfast are on board.',
  button: 'See free weeks',
  secondButton: 'Call Oona',
}

type Props = PanelProps<typeof content>

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 760 : 540} gap={24} align={centered ? 'center' : 'flex-start'}>
      <Chip t={t} kind={t.mono ? 'white' : 'badge'} icon="calendar">
        {content.chip}
      </Chip>
      <Text size="h1" color="#ffffff" align={align}>
        {content.title}
      </Text>
      <Text size="lead" color="#eef0f4" align={align} maxWidth={480}>
        {content.lead}
      </Text>
      <Row gap={14}>
        <Button t={t} size="l" icon="arrow" onPicture>
          {content.button}
        </Button>
        <Button t={t} size="l" kind="outline" onPicture>
          {content.secondButton}
        </Button>
      </Row>
    </Stack>
  )
}

const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

export default definePanel({
  id: 'call-to-action-scene',
  name: 'Full-bleed scene',
  category: 'call-to-action',
  columns: 1,
  keywords: ['picture', 'coast', 'sea', 'lighthouse', 'booking', 'travel'],
  usesBrandName: false,
  content,
  render: (props) => {
    const { t, o } = props
    const centered = o === 'center'
    const height = centered ? 760 : 600
    const frame = fullBleed(t, height)
    const palette = t.dark ? dusk(t.pictures) : t.pictures
    const scene = coast(palette, {
      mirror: o === 'right',
      lift: centered ? 78 : 0,
      evening: centered,
    })
    return (
      <PictureSection t={t} height={height} picture={panned(scene, 0, centered ? -40 : -20)}>
        {(!centered || t.photos) && (
          <Scrim
            t={t}
            width={frame.width}
            height={frame.height}
            radius={frame.radius}
            color={t.pictures.sky(t.dark ? 0.17 : 0.3)}
            from={centered ? 'top' : o}
            strength={0.92}
            start={32}
            end={78}
            absolute={{ top: frame.inset, left: frame.inset }}
          />
        )}
        <Overlay
          height={height}
          padding={centered ? '88px 120px 0' : '0 120px'}
          justify={centered ? 'flex-start' : 'center'}
          align={sides[o]}
        >
          <Box>
            <Words {...props} />
          </Box>
        </Overlay>
      </PictureSection>
    )
  },
})
