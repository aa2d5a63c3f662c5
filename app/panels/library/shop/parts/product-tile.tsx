import type { Theme } from '../../../color/theme'
import { type Backdrop, type ProductKind, product } from '../../../pictures'
import { Box, Chip, Pic, Row, Stack, Text } from '../../../primitives'

export type ProductWords = {
  name: string
  price: string
  /** On the picture: news or a reduction. */
  badge?: string
  kind: ProductKind
  backdrop: Backdrop
  color?: 'primary' | 'secondary'
}

const Swatches = ({ t }: { t: Theme }) => (
  <Row gap={6} style={{ paddingTop: 6 }}>
    {[t.pictures.primary(0.5), t.pictures.secondary(0.75), t.pictures.sand(0.9)].map((color) => (
      <Box
        key={color}
        width={16}
        height={16}
        radius={8}
        background={color}
        border={`1px solid ${t.line}`}
      />
    ))}
  </Row>
)

type ProductTileProps = { t: Theme; item: ProductWords; width: number; height: number }

/** A studio picture with name, price and colors below. `height` is the picture's. */
export const ProductTile = ({ t, item, width, height }: ProductTileProps) => (
  <Stack width={width} gap={16}>
    <Box relative width={width} height={height}>
      <Pic picture={product(t.pictures, item)} width={width} height={height} radius={20} />
      {item.badge && (
        <Box absolute={{ top: 14, left: 14 }}>
          <Chip t={t} kind="white">
            {item.badge}
          </Chip>
        </Box>
      )}
    </Box>
    <Row justify="space-between" align="flex-start">
      <Stack gap={2}>
        <Text size="h5" color={t.ink}>
          {item.name}
        </Text>
        <Text color={t.muted}>{item.price}</Text>
      </Stack>
      <Swatches t={t} />
    </Row>
  </Stack>
)
