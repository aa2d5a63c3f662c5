import type { Theme } from '../../../color/theme'
import { product } from '../../../pictures'
import { Box, Button, Card, Icon, Pic, Row, Stack, Stars, Text } from '../../../primitives'
import type { RowItem } from './content'

/** A product to put into the bag. */
export const ItemCard = ({ t, item, add }: { t: Theme; item: RowItem; add: string }) => (
  <Card t={t} width={282} padding={12} radius={24}>
    <Box relative>
      <Pic picture={product(t.pictures, item)} width={256} height={276} radius={16} />
      <Box
        centered
        width={38}
        height={38}
        radius={19}
        background="#ffffff"
        absolute={{ top: 12, right: 12 }}
      >
        <Icon name="heart" size={18} color="#14161c" />
      </Box>
    </Box>
    <Stack padding="18px 8px 8px" gap={16}>
      <Row gap={8}>
        <Stars color={t.accent} size={15} />
        <Text size="small" color={t.muted}>
          {item.rating}
        </Text>
      </Row>
      <Row justify="space-between" align="flex-start">
        <Stack>
          <Text size="h5" color={t.ink}>
            {item.name}
          </Text>
          <Text size="small" color={t.muted}>
            {item.text}
          </Text>
        </Stack>
        <Text size="h5" color={t.ink}>
          {item.price}
        </Text>
      </Row>
      <Button t={t} kind="soft" size="s" icon="bag" iconFirst width={240}>
        {add}
      </Button>
    </Stack>
  </Card>
)
