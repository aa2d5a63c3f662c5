import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, Button, Card, Row, Rule, Section, Split, Stack, Text } from '../../primitives'
import { type GalleryWords, galleryContent } from './gallery/content'
import { Colors, Legs, Promises, Quantity, Rating } from './gallery/options'
import { SidePictures, WidePicture } from './gallery/pictures'

type Props = PanelProps<GalleryWords>

const Price = ({ t, content }: Props) => (
  <Row gap={14} align="flex-end">
    <Text size="h3" color={t.ink} style={{ fontSize: 36, lineHeight: '40px' }}>
      {content.price}
    </Text>
    <Text size="small" color={t.muted} style={{ paddingBottom: 5 }}>
      {content.priceNote}
    </Text>
  </Row>
)

const Buying = (props: Props) => {
  const { t, content } = props
  return (
    <Stack width={500} gap={24}>
      <Stack gap={14}>
        <Text size="small" weight={500} color={t.muted}>
          {content.path}
        </Text>
        <Text size="h2" color={t.ink}>
          {content.name}
        </Text>
        <Rating t={t} content={content} />
      </Stack>
      <Price {...props} />
      <Text color={t.muted}>{content.text}</Text>
      <Rule t={t} />
      <Colors t={t} content={content} />
      <Legs t={t} content={content} />
      <Row gap={12}>
        <Quantity t={t} content={content} />
        <Button t={t} size="l" icon="bag" iconFirst width={352}>
          {content.button}
        </Button>
      </Row>
      <Promises t={t} content={content} />
    </Stack>
  )
}

/** Everything to decide in one bar below the picture. */
const Bar = (props: Props) => {
  const { t, content } = props
  return (
    <Card
      t={t}
      row
      width={1200}
      padding="28px 36px"
      radius={24}
      justify="space-between"
      align="center"
    >
      <Colors t={t} content={content} />
      <Box width={1} height={72} background={t.line} />
      <Legs t={t} content={content} />
      <Box width={1} height={72} background={t.line} />
      <Stack gap={4}>
        <Text size="h3" color={t.ink}>
          {content.price}
        </Text>
        <Text size="small" color={t.muted}>
          {content.stock}
        </Text>
      </Stack>
      <Button t={t} size="l" icon="bag" iconFirst>
        {content.button}
      </Button>
    </Card>
  )
}

const Centered = (props: Props) => {
  const { t, content } = props
  return (
    <Stack align="center">
      <Text size="small" weight={500} color={t.muted}>
        {content.path}
      </Text>
      <Text size="h1" color={t.ink} align="center" style={{ marginTop: 16 }}>
        {content.name}
      </Text>
      <Text
        size="lead"
        color={t.muted}
        align="center"
        width={620}
        style={{ marginTop: 20, marginBottom: 20 }}
      >
        {content.text}
      </Text>
      <Rating t={t} content={content} />
      <Stack gap={24} marginTop={56}>
        <WidePicture t={t} />
        <Bar {...props} />
      </Stack>
    </Stack>
  )
}

export default definePanel({
  id: 'product-gallery',
  name: 'Gallery and options',
  category: 'product',
  columns: 2,
  keywords: ['buy', 'price', 'colors', 'variants', 'add to bag', 'shop'],
  usesBrandName: false,
  content: galleryContent,
  render: (props) => (
    <Section t={props.t} paddingTop={96} paddingBottom={96}>
      {props.o === 'center' ? (
        <Centered {...props} />
      ) : (
        <Split
          o={props.o}
          align="flex-start"
          text={<Buying {...props} />}
          media={<SidePictures t={props.t} mirror={props.o === 'right'} />}
        />
      )}
    </Section>
  ),
})
