import type { Theme } from '../../../color/theme'
import { Box, Icon, Row, Stack, Stars, Text } from '../../../primitives'
import type { GalleryWords } from './content'

type Props = { t: Theme; content: GalleryWords }

const Label = ({ t, label, value }: { t: Theme; label: string; value?: string }) => (
  <Row gap={8}>
    <Text size="small" weight={600} color={t.ink}>
      {label}
    </Text>
    {value && (
      <Text size="small" color={t.muted}>
        {value}
      </Text>
    )}
  </Row>
)

export const Rating = ({ t, content }: Props) => (
  <Row gap={10}>
    <Stars color={t.accent} />
    <Text size="small" weight={600} color={t.ink}>
      {content.rating}
    </Text>
    <Text size="small" color={t.muted}>
      {content.reviews}
    </Text>
  </Row>
)

export const Colors = ({ t, content }: Props) => (
  <Stack gap={12}>
    <Label t={t} {...content.color} />
    <Row gap={10}>
      {[
        t.pictures.primary(0.5),
        t.pictures.secondary(0.72),
        t.pictures.sand(0.86),
        t.pictures.primary(0.25, 0.6),
      ].map((color, i) => (
        <Box
          key={color}
          centered
          width={42}
          height={42}
          radius={21}
          border={`2px solid ${i ? t.bg : t.ink}`}
        >
          <Box
            width={32}
            height={32}
            radius={16}
            background={color}
            border={`1px solid ${t.line}`}
          />
        </Box>
      ))}
    </Row>
  </Stack>
)

export const Legs = ({ t, content }: Props) => (
  <Stack gap={12}>
    <Label t={t} label={content.legs.label} />
    <Row gap={8}>
      {content.legs.options.map((option, i) => (
        <Box
          key={option}
          padding="9px 16px"
          radius={12}
          background={i ? t.bg : t.tint}
          border={`1.5px solid ${i ? t.fieldLine : t.link}`}
        >
          <Text size="small" weight={600} color={i ? t.ink : t.onTint}>
            {option}
          </Text>
        </Box>
      ))}
    </Row>
  </Stack>
)

export const Quantity = ({ t, content }: Props) => (
  <Row
    width={136}
    height={56}
    justify="space-between"
    padding="0 18px"
    radius={12}
    background={t.field}
    border={`1.5px solid ${t.fieldLine}`}
  >
    <Icon name="minus" size={18} color={t.muted} />
    <Text weight={600} color={t.ink}>
      {content.quantity}
    </Text>
    <Icon name="plus" size={18} color={t.ink} />
  </Row>
)

export const Promises = ({ t, content }: Props) => (
  <Stack gap={14}>
    {content.promises.map(({ icon, text }) => (
      <Row key={text} gap={12}>
        <Icon name={icon} size={20} color={t.link} />
        <Text size="small" color={t.muted}>
          {text}
        </Text>
      </Row>
    ))}
  </Stack>
)
