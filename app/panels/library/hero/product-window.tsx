import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { PersonName } from '../../pictures'
import {
  Avatars,
  Badge,
  Box,
  Button,
  Card,
  Chip,
  Dashboard,
  dashboardContent,
  Glow,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'

const people: PersonName[] = ['imani', 'hugo', 'aiko', 'leila']

const content = {
  rating: '4.9 / 5',
  ratedBy: 'rated by 2,400 operations teams',
  title: 'Run the whole week from one calm screen',
  lead: 'Orders, people and reports in the same place, so Monday’s meeting takes ten minutes and nobody asks for last month’s numbers.',
  button: 'Start free trial',
  secondButton: 'Watch the tour',
  note: '14 days free. No card needed.',
  people,
  goal: { title: 'Goal reached', text: '1,284 customers in May' },
  window: dashboardContent,
}

type Props = PanelProps<typeof content>

const Rating = ({ t, content }: Props) => (
  <Row
    gap={10}
    padding="5px 14px 5px 5px"
    radius={99}
    border={`1px solid ${t.line}`}
    background={t.dark ? t.card : '#ffffff'}
  >
    <Chip t={t}>{content.rating}</Chip>
    <Text size="small" weight={500} color={t.muted}>
      {content.ratedBy}
    </Text>
  </Row>
)

function Words(props: Props) {
  const { t, o, content } = props
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={centered ? 860 : 520} gap={28} align={centered ? 'center' : 'flex-start'}>
      <Rating {...props} />
      <Text size={centered ? 'display' : 'h1'} color={t.ink} align={align}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} align={align} maxWidth={centered ? 640 : 500}>
        {content.lead}
      </Text>
      <Row gap={14}>
        <Button t={t} size="l" icon="arrow">
          {content.button}
        </Button>
        <Button t={t} size="l" kind="outline" icon="play">
          {content.secondButton}
        </Button>
      </Row>
      <Row gap={14}>
        <Avatars t={t} people={content.people} />
        <Text size="small" color={t.muted}>
          {content.note}
        </Text>
      </Row>
    </Stack>
  )
}

const Goal = ({ t, o, content }: Props) => (
  <Card
    t={t}
    kind="raised"
    padding={18}
    width={268}
    radius={18}
    absolute={o === 'left' ? { bottom: 6, left: -36 } : { bottom: 6, right: -36 }}
  >
    <Row gap={14}>
      <Badge t={t} icon="bell" size={44} kind="solid" />
      <Stack>
        <Text size="small" weight={600} color={t.ink}>
          {content.goal.title}
        </Text>
        <Text size="small" color={t.muted} style={{ fontSize: 13, lineHeight: '18px' }}>
          {content.goal.text}
        </Text>
      </Stack>
    </Row>
  </Card>
)

/** On the left the window runs out of the panel; on the right it stays whole, without sidebar. */
function Media(props: Props) {
  const { t, o, content } = props
  const left = o === 'left'
  return (
    <Box relative width={600} height={620}>
      <Box absolute={left ? { top: 30, left: 0 } : { top: 30, right: 0 }}>
        <Dashboard
          t={t}
          width={left ? 780 : 680}
          height={520}
          sidebar={left}
          content={content.window}
        />
      </Box>
      <Goal {...props} />
    </Box>
  )
}

export default definePanel({
  id: 'hero-product-window',
  name: 'Product window',
  category: 'hero',
  columns: 2,
  keywords: ['software', 'dashboard', 'app', 'screenshot'],
  usesBrandName: true,
  bleeds: true,
  content,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={104} paddingBottom={0}>
          <Glow t={t} left={320} top={380} width={800} />
          <Stack relative align="center" gap={72}>
            <Words {...props} />
            <Box height={560}>
              <Dashboard t={t} width={1080} height={640} content={content.window} />
            </Box>
          </Stack>
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={88} paddingBottom={88}>
        <Glow t={t} left={o === 'left' ? 700 : 0} top={60} width={720} />
        <Box relative>
          <Split o={o} text={<Words {...props} />} media={<Media {...props} />} />
        </Box>
      </Section>
    )
  },
})
