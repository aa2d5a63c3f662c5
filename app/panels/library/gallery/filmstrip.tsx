import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  cabin,
  cliffs,
  dunes,
  harbour,
  type Picture,
  panned,
  valley,
  vineyard,
} from '../../pictures'
import { Box, Eyebrow, Pic, RoundIcon, Row, Section, Stack, Text } from '../../primitives'
import type { Orientation } from '../../types'

const content = {
  eyebrow: 'Walks by Northbound',
  title: 'Five days on the coast path',
  lead: 'Eighty-two kilometers, four huts and one ferry. Your bag travels ahead.',
  count: { now: '02', all: '14' },
  caption: { title: 'Day two: the lighthouse', text: '17 km, 420 m up, swim at the end' },
}

type Props = PanelProps<typeof content>

const height = 520
const gap = 24

/** Width and left edge of every frame; the strip runs out of the panel on one or both sides. */
const frames: Record<Orientation, { width: number; left: number }[]> = {
  left: [
    { width: 180, left: -84 },
    { width: 640, left: 120 },
    { width: 300, left: 784 },
    { width: 300, left: 1108 },
    { width: 300, left: 1432 },
  ],
  center: [
    { width: 282, left: -258 },
    { width: 282, left: 48 },
    { width: 732, left: 354 },
    { width: 282, left: 1110 },
    { width: 282, left: 1416 },
  ],
  right: [
    { width: 300, left: -292 },
    { width: 300, left: 32 },
    { width: 300, left: 356 },
    { width: 640, left: 680 },
    { width: 180, left: 1344 },
  ],
}

const active = { left: 1, center: 2, right: 3 } as const

function strip({ t, o }: Props): Picture[] {
  const p = t.pictures
  const main = panned(cliffs(p), o === 'center' ? 0 : 40, 0)
  const others = [
    vineyard(p),
    cabin(p),
    panned(harbour(p), -60),
    panned(dunes(p), -80),
    panned(valley(p), 160),
  ]
  const at = active[o]
  return [...others.slice(0, at), main, ...others.slice(at, 4)]
}

const Strip = (props: Props) => {
  const pictures = strip(props)
  return (
    <Box relative width={1440} height={height}>
      {frames[props.o].map(({ width, left }, i) => {
        const picture = pictures[i]
        if (!picture || left >= 1440 || left + width <= 0) return null
        const on = i === active[props.o]
        return (
          <Pic
            key={left}
            picture={picture}
            width={width}
            height={on ? height : height - 96}
            absolute={{ left, top: on ? 0 : 48 }}
          />
        )
      })}
    </Box>
  )
}

const Arrows = ({ t, content }: Props) => (
  <Row gap={20}>
    <Row gap={6}>
      <Text size="h5" color={t.ink}>
        {content.count.now}
      </Text>
      <Text size="h5" weight={400} color={t.muted}>
        {`/ ${content.count.all}`}
      </Text>
    </Row>
    <Row gap={10}>
      <RoundIcon t={t} icon="arrowLeft" size={52} />
      <Box centered width={52} height={52} radius={26} background={t.action}>
        <RoundIcon t={t} icon="arrow" size={52} color={t.onAction} line={t.actionLine} />
      </Box>
    </Row>
  </Row>
)

const Caption = ({ t, o, content }: Props) => (
  <Stack gap={2} align={o === 'center' ? 'center' : 'flex-start'}>
    <Text size="h4" color={t.ink}>
      {content.caption.title}
    </Text>
    <Text color={t.muted}>{content.caption.text}</Text>
  </Stack>
)

const Words = ({ t, o, content }: Props) => {
  const align = o === 'center' ? 'center' : 'left'
  return (
    <Stack gap={20} width={640} align={o === 'center' ? 'center' : 'flex-start'}>
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align} maxWidth={520}>
        {content.lead}
      </Text>
    </Stack>
  )
}

export default definePanel({
  id: 'gallery-filmstrip',
  name: 'Filmstrip',
  category: 'gallery',
  columns: 5,
  keywords: ['carousel', 'slider', 'travel', 'pictures'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    if (o === 'center') {
      return (
        <Section t={t} paddingX={0}>
          <Stack gap={56} align="center">
            <Words {...props} />
            <Strip {...props} />
            <Stack gap={gap + 8} align="center">
              <Caption {...props} />
              <Arrows {...props} />
            </Stack>
          </Stack>
        </Section>
      )
    }
    const words = <Words key="words" {...props} />
    const arrows = <Arrows key="arrows" {...props} />
    return (
      <Section t={t} paddingX={0}>
        <Row padding="0 120px" justify="space-between" align="flex-end" marginBottom={56}>
          {o === 'left' ? [words, arrows] : [arrows, words]}
        </Row>
        <Strip {...props} />
        <Box padding={o === 'left' ? '28px 0 0 120px' : '28px 0 0 680px'}>
          <Caption {...props} />
        </Box>
      </Section>
    )
  },
})
