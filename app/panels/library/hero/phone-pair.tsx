import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Button,
  Glow,
  type IconName,
  RoutePhone,
  Row,
  routeContent,
  Section,
  Split,
  Stack,
  Stars,
  Text,
  WeekPhone,
  weekContent,
} from '../../primitives'

const content = {
  rating: '4.8 from 12,600 runners',
  title: 'A plan for your next 5 km',
  lead: 'Tell it how the last run felt. It picks tonight’s route from your front door and sets a pace you can hold.',
  button: 'Get the app',
  icon: 'download' as IconName,
  secondButton: 'See a sample plan',
  note: 'Free for the first 30 runs, on every phone.',
  route: routeContent,
  week: weekContent,
}

type Props = PanelProps<typeof content>

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 860 : 500} gap={26} align={centered ? 'center' : 'flex-start'}>
      <Row gap={12}>
        <Stars color={t.accent} />
        <Text size="small" weight={500} color={t.muted}>
          {content.rating}
        </Text>
      </Row>
      <Text size={centered ? 'display' : 'h1'} color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align} maxWidth={centered ? 600 : 470}>
        {content.lead}
      </Text>
      <Row gap={14}>
        <Button t={t} size="l" icon={content.icon} iconFirst>
          {content.button}
        </Button>
        <Button t={t} size="l" kind="outline">
          {content.secondButton}
        </Button>
      </Row>
      <Text size="small" color={t.muted}>
        {content.note}
      </Text>
    </Stack>
  )
}

/** Both phones side by side, one lower; the front one is nearer to the words. */
function Pair({ t, o, content }: Props) {
  const left = o === 'left'
  return (
    <Box relative width={600} height={696}>
      <Box absolute={{ top: left ? 96 : 0, left: 8 }}>
        {left ? (
          <RoutePhone t={t} width={280} height={600} content={content.route} />
        ) : (
          <WeekPhone t={t} width={280} height={600} content={content.week} />
        )}
      </Box>
      <Box absolute={{ top: left ? 0 : 96, left: 312 }}>
        {left ? (
          <WeekPhone t={t} width={280} height={600} content={content.week} />
        ) : (
          <RoutePhone t={t} width={280} height={600} content={content.route} />
        )}
      </Box>
    </Box>
  )
}

const stageHeight = 560

/** Phones rise out of a colored stage. */
function Stage({ t, content }: Props) {
  return (
    <Box
      relative
      width={1200}
      height={stageHeight}
      radius={32}
      background={t.tint}
      style={{ overflow: 'hidden' }}
    >
      <Box absolute={{ top: 56, left: 290 }}>
        <RoutePhone t={t} width={290} height={600} content={content.route} />
      </Box>
      <Box absolute={{ top: 104, left: 620 }}>
        <WeekPhone t={t} width={290} height={600} content={content.week} />
      </Box>
    </Box>
  )
}

export default definePanel({
  id: 'hero-phone-pair',
  name: 'Phone pair',
  category: 'hero',
  columns: 2,
  keywords: ['app', 'mobile', 'screens', 'sport', 'download'],
  usesBrandName: false,
  bleeds: true,
  content,
  render(props) {
    const { t, o } = props
    const words = <Words {...props} />
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={104} paddingBottom={80}>
          <Split o={o} text={words} media={<Stage {...props} />} />
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={64} paddingBottom={64}>
        <Glow t={t} left={o === 'left' ? 640 : 20} top={90} width={780} />
        <Box relative>
          <Split o={o} text={words} media={<Pair {...props} />} />
        </Box>
      </Section>
    )
  },
})
