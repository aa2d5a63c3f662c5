import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { dusk, lake, valley } from '../../pictures'
import {
  Box,
  Button,
  Eyebrow,
  Overlay,
  PictureSection,
  panelWidth,
  Row,
  Scrim,
  Stack,
  Text,
} from '../../primitives'
import type { Orientation } from '../../types'

const height = 760

const content = {
  eyebrow: 'Open all year',
  title: 'Slow mornings above the valley',
  lead: 'Fourteen rooms, one long table and forty kilometers of footpaths that start at the front door.',
  button: 'Check dates',
  secondButton: 'See the rooms',
}

type Props = PanelProps<typeof content>

function picture({ t, o }: Props) {
  const palette = t.dark ? dusk(t.pictures) : t.pictures
  if (o === 'center') return lake(palette, { lift: 150, sun: 1080 })
  return valley(palette, { variant: o === 'left' ? 0 : 1 })
}

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  const title = t.framed ? 'h1' : 'display'
  const lead = t.framed ? t.muted : t.dark ? '#e4e6ec' : t.neutral(0.33, 0.03)
  const width = t.framed ? (centered ? 640 : 500) : centered ? 820 : 600
  return (
    <Stack gap={26} width={width} align={centered ? 'center' : 'flex-start'}>
      <Eyebrow t={t} color={t.framed ? undefined : t.ink}>
        {content.eyebrow}
      </Eyebrow>
      <Text size={title} color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={lead} align={align} maxWidth={520}>
        {content.lead}
      </Text>
      <Row gap={14}>
        <Button t={t} size="l" icon="arrow" onPicture={t.dark}>
          {content.button}
        </Button>
        <Button t={t} size="l" kind="outline" onPicture={t.dark}>
          {content.secondButton}
        </Button>
      </Row>
    </Stack>
  )
}

/** On grey the words sit on a white card inside the framed picture. */
const Framed = (props: Props) => (
  <Overlay
    height={height}
    padding={props.o === 'center' ? '88px 120px 0' : '0 96px'}
    justify={props.o === 'center' ? 'flex-start' : 'center'}
    align={sides[props.o]}
  >
    <Box
      padding={props.o === 'center' ? '44px 40px' : 48}
      radius={24}
      background="#ffffff"
      shadow={props.t.shadow.card}
    >
      <Words {...props} />
    </Box>
  </Overlay>
)

const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

function scrim(o: Orientation, dark: boolean) {
  if (o === 'center') {
    return dark
      ? ({ from: 'top', strength: 0.7, start: 26, end: 84 } as const)
      : ({ from: 'top', strength: 0.95, start: 16, end: 82 } as const)
  }
  return { from: o, strength: dark ? 0.62 : 0.95, start: dark ? 0 : 12 }
}

const Open = (props: Props) => (
  <>
    <Scrim
      t={props.t}
      width={panelWidth}
      height={height}
      color={props.t.dark ? props.t.pictures.sky(0.2, 0.6) : '#ffffff'}
      {...scrim(props.o, props.t.dark)}
    />
    <Overlay
      height={height}
      padding={props.o === 'center' ? '96px 120px' : '0 120px'}
      justify={props.o === 'center' ? 'flex-start' : 'center'}
      align={sides[props.o]}
    >
      <Words {...props} />
    </Overlay>
  </>
)

export default definePanel({
  id: 'hero-scene',
  name: 'Full-bleed scene',
  category: 'hero',
  columns: 1,
  keywords: ['landscape', 'hotel', 'travel', 'picture', 'valley', 'lake'],
  usesBrandName: false,
  content,
  render: (props) => (
    <PictureSection t={props.t} height={height} picture={picture(props)}>
      {props.t.framed ? <Framed {...props} /> : <Open {...props} />}
    </PictureSection>
  ),
})
