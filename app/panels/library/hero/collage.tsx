import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type Picture, product, room } from '../../pictures'
import type { IconName } from '../../primitives'
import {
  Box,
  Button,
  Columns,
  Eyebrow,
  Icon,
  LinkTo,
  Pic,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'

const promises: { icon: IconName; text: string }[] = [
  { icon: 'truck', text: 'Free delivery over $80' },
  { icon: 'heart', text: 'Repairs for life' },
]

const content = {
  eyebrow: 'The autumn table',
  title: 'Everyday things, made to be kept',
  lead: 'Stoneware, linen and light from eleven small workshops. Repaired for free, for as long as you own it.',
  button: 'Shop the collection',
  link: 'Visit the store',
  promises,
  vase: { name: 'Oda vase', price: '$64' },
  sofa: { name: 'Lind sofa', price: '$1,290' },
}

type Props = PanelProps<typeof content>

const Promises = ({ t, content }: Props) => (
  <Row gap={28} marginTop={10}>
    {content.promises.map(({ icon, text }) => (
      <Row key={text} gap={10}>
        <Icon name={icon} color={t.link} />
        <Text size="small" weight={500} color={t.ink}>
          {text}
        </Text>
      </Row>
    ))}
  </Row>
)

function Words(props: Props) {
  const { t, o, content } = props
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 820 : 500} gap={26} align={centered ? 'center' : 'flex-start'}>
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size={centered ? 'display' : 'h1'} color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align} maxWidth={centered ? 560 : 460}>
        {content.lead}
      </Text>
      <Row gap={22}>
        <Button t={t} size="l" icon="bag">
          {content.button}
        </Button>
        <LinkTo t={t}>{content.link}</LinkTo>
      </Row>
      <Promises {...props} />
    </Stack>
  )
}

type ShotProps = {
  picture: Picture
  width: number
  height: number
  tag: { name: string; price: string }
}

/** A picture with a white price tag. */
const Shot = ({ picture, width, height, tag }: ShotProps) => (
  <Box relative width={width} height={height}>
    <Pic picture={picture} width={width} height={height} />
    <Row
      gap={14}
      padding="10px 16px"
      radius={14}
      background="#ffffff"
      absolute={{ left: 20, bottom: 20 }}
    >
      <Text size="small" weight={600} color="#14161c">
        {tag.name}
      </Text>
      <Text size="small" color="#565b66">
        {tag.price}
      </Text>
    </Row>
  </Box>
)

const sand = { kind: 'vase', backdrop: 'sand' } as const

function Wide({ t, content }: Props) {
  return (
    <Columns>
      <Pic picture={product(t.pictures, sand)} width={282} height={400} />
      <Shot picture={room(t.pictures)} width={588} height={400} tag={content.sofa} />
      <Pic
        picture={product(t.pictures, { kind: 'kettle', backdrop: 'primary' })}
        width={282}
        height={400}
      />
    </Columns>
  )
}

/** One tall picture beside two small ones. */
function Tall({ t, content }: Props) {
  const tall = (
    <Shot picture={product(t.pictures, sand)} width={344} height={600} tag={content.vase} />
  )
  const pair = (
    <Stack gap={20}>
      <Pic
        picture={product(t.pictures, { kind: 'kettle', backdrop: 'primary' })}
        width={256}
        height={290}
      />
      <Pic
        picture={product(t.pictures, { kind: 'mug', backdrop: 'secondary' })}
        width={256}
        height={290}
      />
    </Stack>
  )
  return (
    <Columns gap={20}>
      {tall}
      {pair}
    </Columns>
  )
}

export default definePanel({
  id: 'hero-collage',
  name: 'Collage',
  category: 'hero',
  columns: 2,
  keywords: ['shop', 'store', 'products', 'pictures', 'interior'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    const words = <Words {...props} />
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={104} paddingBottom={104}>
          <Split o={o} text={words} media={<Wide {...props} />} />
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={80} paddingBottom={80}>
        <Split o={o} text={words} media={<Tall {...props} />} />
      </Section>
    )
  },
})
