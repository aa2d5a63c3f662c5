import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, Head, LinkTo, Pic, Row, Section, Stack, Text } from '../../primitives'
import type { Orientation } from '../../types'
import { type Framed, ledgeContent, scenes } from './ledge/content'

type Props = PanelProps<typeof ledgeContent>
type Theme = Props['t']
type Frame = readonly [width: number, height: number]

/** Sizes of the frames that stand on one ledge, by turns. */
const frames: Record<Orientation, readonly Frame[]> = {
  left: [
    [332, 440],
    [216, 288],
    [280, 216],
    [152, 208],
    [124, 168],
  ],
  center: [
    [160, 208],
    [224, 320],
    [336, 456],
    [224, 320],
    [160, 208],
  ],
  right: [
    [124, 160],
    [152, 216],
    [264, 200],
    [216, 312],
    [348, 432],
  ],
}

/** A picture in a mount, as it hangs in a shop for frames. */
const Mounted = ({ t, framed, frame }: { t: Theme; framed: Framed; frame: Frame }) => {
  const [width, height] = frame
  const mount = width > 300 ? 20 : 12
  return (
    <Box
      width={width}
      height={height}
      padding={mount}
      background={t.dark ? t.raised : '#ffffff'}
      border={`1px solid ${t.line}`}
      shadow={t.shadow.small}
    >
      <Pic
        picture={scenes[framed.scene](t.pictures)}
        width={width - 2 * mount - 2}
        height={height - 2 * mount - 2}
        radius={2}
      />
    </Box>
  )
}

const Caption = ({ t, framed, width }: { t: Theme; framed: Framed; width: number }) => (
  <Stack width={width} gap={2} padding="20px 0 0" style={{ borderTop: `2px solid ${t.ink}` }}>
    <Text size="h5" color={t.ink}>
      {framed.title}
    </Text>
    <Text size="small" color={t.muted}>
      {framed.text}
    </Text>
    <Text size="small" weight={600} color={t.link}>
      {framed.price}
    </Text>
  </Stack>
)

/** All pictures of a row stand on the same line; what they are is said below it. */
const Ledge = ({ t, items, sizes }: { t: Theme; items: Framed[]; sizes: readonly Frame[] }) => (
  <Row gap={24} align="flex-start" justify="space-between">
    {items.map((framed, i) => {
      const frame = sizes[i % sizes.length] ?? [240, 320]
      const tallest = Math.max(...sizes.map(([, height]) => height))
      return (
        <Stack key={framed.title} width={frame[0]}>
          <Stack width={frame[0]} height={tallest} justify="flex-end">
            <Mounted t={t} framed={framed} frame={frame} />
          </Stack>
          <Caption t={t} framed={framed} width={frame[0]} />
        </Stack>
      )
    })}
  </Row>
)

export default definePanel({
  id: 'gallery-ledge',
  name: 'Pictures on a ledge',
  category: 'gallery',
  columns: 5,
  keywords: ['captions', 'strip', 'paintings', 'exhibition', 'prints', 'museum'],
  usesBrandName: false,
  content: ledgeContent,
  render(props) {
    const { t, o, content } = props
    const { link, items, ...words } = content
    const sizes = frames[o]
    const count = sizes.length
    const rows = Array.from({ length: Math.ceil(items.length / count) }, (_, row) =>
      items.slice(row * count, (row + 1) * count),
    )
    return (
      <Section t={t}>
        <Head t={t} o={o} {...words} action={<LinkTo t={t}>{link}</LinkTo>} marginBottom={56} />
        <Stack gap={64}>
          {rows.map((row, i) => (
            <Ledge key={`${i}`} t={t} items={row} sizes={sizes} />
          ))}
        </Stack>
      </Section>
    )
  },
})
