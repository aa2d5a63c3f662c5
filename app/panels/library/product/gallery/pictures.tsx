import type { Theme } from '../../../color/theme'
import { closeUp, group, product, room } from '../../../pictures'
import { Box, Pic, RoundIcon, Row, Stack } from '../../../primitives'

const views = (t: Theme) => {
  const chair = product(t.pictures, { kind: 'chair', backdrop: 'secondary' })
  return [
    chair,
    closeUp(product(t.pictures, { kind: 'chair', backdrop: 'sand' }), {
      x: 0.5,
      y: 0.5,
      zoom: 1.9,
    }),
    product(t.pictures, { kind: 'chair', backdrop: 'primary' }),
    room(t.pictures),
  ]
}

type ThumbProps = { t: Theme; width: number; height: number; line: string }

/** The first view is the one that is open: it gets a line around it. */
export const Thumbs = ({ t, width, height, line }: ThumbProps) =>
  views(t).map((picture, i) => (
    <Box
      key={`${i}`}
      padding={2}
      radius={18}
      border={`2px solid ${i ? line : t.actionLine}`}
      width={width + 8}
      height={height + 8}
    >
      <Pic picture={picture} width={width} height={height} radius={13} />
    </Box>
  ))

export const SidePictures = ({ t, mirror }: { t: Theme; mirror: boolean }) => {
  const thumbs = (
    <Stack key="thumbs" gap={14}>
      {Thumbs({ t, width: 92, height: 159, line: t.bg })}
    </Stack>
  )
  const main = (
    <Box key="main" relative>
      <Pic
        picture={product(t.pictures, { kind: 'chair', backdrop: 'secondary' })}
        width={500}
        height={712}
      />
      <Box absolute={{ right: 20, top: 20 }}>
        <Box radius={24} background="#ffffff">
          <RoundIcon t={t} icon="heart" size={48} color="#14161c" line="#ffffff" />
        </Box>
      </Box>
    </Box>
  )
  return (
    <Row gap={20} align="flex-start">
      {mirror ? [thumbs, main] : [main, thumbs]}
    </Row>
  )
}

export const WidePicture = ({ t }: { t: Theme }) => (
  <Box relative width={1200} height={560}>
    <Pic
      picture={group(t.pictures, {
        size: [1200, 560],
        backdrop: 'secondary',
        window: true,
        items: [
          { kind: 'planter', x: 1060, y: 462, scale: 0.5, color: 'secondary' },
          { kind: 'chair', x: 480, y: 478, scale: 0.54, color: 'secondary' },
          { kind: 'chair', x: 740, y: 510, scale: 0.7 },
        ],
      })}
      width={1200}
      height={560}
      radius={32}
    />
    <Row
      gap={4}
      padding={6}
      radius={24}
      background={t.raised}
      shadow={t.shadow.small}
      absolute={{ left: 32, bottom: 32 }}
    >
      {Thumbs({ t, width: 64, height: 64, line: t.raised })}
    </Row>
  </Box>
)
