import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Button,
  Card,
  Columns,
  Head,
  Icon,
  mirrorPair,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type SliderContent, sliderContent } from './slider/content'
import { Lines, Price, PriceCard } from './slider/price-card'
import { Track } from './slider/track'

type Props = PanelProps<SliderContent>

const Facts = ({ t, content }: Props) => (
  <Row justify="space-between" marginTop={36}>
    {content.facts.map((fact) => (
      <Row key={fact} gap={8}>
        <Icon name="check" size={17} color={t.link} stroke={2.4} />
        <Text size="small" weight={500} color={t.ink} nowrap>
          {fact}
        </Text>
      </Row>
    ))}
  </Row>
)

/** Centred: the price lies across the panel, the slider above it, in one card. */
const Wide = (props: Props) => {
  const { t, content } = props
  return (
    <Stack>
      <Card t={t} width={1200} padding="48px 64px" style={{ borderRadius: '28px 28px 0 0' }}>
        <Track t={t} content={content} width={1070} height={200} />
      </Card>
      <Row
        width={1200}
        padding="40px 64px"
        justify="space-between"
        background={t.deep}
        style={{ borderRadius: '0 0 28px 28px' }}
      >
        <Price t={t} content={content} />
        <Lines t={t} content={content} width={400} />
        <Button t={t} size="l" onDeep icon="arrow">
          {content.button}
        </Button>
      </Row>
      <Row justify="center" gap={48}>
        <Stack width={900}>
          <Facts {...props} />
        </Stack>
      </Row>
    </Stack>
  )
}

export default definePanel({
  id: 'pricing-slider',
  name: 'Price slider',
  category: 'pricing',
  columns: 1,
  keywords: ['calculator', 'usage', 'volume', 'pay as you go'],
  usesBrandName: false,
  content: sliderContent,
  render(props) {
    const { t, o, content } = props
    const head = (
      <Head
        t={t}
        o={o}
        marginBottom={56}
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
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
    const slider = (
      <Card key="slider" t={t} width={756} padding="44px 48px" radius={28}>
        <Track t={t} content={content} width={658} height={224} />
        <Facts {...props} />
      </Card>
    )
    return (
      <Section t={t}>
        {head}
        <Columns>
          {mirrorPair(o, slider, <PriceCard key="price" t={t} content={content} />)}
        </Columns>
      </Section>
    )
  },
})
