import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { closeUp, product } from '../../pictures'
import {
  Box,
  Button,
  Columns,
  Eyebrow,
  mirrorPair,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type Detail, points, type StoryWords, storyContent } from './story/content'

type Props = PanelProps<StoryWords>
type Theme = Props['t']

const pictureOf = ({ t, content }: Props) =>
  product(t.pictures, { kind: content.thing, backdrop: 'sand' })

const dot = 40

const Dot = ({ t, at }: { t: Theme; at: number }) => (
  <Box
    centered
    width={dot}
    height={dot}
    radius={dot / 2}
    background="#ffffff"
    shadow={t.shadow.small}
  >
    <Text size="small" weight={700} color="#14161c">
      {`${at + 1}`}
    </Text>
  </Box>
)

const drawn = { width: 800, height: 900 }

/** The thing, with a number at each of its details. */
const Shown = ({ width, height, ...props }: Props & { width: number; height: number }) => {
  const scale = Math.max(width / drawn.width, height / drawn.height)
  const place = (share: number, whole: number, shown: number) =>
    Math.round((share - 0.5) * whole * scale + shown / 2 - dot / 2)
  const known = points[props.content.thing]
  return (
    <Box relative width={width} height={height}>
      <Pic
        picture={pictureOf(props)}
        width={width}
        height={height}
        absolute={{ top: 0, left: 0 }}
      />
      {known.slice(0, props.content.details.length).map(([x, y], i) => (
        <Box
          key={`${i}`}
          absolute={{ left: place(x, drawn.width, width), top: place(y, drawn.height, height) }}
        >
          <Dot t={props.t} at={i} />
        </Box>
      ))}
    </Box>
  )
}

const Numeral = ({ t, at }: { t: Theme; at: number }) => (
  <Box centered width={dot} height={dot} radius={dot / 2} background={t.tint}>
    <Text size="small" weight={700} color={t.onTint}>
      {`${at + 1}`}
    </Text>
  </Box>
)

const DetailWords = ({ t, detail }: { t: Theme; detail: Detail }) => (
  <Stack gap={4} style={{ flexShrink: 1 }}>
    <Text size="h4" color={t.ink}>
      {detail.title}
    </Text>
    <Text color={t.muted}>{detail.text}</Text>
  </Stack>
)

/** Looked at from near, four in a row. */
const Near = (props: Props) => {
  const { t, content } = props
  const known = points[content.thing]
  return (
    <Stack gap={40}>
      {Array.from({ length: Math.ceil(content.details.length / 4) }, (_, row) => (
        <Columns key={`${row}`}>
          {content.details.slice(row * 4, row * 4 + 4).map((detail, i) => {
            const [x, y] = known[i % known.length] ?? [0.5, 0.5]
            const near = {
              x: Math.min(0.7, Math.max(0.3, x)),
              y: Math.min(0.78, Math.max(0.24, y)),
            }
            return (
              <Stack key={detail.title} width={282} gap={20}>
                <Pic
                  picture={closeUp(pictureOf(props), { ...near, zoom: 2.4 })}
                  width={282}
                  height={212}
                  radius={20}
                />
                <Row gap={16} align="flex-start">
                  <Numeral t={t} at={row * 4 + i} />
                  <DetailWords t={t} detail={detail} />
                </Row>
              </Stack>
            )
          })}
        </Columns>
      ))}
    </Stack>
  )
}

const Title = ({ t, o, content }: Props) => {
  const align = o === 'center' ? 'center' : 'left'
  return (
    <Stack gap={20} align={o === 'center' ? 'center' : 'flex-start'}>
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink} align={align} maxWidth={o === 'center' ? 760 : undefined}>
        {content.title}
      </Text>
    </Stack>
  )
}

const Paragraphs = ({ t, content }: Props) => (
  <Stack gap={16}>
    {content.paragraphs.map((text) => (
      <Text key={text} color={t.muted} style={{ fontSize: 18, lineHeight: '30px' }}>
        {text}
      </Text>
    ))}
  </Stack>
)

const Act = ({ t, content }: Props) => (
  <Row gap={20}>
    <Button t={t} icon="arrow">
      {content.button}
    </Button>
    <Text size="small" weight={600} color={t.ink}>
      {content.price}
    </Text>
  </Row>
)

const List = ({
  t,
  details,
  from = 0,
  width,
}: {
  t: Theme
  details: Detail[]
  from?: number
  width: number
}) => (
  <Stack width={width}>
    {details.map((detail, i) => (
      <Row
        key={detail.title}
        gap={20}
        padding="20px 0"
        align="flex-start"
        style={{ borderTop: `1px solid ${t.line}` }}
      >
        <Numeral t={t} at={from + i} />
        <DetailWords t={t} detail={detail} />
      </Row>
    ))}
  </Stack>
)

/** The thing in the middle, its details on either side. */
const Centered = (props: Props) => {
  const { t, content } = props
  const half = Math.ceil(content.details.length / 2)
  return (
    <Stack gap={56} align="center">
      <Title {...props} />
      <Row gap={48}>
        <List t={t} details={content.details.slice(0, half)} width={294} />
        <Shown {...props} width={516} height={600} />
        <List t={t} details={content.details.slice(half)} from={half} width={294} />
      </Row>
      <Stack width={690} gap={32} align="center">
        <Paragraphs {...props} />
        <Act {...props} />
      </Stack>
    </Stack>
  )
}

export default definePanel({
  id: 'product-story',
  name: 'Story with details',
  category: 'product',
  columns: 4,
  keywords: ['details', 'hotspots', 'material', 'how it is made', 'close-up', 'numbers'],
  usesBrandName: false,
  content: storyContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Centered {...props} />
        </Section>
      )
    }
    const isLeft = o === 'left'
    const words = (
      <Stack key="words" width={isLeft ? 510 : 540} gap={32} align="flex-start">
        <Title {...props} />
        <Paragraphs {...props} />
        {!isLeft && <List t={t} details={content.details} width={540} />}
        <Act {...props} />
      </Stack>
    )
    const shown = (
      <Shown key="shown" {...props} width={isLeft ? 610 : 588} height={isLeft ? 560 : 860} />
    )
    return (
      <Section t={t}>
        <Stack gap={56}>
          <Row justify="space-between">{mirrorPair(o, words, shown)}</Row>
          {isLeft && <Near {...props} />}
        </Stack>
      </Section>
    )
  },
})
