import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Columns,
  Eyebrow,
  Head,
  LinkTo,
  RoundIcon,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type RowWords, rowContent } from './row/content'
import { ItemCard } from './row/item-card'

type Props = PanelProps<RowWords>

const Filters = ({ t, content }: Props) => (
  <Row gap={8}>
    {content.filters.map((filter, i) => (
      <Box
        key={filter}
        padding="9px 20px"
        radius={99}
        background={i ? t.bg : t.action}
        border={`1.5px solid ${i ? t.fieldLine : t.actionLine}`}
      >
        <Text size="small" weight={600} color={i ? t.ink : t.onAction}>
          {filter}
        </Text>
      </Box>
    ))}
  </Row>
)

const Words = ({ t, o, content }: Props) => (
  <Stack
    width={282}
    justify="space-between"
    padding={o === 'right' ? '8px 0 4px 24px' : '8px 0 4px'}
  >
    <Stack gap={20}>
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text
        size="h3"
        color={t.ink}
        style={{ fontSize: 40, lineHeight: '46px', letterSpacing: -1.3 }}
      >
        {content.title}
      </Text>
      <Text color={t.muted} maxWidth={250}>
        {content.lead}
      </Text>
    </Stack>
    <Stack gap={28}>
      <LinkTo t={t}>{content.link}</LinkTo>
      <Row gap={10}>
        <RoundIcon t={t} icon="arrowLeft" size={48} color={t.faint} />
        <RoundIcon t={t} icon="arrow" size={48} />
      </Row>
    </Stack>
  </Stack>
)

export default definePanel({
  id: 'shop-row',
  name: 'Product row',
  category: 'shop',
  columns: 4,
  keywords: ['bestsellers', 'carousel', 'price', 'rating', 'bag'],
  usesBrandName: false,
  content: rowContent,
  render(props) {
    const { t, o, content } = props
    const shown = content.items.slice(0, o === 'center' ? 4 : 3)
    const list = o === 'right' ? content.items.slice(1, 4) : shown
    const cards = list.map((item) => (
      <ItemCard key={item.name} t={t} item={item} add={content.add} />
    ))
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            marginBottom={56}
            title={content.title}
            lead={content.lead}
            action={<Filters {...props} />}
          />
          <Columns>{cards}</Columns>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Columns>
          {o === 'left' && <Words {...props} />}
          {cards}
          {o === 'right' && <Words {...props} />}
        </Columns>
      </Section>
    )
  },
})
