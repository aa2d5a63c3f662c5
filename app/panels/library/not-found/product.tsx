import { definePanel } from '../../define-panel'
import { type Backdrop, type GroupItem, group, type ProductKind, product } from '../../pictures'
import {
  Box,
  Card,
  Chip,
  Columns,
  InlineForm,
  LinkTo,
  Pic,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import type { PanelProps } from '../../types'

type Similar = { name: string; price: string; kind: ProductKind; backdrop: Backdrop }

const similar: Similar[] = [
  { name: 'Dome lamp, small', price: '$140', kind: 'lamp', backdrop: 'secondary' },
  { name: 'Belly vase', price: '$64', kind: 'vase', backdrop: 'primary' },
  { name: 'Tallis speaker', price: '$260', kind: 'speaker', backdrop: 'sand' },
]

const content = {
  chip: 'Sold out on 3 March',
  title: 'The tall lamp found homes',
  lead: 'All 120 are gone and this page with them. Leave an address and we write once, when the next batch leaves the workshop.',
  placeholder: 'you@company.com',
  button: 'Tell me',
  tag: 'Arc lamp stood here',
  nearby: 'Close to it',
  link: 'All 18 lamps',
  similar,
}

type Props = PanelProps<typeof content>

const Tag = ({ t, content, left, top }: Props & { left: number; top: number }) => (
  <Row
    gap={10}
    padding="9px 16px"
    radius={99}
    background="#ffffff"
    shadow={t.shadow.small}
    absolute={{ left, top }}
  >
    <Box width={8} height={8} radius={4} background={t.deep} />
    <Text size="small" weight={600} color="#14161c">
      {content.tag}
    </Text>
  </Row>
)

/** The place between the vase and the mug is empty. */
const tall: GroupItem[] = [
  { kind: 'vase', x: 130, y: 552, scale: 0.56 },
  { kind: 'mug', x: 470, y: 596, scale: 0.34 },
]
const wide: GroupItem[] = [
  { kind: 'chair', x: 210, y: 452, scale: 0.56 },
  { kind: 'vase', x: 930, y: 428, scale: 0.46 },
  { kind: 'mug', x: 1076, y: 446, scale: 0.3, color: 'secondary' },
]

/** A ring on the table where something used to stand. */
const Trace = ({
  t,
  left,
  top,
  width,
}: {
  t: Props['t']
  left: number
  top: number
  width: number
}) => (
  <Box
    width={width}
    height={Math.round(width * 0.22)}
    radius={width / 2}
    border={`2px dashed ${t.pictures.primary(0.35, 0.6)}`}
    style={{ borderRadius: '50%' }}
    absolute={{ left, top }}
  />
)

const Words = ({ t, o, content }: Props) => {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 760 : 540} gap={24} align={centered ? 'center' : 'flex-start'}>
      <Chip t={t}>{content.chip}</Chip>
      <Text size="h2" color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align} maxWidth={560}>
        {content.lead}
      </Text>
      <Box marginTop={8}>
        <InlineForm t={t} width={440} placeholder={content.placeholder} button={content.button} />
      </Box>
    </Stack>
  )
}

const Thumbs = ({ t, content }: Props) => (
  <Stack gap={18} marginTop={40}>
    <Row width={540} justify="space-between">
      <Text weight={600} color={t.ink}>
        {content.nearby}
      </Text>
      <LinkTo t={t}>{content.link}</LinkTo>
    </Row>
    <Row gap={16}>
      {content.similar.slice(0, 3).map((item) => (
        <Stack key={item.name} width={169} gap={10}>
          <Pic picture={product(t.pictures, item)} width={169} height={150} radius={16} />
          <Stack>
            <Text size="small" weight={600} color={t.ink}>
              {item.name}
            </Text>
            <Text size="small" color={t.muted}>
              {item.price}
            </Text>
          </Stack>
        </Stack>
      ))}
    </Row>
  </Stack>
)

const Centered = (props: Props) => {
  const { t, content } = props
  return (
    <Stack align="center" gap={56}>
      <Words {...props} />
      <Box relative width={1200} height={520}>
        <Pic
          picture={group(t.pictures, { size: [1200, 520], backdrop: 'secondary', items: wide })}
          width={1200}
          height={520}
          radius={32}
        />
        <Trace t={t} left={480} top={412} width={240} />
        <Tag {...props} left={506} top={344} />
      </Box>
      <Columns marginTop={-32}>
        {content.similar.slice(0, 3).map((item) => (
          <Card key={item.name} t={t} row width={384} padding={14} gap={20} align="center">
            <Pic picture={product(t.pictures, item)} width={96} height={96} radius={12} />
            <Stack>
              <Text size="h5" color={t.ink}>
                {item.name}
              </Text>
              <Text color={t.muted}>{item.price}</Text>
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  )
}

export default definePanel({
  id: 'not-found-product',
  name: 'Product is gone',
  category: 'not-found',
  columns: 2,
  keywords: ['404', 'sold out', 'shop', 'similar', 'notify'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={88}>
          <Centered {...props} />
        </Section>
      )
    }
    const media = (
      <Box relative>
        <Pic
          picture={group(t.pictures, {
            size: [588, 680],
            backdrop: 'secondary',
            window: true,
            items: tall,
          })}
          width={588}
          height={680}
        />
        <Trace t={t} left={212} top={508} width={190} />
        <Tag {...props} left={218} top={446} />
      </Box>
    )
    return (
      <Section t={t} paddingTop={96} paddingBottom={96}>
        <Split
          o={o}
          gap={72}
          text={
            <Stack>
              <Words {...props} />
              <Thumbs {...props} />
            </Stack>
          }
          media={media}
        />
      </Section>
    )
  },
})
