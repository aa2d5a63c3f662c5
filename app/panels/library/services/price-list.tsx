import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { hearth, type Picture, panned, salon, surgery } from '../../pictures'
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
import { type Group, type Line, type Place, priceListContent } from './price-list/content'

type Props = PanelProps<typeof priceListContent>

const pictures: Record<Place, (t: Theme) => Picture> = {
  salon: (t) => salon(t.pictures),
  hearth: (t) => hearth(t.pictures),
  surgery: (t) => surgery(t.pictures),
}

/** A wide picture shows what is above the card that lies on it. */
const lifts: Record<Place, number> = { salon: 30, hearth: 0, surgery: 110 }

const PriceLine = ({ t, line }: { t: Theme; line: Line }) => (
  <Stack>
    <Row gap={12} align="flex-end">
      <Text size="h5" color={t.ink}>
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

const Prices = ({ t, group, width }: { t: Theme; group: Group; width: number }) => (
  <Stack width={width} gap={18}>
    <Text size="h3" color={t.ink} style={{ fontSize: 26, lineHeight: '34px', marginBottom: 4 }}>
      {group.title}
    </Text>
    {group.lines.map((line) => (
      <PriceLine key={line.name} t={t} line={line} />
    ))}
  </Stack>
)

const Groups = ({ t, content, width }: Omit<Props, 'o'> & { width: number }) => (
  <Row gap={56} align="flex-start">
    {content.groups.slice(0, 2).map((group) => (
      <Prices key={group.title} t={t} group={group} width={width} />
    ))}
  </Row>
)

const Book = ({ t, content }: Omit<Props, 'o'>) => (
  <Row gap={24}>
    <Button t={t} size="l" icon="arrow">
      {content.button}
    </Button>
    <Row gap={10}>
      <Icon name="clock" size={18} color={t.link} />
      <Text size="small" weight={600} color={t.ink} nowrap>
        {content.hours}
      </Text>
    </Row>
  </Row>
)

const List = ({ t, content }: Props) => (
  <Stack width={672} gap={44}>
    <Stack gap={20} align="flex-start">
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} maxWidth={560}>
        {content.lead}
      </Text>
    </Stack>
    <Groups t={t} content={content} width={308} />
    <Book t={t} content={content} />
  </Stack>
)

/** Centred, the list lies as a card on a wide picture. */
const OnPicture = (props: Props) => {
  const { t, o, content } = props
  const { eyebrow, title, lead } = content
  const picture = pictures[content.place](t)
  return (
    <Section t={t}>
      <Head t={t} o={o} marginBottom={56} {...{ eyebrow, title, lead }} />
      <Pic picture={panned(picture, 0, -lifts[content.place])} width={1200} height={440} />
      <Row justify="center" marginTop={-120}>
        <Card t={t} kind="raised" relative width={960} padding="52px 56px" gap={44}>
          <Groups t={t} content={content} width={396} />
          <Row justify="center">
            <Book t={t} content={content} />
          </Row>
        </Card>
      </Row>
    </Section>
  )
}

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
    if (o === 'center') return <OnPicture {...props} />
    const media = <Pic picture={pictures[content.place](t)} width={464} height={680} />
    return (
      <Section t={t}>
        <Split o={o} gap={64} text={<List {...props} />} media={media} />
      </Section>
    )
  },
})
