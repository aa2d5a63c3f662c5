import type { Theme } from '../../../color/theme'
import { Button, Card, Row, Rule, Stack, Text } from '../../../primitives'
import type { SliderContent } from './content'

type PriceProps = { t: Theme; content: SliderContent }

export const Price = ({ t, content }: PriceProps) => (
  <Row gap={14} align="flex-end">
    <Text
      size="display"
      color={t.onDeep}
      style={{ fontSize: 76, lineHeight: '78px', letterSpacing: -3.2 }}
    >
      {content.price}
    </Text>
    <Text color={t.onDeepMuted} style={{ paddingBottom: 10 }} nowrap>
      {content.unit}
    </Text>
  </Row>
)

export const Lines = ({ t, content, width }: PriceProps & { width: number }) => (
  <Stack width={width}>
    {content.lines.map(({ label, value }, i) => (
      <Stack key={label} width={width}>
        {i > 0 && <Rule t={t} color={t.onDeepLine} width={width} />}
        <Row height={54} justify="space-between">
          <Text color={t.onDeepMuted}>{label}</Text>
          <Text weight={600} color={t.onDeep}>
            {value}
          </Text>
        </Row>
      </Stack>
    ))}
  </Stack>
)

/** The price of the chosen week, standing beside the slider. */
export const PriceCard = ({ t, content }: PriceProps) => (
  <Card t={t} kind="deep" width={420} padding={40} radius={28} justify="space-between" gap={32}>
    <Price t={t} content={content} />
    <Lines t={t} content={content} width={340} />
    <Stack gap={16}>
      <Button t={t} size="l" onDeep icon="arrow" width={340}>
        {content.button}
      </Button>
      <Text size="small" color={t.onDeepMuted} align="center">
        {content.note}
      </Text>
    </Stack>
  </Card>
)
