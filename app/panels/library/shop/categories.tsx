import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type Backdrop, group, type ProductKind } from '../../pictures'
import { Box, Columns, Head, Icon, LinkTo, Pic, Row, Section, Stack, Text } from '../../primitives'

type Group = {
  name: string
  count: string
  kind: ProductKind
  backdrop: Backdrop
  color?: 'primary' | 'secondary'
}

const groups: Group[] = [
  { name: 'Seating', count: '24', kind: 'chair', backdrop: 'secondary' },
  { name: 'Lighting', count: '18', kind: 'lamp', backdrop: 'deep' },
  { name: 'Vases', count: '31', kind: 'vase', backdrop: 'sand' },
  { name: 'Cups', count: '12', kind: 'mug', backdrop: 'primary' },
  { name: 'Candles', count: '9', kind: 'candle', backdrop: 'secondary' },
  { name: 'Sound', count: '7', kind: 'speaker', backdrop: 'sand' },
]

const content = {
  title: 'Find it by room or use',
  lead: 'One hundred and one objects, six drawers.',
  link: 'Open the whole shop',
  groups,
}

type Props = PanelProps<typeof content>
type TileProps = { t: Props['t']; item: Group; width: number; height: number }

/** One large object, low in its frame, so that the label stays free. */
function picture({ t, item, width, height }: TileProps) {
  const scale = Math.min(height / 980, width / 640)
  return group(t.pictures, {
    size: [width, height],
    backdrop: item.backdrop,
    items: [
      {
        kind: item.kind,
        x: width * 0.5,
        y: height * 0.8,
        scale,
        color: item.backdrop === 'secondary' || item.backdrop === 'sand' ? 'primary' : 'secondary',
      },
    ],
  })
}

const Tile = (props: TileProps) => {
  const { t, item, width, height } = props
  // Drawn wider than it is shown: the last of three takes two columns on phones.
  const wide = width < height ? { ...props, width: height * 2 } : props
  return (
    <Box relative width={width} height={height}>
      <Pic picture={picture(wide)} width={width} height={height} radius={20} />
      <Row
        gap={8}
        padding="8px 14px"
        radius={99}
        background="#ffffff"
        absolute={{ left: 14, top: 14 }}
      >
        <Text size="small" weight={600} color="#14161c">
          {item.name}
        </Text>
        <Text size="small" color={t.neutral(0.45, 0.02)}>
          {item.count}
        </Text>
      </Row>
    </Box>
  )
}

const Large = (props: TileProps) => (
  <Box relative>
    <Tile {...props} />
    <Box
      centered
      width={52}
      height={52}
      radius={26}
      background={props.t.action}
      absolute={{ right: 20, bottom: 20 }}
    >
      <Icon name="arrowUpRight" size={22} color={props.t.onAction} stroke={2} />
    </Box>
  </Box>
)

function Mosaic({ t, o, content }: Props) {
  const [first, second, third, ...others] = content.groups.slice(0, 6)
  const pair = [second, third].filter((item) => item !== undefined)
  const rows = [
    pair.map((item) => <Tile key={item.name} t={t} item={item} width={333} height={300} />),
    others.map((item) => <Tile key={item.name} t={t} item={item} width={214} height={240} />),
  ]
  const large = first && <Large t={t} item={first} width={486} height={564} />
  const grid = (
    <Stack gap={24} width={690}>
      <Columns>{rows[0]}</Columns>
      <Columns>{rows[1]}</Columns>
    </Stack>
  )
  return (
    <Columns>
      {o === 'left' ? large : grid}
      {o === 'left' ? grid : large}
    </Columns>
  )
}

const Round = ({ t, item }: { t: Props['t']; item: Group }) => (
  <Stack width={180} align="center" gap={20}>
    <Pic
      picture={picture({ t, item, width: 180, height: 180 })}
      width={180}
      height={180}
      radius={90}
    />
    <Stack align="center">
      <Text size="h5" color={t.ink}>
        {item.name}
      </Text>
      <Text size="small" color={t.muted}>
        {item.count}
      </Text>
    </Stack>
  </Stack>
)

export default definePanel({
  id: 'shop-categories',
  name: 'Six categories',
  category: 'shop',
  columns: 6,
  keywords: ['departments', 'collections', 'browse', 'groups'],
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
        title={content.title}
        lead={content.lead}
        action={o === 'center' ? undefined : <LinkTo t={t}>{content.link}</LinkTo>}
      />
    )
    if (o !== 'center') {
      return (
        <Section t={t}>
          {head}
          <Mosaic {...props} />
        </Section>
      )
    }
    return (
      <Section t={t}>
        {head}
        <Row justify="space-between" align="flex-start">
          {content.groups.slice(0, 6).map((item) => (
            <Round key={item.name} t={t} item={item} />
          ))}
        </Row>
        <Row justify="center" marginTop={48}>
          <LinkTo t={t}>{content.link}</LinkTo>
        </Row>
      </Section>
    )
  },
})
