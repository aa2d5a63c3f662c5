import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { product } from '../../pictures'
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
import { type GoneWords, goneContent } from './product/content'
import { TallPicture, WidePicture } from './product/empty-place'

type Props = PanelProps<GoneWords>

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
      <WidePicture t={t} content={content} />
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
  content: goneContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={88}>
          <Centered {...props} />
        </Section>
      )
    }
    const media = <TallPicture t={t} content={content} />
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
