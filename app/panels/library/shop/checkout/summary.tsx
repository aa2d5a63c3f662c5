import type { Theme } from '../../../color/theme'
import { product } from '../../../pictures'
import { Button, Card, Icon, Pic, Row, Rule, Stack, Text } from '../../../primitives'
import type { Bought, CheckoutWords } from './content'

type SummaryProps = { t: Theme; content: CheckoutWords; width: number }

export const Item = ({ t, item, size = 72 }: { t: Theme; item: Bought; size?: number }) => (
  <Row gap={16}>
    <Pic
      picture={product(t.pictures, { kind: item.kind, backdrop: item.backdrop })}
      width={size}
      height={size}
      radius={14}
    />
    <Stack grow style={{ flexShrink: 1 }}>
      <Text size="h5" color={t.ink}>
        {item.name}
      </Text>
      <Text size="small" color={t.muted}>
        {item.about}
      </Text>
    </Stack>
    <Text weight={600} color={t.ink} nowrap>
      {item.price}
    </Text>
  </Row>
)

export const Sums = ({ t, content }: Omit<SummaryProps, 'width'>) => (
  <Stack gap={10}>
    {content.sums.map(({ label, value }) => (
      <Row key={label} gap={16} justify="space-between">
        <Text color={t.muted} style={{ flexShrink: 1 }}>
          {label}
        </Text>
        <Text weight={500} color={t.ink} nowrap>
          {value}
        </Text>
      </Row>
    ))}
  </Stack>
)

export const Total = ({ t, content }: Omit<SummaryProps, 'width'>) => (
  <Row gap={16} justify="space-between">
    <Text size="h4" color={t.ink} style={{ flexShrink: 1 }}>
      {content.total.label}
    </Text>
    <Text size="h2" color={t.ink} nowrap style={{ fontSize: 40, lineHeight: '46px' }}>
      {content.total.value}
    </Text>
  </Row>
)

export const Returns = ({ t, content }: Omit<SummaryProps, 'width'>) => (
  <Row gap={10}>
    <Icon name="refresh" size={18} color={t.muted} />
    <Text size="small" color={t.muted} style={{ flexShrink: 1 }}>
      {content.note}
    </Text>
  </Row>
)

/** What is bought, and the button that ends it. */
export const Summary = ({ t, content, width }: SummaryProps) => (
  <Card t={t} width={width} padding={40} radius={24} gap={28}>
    <Text size="h4" color={t.ink}>
      {content.summaryTitle}
    </Text>
    <Stack gap={20}>
      {content.items.map((item) => (
        <Item key={item.name} t={t} item={item} />
      ))}
    </Stack>
    <Rule t={t} width={width - 82} />
    <Sums t={t} content={content} />
    <Rule t={t} width={width - 82} />
    <Total t={t} content={content} />
    <Button t={t} size="l" icon="lock" iconFirst width={width - 82}>
      {content.button}
    </Button>
    <Returns t={t} content={content} />
  </Card>
)
