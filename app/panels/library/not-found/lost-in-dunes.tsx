import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { dusk, wanderer } from '../../pictures'
import {
  Box,
  Button,
  Eyebrow,
  fullBleed,
  Overlay,
  PictureSection,
  Row,
  Scrim,
  Stack,
  Text,
} from '../../primitives'

/** The center is taller: words above, the walker below. */
const heights = { left: 800, center: 940, right: 800 }

const content = {
  eyebrow: 'Error 404',
  title: 'This page kept walking',
  lead: 'The address may have changed in our spring move. Follow your footprints back, or start again at the front door.',
  button: 'Go to the start page',
  secondButton: 'Report the link',
}

type Props = PanelProps<typeof content>
const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** The walker is always on the other side of the words. */
function picture({ t, o }: Props) {
  const palette = t.dark ? dusk(t.pictures) : t.pictures
  return wanderer(palette, { mirror: o === 'left' })
}

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  const lead = t.framed ? t.muted : t.dark ? '#e4e6ec' : t.neutral(0.33, 0.03)
  return (
    <Stack
      gap={24}
      width={t.framed ? (centered ? 620 : 480) : centered ? 860 : 540}
      align={centered ? 'center' : 'flex-start'}
    >
      <Eyebrow t={t} color={t.framed ? undefined : t.ink}>
        {content.eyebrow}
      </Eyebrow>
      <Text size={t.framed ? 'h1' : 'display'} color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={lead} align={align} maxWidth={500}>
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

function scrim({ t, o }: Props) {
  if (o === 'center') {
    return t.dark
      ? ({ from: 'top', strength: 0.5, end: 62 } as const)
      : ({ from: 'top', strength: 0.95, start: 12, end: 66 } as const)
  }
  return { from: o, strength: t.dark ? 0.66 : 0.95, start: t.dark ? 0 : 12, end: 78 }
}

export default definePanel({
  id: 'not-found-lost-in-dunes',
  name: 'Lost in dunes',
  category: 'not-found',
  columns: 1,
  keywords: ['404', 'error', 'desert', 'picture', 'missing'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    const height = heights[o]
    const frame = fullBleed(t, height)
    const top = o === 'center'
    const words = <Words {...props} />
    return (
      <PictureSection t={t} height={height} picture={picture(props)}>
        {!t.framed && (
          <Scrim
            t={t}
            width={frame.width}
            height={height}
            color={t.dark ? t.pictures.sky(0.2, 0.6) : '#ffffff'}
            {...scrim(props)}
          />
        )}
        <Overlay
          height={height}
          padding={top ? (t.framed ? '60px 120px' : '80px 120px') : t.framed ? '0 96px' : undefined}
          justify={top ? 'flex-start' : 'center'}
          align={sides[o]}
        >
          {t.framed ? (
            <Box
              padding={top ? '36px 40px' : 48}
              radius={24}
              background="#ffffff"
              shadow={t.shadow.card}
            >
              {words}
            </Box>
          ) : (
            words
          )}
        </Overlay>
      </PictureSection>
    )
  },
})
