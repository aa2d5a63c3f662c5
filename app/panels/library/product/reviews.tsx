import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { group } from '../../pictures'
import { Button, Card, Columns, LinkTo, Pic, Row, Section, Stack, Text } from '../../primitives'
import { type ReviewsWords, reviewsContent } from './reviews/content'
import { ReviewCard } from './reviews/review-card'
import { Score, Shares } from './reviews/score'

type Props = PanelProps<ReviewsWords>

const Summary = ({ t, o, content }: Props) => (
  <Stack
    width={384}
    justify="space-between"
    padding={o === 'right' ? '4px 0 4px 24px' : '4px 24px 4px 0'}
  >
    <Stack gap={32}>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
      <Text color={t.muted}>{content.product}</Text>
      <Score t={t} content={content} />
      <Shares t={t} content={content} width={340} gap={18} />
    </Stack>
    <Row gap={24}>
      <Button t={t} icon="pencil" iconFirst>
        {content.button}
      </Button>
      <LinkTo t={t}>{content.link}</LinkTo>
    </Row>
  </Stack>
)

function Beside(props: Props) {
  const { t, o, content } = props
  const [first, second, third, fourth] = content.list
  const card = (review: typeof first, height: number) =>
    review && <ReviewCard key={review.name} t={t} review={review} width={384} height={height} />
  return (
    <Columns>
      {o === 'left' && <Summary {...props} />}
      <Stack gap={24}>
        {card(first, 304)}
        {card(second, 280)}
      </Stack>
      <Stack gap={24}>
        {card(third, 280)}
        {card(fourth, 304)}
      </Stack>
      {o === 'right' && <Summary {...props} />}
    </Columns>
  )
}

/** The product with its score on top, three voices below. */
const Centered = (props: Props) => {
  const { t, content } = props
  return (
    <Stack gap={24}>
      <Card t={t} row width={1200} height={400} padding={19} gap={56} radius={32} align="center">
        <Pic
          picture={group(t.pictures, {
            size: [480, 360],
            backdrop: 'secondary',
            items: [{ kind: content.kind, x: 236, y: 324, scale: 0.44 }],
          })}
          width={480}
          height={360}
          radius={18}
        />
        <Stack width={584} gap={26}>
          <Stack gap={10}>
            <Text size="h2" color={t.ink}>
              {content.title}
            </Text>
            <Text color={t.muted}>{content.product}</Text>
          </Stack>
          <Row justify="space-between">
            <Score t={t} content={content} />
            <Shares t={t} content={content} width={300} />
          </Row>
        </Stack>
      </Card>
      <Columns>
        {content.list.slice(0, 3).map((review) => (
          <ReviewCard key={review.name} t={t} review={review} width={384} height={284} />
        ))}
      </Columns>
      <Row gap={28} justify="center" marginTop={24}>
        <Button t={t} icon="pencil" iconFirst>
          {content.button}
        </Button>
        <LinkTo t={t}>{content.link}</LinkTo>
      </Row>
    </Stack>
  )
}

export default definePanel({
  id: 'product-reviews',
  name: 'Reviews with score',
  category: 'product',
  columns: 3,
  keywords: ['rating', 'stars', 'opinions', 'customers'],
  usesBrandName: false,
  content: reviewsContent,
  render: (props) => (
    <Section t={props.t}>
      {props.o === 'center' ? <Centered {...props} /> : <Beside {...props} />}
    </Section>
  ),
})
