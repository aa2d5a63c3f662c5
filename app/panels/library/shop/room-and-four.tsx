import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { panned, room } from '../../pictures'
import { Box, Card, Columns, Head, LinkTo, Pic, Row, Section, Stack, Text } from '../../primitives'
import { ProductTile, type ProductWords } from './parts/product-tile'

const products: ProductWords[] = [
  { name: 'Market tote', price: '$48', kind: 'bag', backdrop: 'sand' },
  { name: 'Fig hand wash', price: '$22', kind: 'bottle', backdrop: 'primary', badge: 'New' },
  { name: 'Slow kettle', price: '$120', kind: 'kettle', backdrop: 'secondary' },
  { name: 'Cedar candle', price: '$34', kind: 'jar', backdrop: 'secondary', badge: '−15%' },
]

const content = {
  eyebrow: 'Back in stock',
  title: 'What people came back for',
  lead: 'Restocked this week, in batches of forty.',
  link: 'See all 64 pieces',
  room: {
    title: 'The quiet living room',
    text: 'Nine pieces, one calm palette, delivered together.',
    link: 'Shop the room',
    tag: 'Mora sofa, $1,240',
  },
  products,
}

type Props = PanelProps<typeof content>

/** A dot on the sofa with its price. */
const Hotspot = ({ t, content, left, top }: Props & { left: number; top: number }) => (
  <Row
    gap={10}
    padding="7px 14px 7px 9px"
    radius={99}
    background="#ffffff"
    shadow={t.shadow.small}
    absolute={{ left, top }}
  >
    <Box centered width={18} height={18} radius={9} background={t.deep}>
      <Box width={6} height={6} radius={3} background="#ffffff" />
    </Box>
    <Text size="small" weight={600} color="#14161c">
      {content.room.tag}
    </Text>
  </Row>
)

const RoomWords = ({ t, content }: Props) => (
  <>
    <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
      {content.room.title}
    </Text>
    <Text color={t.muted}>{content.room.text}</Text>
    <Box marginTop={8}>
      <LinkTo t={t}>{content.room.link}</LinkTo>
    </Box>
  </>
)

function Feature(props: Props) {
  const { t, o } = props
  const mirror = o === 'right'
  return (
    <Stack width={486} gap={24}>
      <Box relative>
        <Pic
          picture={panned(room(t.pictures, { mirror }), mirror ? -24 : 24)}
          width={486}
          height={684}
        />
        <Hotspot {...props} left={mirror ? 40 : 262} top={428} />
      </Box>
      <Card t={t} width={486} height={184} padding="0 32px" gap={8} justify="center">
        <RoomWords {...props} />
      </Card>
    </Stack>
  )
}

const Wide = (props: Props) => (
  <Stack gap={40}>
    <Box relative>
      <Pic picture={panned(room(props.t.pictures), 0, 70)} width={1200} height={560} radius={32} />
      <Card
        t={props.t}
        kind="raised"
        width={352}
        gap={8}
        align="flex-start"
        absolute={{ top: 40, left: 40 }}
      >
        <RoomWords {...props} />
      </Card>
      <Hotspot {...props} left={740} top={330} />
    </Box>
    <Columns>
      {props.content.products.slice(0, 4).map((item) => (
        <ProductTile key={item.name} t={props.t} item={item} width={282} height={300} />
      ))}
    </Columns>
  </Stack>
)

export default definePanel({
  id: 'shop-room-and-four',
  name: 'Room and four products',
  category: 'shop',
  columns: 3,
  keywords: ['interior', 'furniture', 'bestsellers', 'price'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    const head = (
      <Head
        columns={3}
        t={t}
        o={o}
        marginBottom={56}
        eyebrow={content.eyebrow}
        title={content.title}
        lead={o === 'center' ? content.lead : undefined}
        action={o === 'center' ? undefined : <LinkTo t={t}>{content.link}</LinkTo>}
      />
    )
    if (o === 'center') {
      return (
        <Section t={t}>
          {head}
          <Wide {...props} />
        </Section>
      )
    }
    const rows = [content.products.slice(0, 2), content.products.slice(2, 4)]
    const grid = (
      <Stack gap={36} width={690}>
        {rows.map((row) => (
          <Columns key={row[0]?.name}>
            {row.map((item) => (
              <ProductTile key={item.name} t={t} item={item} width={333} height={364} />
            ))}
          </Columns>
        ))}
      </Stack>
    )
    return (
      <Section t={t}>
        {head}
        <Columns>
          {o === 'left' ? <Feature {...props} /> : grid}
          {o === 'left' ? grid : <Feature {...props} />}
        </Columns>
      </Section>
    )
  },
})
