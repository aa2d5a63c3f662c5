import type { Theme } from '../../../color/theme'
import { group } from '../../../pictures'
import { Box, Chip, Pic } from '../../../primitives'
import type { SpecificationsWords } from './content'

const size = { width: 532, height: 684 }
/** The drawn speaker: 300 × 530 at full scale. */
const scale = 0.86
const object = { width: 300 * scale, height: 530 * scale, x: 250, bottom: 556 }

type Props = { t: Theme; content: SpecificationsWords }

/** The object with its height and width marked beside it. */
export function Measured({ t, content }: Props) {
  const ink = t.pictures.primary(0.3, 0.6)
  const left = Math.round(object.x - object.width / 2)
  const top = Math.round(object.bottom - object.height)
  const tall = { left: left + object.width + 44, top }
  const wide = { left, top: object.bottom + 52 }
  return (
    <Box relative {...size}>
      <Pic
        picture={group(t.pictures, {
          size: [size.width, size.height],
          backdrop: 'secondary',
          items: [{ kind: 'speaker', x: object.x, y: object.bottom, scale }],
        })}
        {...size}
      />
      <Box width={2} height={object.height} background={ink} absolute={tall} />
      <Box width={18} height={2} background={ink} absolute={{ left: tall.left - 8, top }} />
      <Box
        width={18}
        height={2}
        background={ink}
        absolute={{ left: tall.left - 8, top: object.bottom - 2 }}
      />
      <Box absolute={{ left: tall.left - 34, top: top + object.height / 2 - 14 }}>
        <Chip t={t} kind="white">
          {content.height}
        </Chip>
      </Box>
      <Box width={object.width} height={2} background={ink} absolute={wide} />
      <Box width={2} height={18} background={ink} absolute={{ left, top: wide.top - 8 }} />
      <Box
        width={2}
        height={18}
        background={ink}
        absolute={{ left: left + object.width - 2, top: wide.top - 8 }}
      />
      <Box absolute={{ left: object.x - 34, top: wide.top - 13 }}>
        <Chip t={t} kind="white">
          {content.width}
        </Chip>
      </Box>
    </Box>
  )
}
