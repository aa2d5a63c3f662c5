import type { Theme } from '../color/theme'
import { type PersonName, portrait } from '../pictures'
import { Box, Row } from './box'
import { Pic } from './pic'

type AvatarProps = { t: Theme; person: PersonName; size?: number; ring?: string }

/** A round portrait. `ring` is the color of a 3 px band: a border on a clipped image needs a mask. */
export function Avatar({ t, person, size = 40, ring }: AvatarProps) {
  const inner = ring ? size - 6 : size
  const picture = (
    <Pic picture={portrait(t.pictures, person)} width={inner} height={inner} radius={inner / 2} />
  )
  if (!ring) return picture
  return (
    <Box width={size} height={size} padding={3} radius={size / 2} background={ring}>
      {picture}
    </Box>
  )
}

type AvatarsProps = { t: Theme; people: readonly PersonName[]; size?: number; ring?: string }

/** Overlapping portraits; `ring` is the color behind them. */
export const Avatars = ({ t, people, size = 42, ring = t.bg }: AvatarsProps) => (
  <Row>
    {people.map((person, i) => (
      <Box key={person} marginLeft={i ? -12 : 0}>
        <Avatar t={t} person={person} size={size} ring={ring} />
      </Box>
    ))}
  </Row>
)
