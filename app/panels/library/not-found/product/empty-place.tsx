import type { Theme } from '../../../color/theme'
import { type GroupItem, group } from '../../../pictures'
import { Box, Pic, Row, Text } from '../../../primitives'
import type { GoneWords } from './content'

type Props = { t: Theme; content: GoneWords }

const Tag = ({ t, content, left, top }: Props & { left: number; top: number }) => (
  <Row
    gap={10}
    padding="9px 16px"
    radius={99}
    background="#ffffff"
    shadow={t.shadow.small}
    absolute={{ left, top }}
  >
    <Box width={8} height={8} radius={4} background={t.deep} />
    <Text size="small" weight={600} color="#14161c">
      {content.tag}
    </Text>
  </Row>
)

/** The place between the plant and the bowl is empty. */
const tall: GroupItem[] = [
  { kind: 'planter', x: 130, y: 552, scale: 0.56 },
  { kind: 'bowl', x: 470, y: 596, scale: 0.36 },
]
const wide: GroupItem[] = [
  { kind: 'planter', x: 210, y: 452, scale: 0.56 },
  { kind: 'bowl', x: 910, y: 432, scale: 0.44 },
  { kind: 'clock', x: 1076, y: 446, scale: 0.34, color: 'secondary' },
]

/** A ring on the table where something used to stand. */
const Trace = ({ t, left, top, width }: { t: Theme; left: number; top: number; width: number }) => (
  <Box
    width={width}
    height={Math.round(width * 0.22)}
    radius={width / 2}
    border={`2px dashed ${t.pictures.primary(0.35, 0.6)}`}
    style={{ borderRadius: '50%' }}
    absolute={{ left, top }}
  />
)

/** Beside the words. */
export const TallPicture = ({ t, content }: Props) => (
  <Box relative>
    <Pic
      picture={group(t.pictures, {
        size: [588, 680],
        backdrop: 'secondary',
        window: true,
        items: tall,
      })}
      width={588}
      height={680}
    />
    <Trace t={t} left={212} top={508} width={190} />
    <Tag t={t} content={content} left={218} top={446} />
  </Box>
)

/** Below the words, over the whole width. */
export const WidePicture = ({ t, content }: Props) => (
  <Box relative width={1200} height={520}>
    <Pic
      picture={group(t.pictures, { size: [1200, 520], backdrop: 'secondary', items: wide })}
      width={1200}
      height={520}
      radius={32}
    />
    <Trace t={t} left={480} top={412} width={240} />
    <Tag t={t} content={content} left={506} top={344} />
  </Box>
)
