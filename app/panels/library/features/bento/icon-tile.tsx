import type { Theme } from '../../../color/theme'
import { Badge, Card, Stack, Text } from '../../../primitives'
import type { TileWords } from './content'

type IconTileProps = { t: Theme; tile: TileWords; width: number; height?: number }

export const IconTile = ({ t, tile, width, height }: IconTileProps) => (
  <Card t={t} width={width} height={height} gap={22} justify="space-between">
    <Badge t={t} icon={tile.icon} />
    <Stack gap={8}>
      <Text size="h4" color={t.ink}>
        {tile.title}
      </Text>
      <Text color={t.muted}>{tile.text}</Text>
    </Stack>
  </Card>
)
