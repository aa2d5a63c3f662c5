import type { Theme } from '../../../color/theme'
import { group } from '../../../pictures'
import { Box, Button, Card, Columns, Pic, Stack, Text } from '../../../primitives'
import type { BundleWords } from './content'

type Props = { t: Theme; content: BundleWords }

/** Numbers on the objects of the still life, explained in the bar below. */
const marks = [
  { left: 388, top: 96 },
  { left: 674, top: 262 },
  { left: 872, top: 220 },
]

export const Still = ({ t }: Props) => (
  <Box relative width={1200} height={500}>
    <Pic
      picture={group(t.pictures, {
        size: [1200, 500],
        backdrop: 'secondary',
        window: true,
        items: [
          { kind: 'bottle', x: 330, y: 442, scale: 0.58 },
          { kind: 'vase', x: 820, y: 430, scale: 0.54 },
          { kind: 'jar', x: 580, y: 462, scale: 0.46 },
        ],
      })}
      width={1200}
      height={500}
      radius={32}
    />
    {marks.map((place, i) => (
      <Box
        key={`${i}`}
        centered
        width={36}
        height={36}
        radius={18}
        background="#ffffff"
        absolute={place}
      >
        <Text size="small" weight={600} color="#14161c">
          {i + 1}
        </Text>
      </Box>
    ))}
  </Box>
)

export const Bar = ({ t, content }: Props) => (
  <Columns>
    {content.parts.slice(0, 3).map((part, i) => (
      <Card key={part.name} t={t} row width={258} height={136} padding={24} gap={16}>
        <Box centered width={32} height={32} radius={16} background={t.tint}>
          <Text size="small" weight={600} color={t.onTint}>
            {i + 1}
          </Text>
        </Box>
        <Stack>
          <Text size="h5" color={t.ink}>
            {part.name}
          </Text>
          <Text size="small" color={t.muted}>
            {part.text}
          </Text>
          <Text weight={600} color={t.ink} style={{ marginTop: 8 }}>
            {part.price}
          </Text>
        </Stack>
      </Card>
    ))}
    <Card
      t={t}
      kind="deep"
      row
      width={354}
      height={136}
      padding="0 28px"
      align="center"
      justify="space-between"
    >
      <Stack>
        <Text size="h3" color={t.onDeep} style={{ fontSize: 36, lineHeight: '44px' }}>
          {content.total.price}
        </Text>
        <Text size="small" color={t.onDeepMuted}>
          {content.total.saving}
        </Text>
      </Stack>
      <Button t={t} onDeep>
        {content.total.button}
      </Button>
    </Card>
  </Columns>
)
