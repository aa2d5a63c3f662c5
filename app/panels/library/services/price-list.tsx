import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { product } from '../../pictures'
import {
  Box,
  Button,
  Card,
  Eyebrow,
  Head,
  Icon,
  Pic,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import { type Line, priceListContent } from './price-list/content'

type Props = PanelProps<typeof priceListContent>

const PriceLine = ({ t, line }: { t: Theme; line: Line }) => (
  <Stack>
    <Row gap={12} align="flex-end">
      <Text size="h5" color={t.ink} nowrap>
        {line.name}
      </Text>
      <Box grow style={{ borderBottom: `2px dotted ${t.fieldLine}`, marginBottom: 7 }} />
      <Text size="h5" color={t.ink} nowrap>
        {line.price}
      </Text>
    </Row>
    <Text size="small" color={t.muted}>
      {line.note}
    </Text>
  </Stack>
)

const GroupTitle = ({ t, children }: { t: Theme; children: string }) => (
  <Row gap={12}>
    <Box width={10} height={10} radius={5} background={t.accent} />
    <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
      {children}
    </Text>
  </Row>
)

const Hours = ({ t, content }: Pick<Props, 't' | 'content'>) => (
  <Row gap={10}>
    <Icon name="clock" size={18} color={t.link} />
    <Text size="small" weight={600} color={t.ink} nowrap>
      {content.hours}
    </Text>
  </Row>
)

const List = ({ t, content }: Props) => (
  <Stack width={620} gap={40}>
    <Stack gap={20} align="flex-start">
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted}>
        {content.lead}
      </Text>
    </Stack>
    <Row gap={48} align="flex-start">
      {content.groups.slice(0, 2).map((group) => (
        <Stack key={group.title} width={286} gap={22}>
          <GroupTitle t={t}>{group.title}</GroupTitle>
          {group.lines.map((line) => (
            <PriceLine key={line.name} t={t} line={line} />
          ))}
        </Stack>
      ))}
    </Row>
    <Row gap={24}>
      <Button t={t} size="l" icon="arrow">
        {content.button}
      </Button>
      <Hours t={t} content={content} />
    </Row>
  </Stack>
)

const Media = ({ t, o, content }: Props) => {
  const [tall, wide, low] = content.pictures
  return (
    <Row gap={24} align={o === 'left' ? 'flex-end' : 'flex-start'}>
      <Pic
        picture={product(t.pictures, { kind: tall, backdrop: 'secondary' })}
        width={280}
        height={520}
      />
      <Stack gap={24}>
        <Pic
          picture={product(t.pictures, { kind: wide, backdrop: 'primary' })}
          width={196}
          height={260}
        />
        <Pic
          picture={product(t.pictures, { kind: low, backdrop: 'sand' })}
          width={196}
          height={236}
        />
      </Stack>
    </Row>
  )
}

const Menu = ({ t, content }: Props) => (
  <Stack gap={48} align="center">
    <Row gap={24} align="stretch">
      {content.groups.slice(0, 2).map((group) => (
        <Card key={group.title} t={t} width={588} padding={44} gap={24}>
          <GroupTitle t={t}>{group.title}</GroupTitle>
          {group.lines.map((line) => (
            <PriceLine key={line.name} t={t} line={line} />
          ))}
        </Card>
      ))}
    </Row>
    <Row gap={24}>
      <Button t={t} size="l" icon="arrow">
        {content.button}
      </Button>
      <Hours t={t} content={content} />
    </Row>
  </Stack>
)

export default definePanel({
  id: 'services-price-list',
  name: 'Price list',
  category: 'services',
  columns: 2,
  keywords: ['menu', 'prices', 'salon', 'hair', 'beauty'],
  usesBrandName: false,
  content: priceListContent,
  render(props) {
    const { t, o, content } = props
    return (
      <Section t={t}>
        {o === 'center' ? (
          <Stack>
            <Head t={t} o={o} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
            <Menu {...props} />
          </Stack>
        ) : (
          <Split o={o} gap={64} text={<List {...props} />} media={<Media {...props} />} />
        )}
      </Section>
    )
  },
})
