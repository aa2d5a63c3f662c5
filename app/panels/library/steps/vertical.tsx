import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { panned, workshop } from '../../pictures'
import {
  Avatar,
  Box,
  Card,
  Chip,
  Eyebrow,
  Head,
  mirrorPair,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { verticalContent } from './vertical/content'

type Props = PanelProps<typeof verticalContent>

const Dot = ({ t, i, last }: { t: Theme; i: number; last: boolean }) => (
  <Box centered width={48} height={48} radius={24} background={last ? t.accent : t.tint}>
    <Text size="h5" weight={600} color={last ? t.onAccent : t.onTint} style={{ letterSpacing: 0 }}>
      {i + 1}
    </Text>
  </Box>
)

const Contact = ({ t, content }: Pick<Props, 't' | 'content'>) => (
  <Row gap={16}>
    <Avatar t={t} person="freya" size={56} />
    <Stack>
      <Text size="h5" color={t.ink}>
        {content.contact.name}
      </Text>
      <Text size="small" color={t.muted}>
        {content.contact.text}
      </Text>
    </Stack>
    <Text size="h5" color={t.link} style={{ marginLeft: 'auto' }}>
      {content.contact.phone}
    </Text>
  </Row>
)

const Words = ({ t, o, content }: Props) => (
  <Stack width={486} justify="space-between" gap={48}>
    <Stack gap={20} align="flex-start">
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted} maxWidth={440}>
        {content.lead}
      </Text>
    </Stack>
    <Stack gap={24}>
      <Pic
        picture={panned(workshop(t.pictures, { mirror: o === 'right' }), 0, -60)}
        width={486}
        height={320}
      />
      <Contact t={t} content={content} />
    </Stack>
  </Stack>
)

const List = ({ t, content }: Props) => (
  <Stack width={588}>
    {content.steps.map((step, i) => {
      const last = i === content.steps.length - 1
      return (
        <Row key={step.title} gap={32} align="stretch">
          <Stack align="center" gap={8}>
            <Dot t={t} i={i} last={last} />
            {!last && <Box grow width={2} background={t.line} />}
          </Stack>
          <Stack
            grow
            gap={10}
            align="flex-start"
            padding={last ? '8px 0 0' : '8px 0 76px'}
            style={{ flexShrink: 1 }}
          >
            <Row gap={14}>
              <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
                {step.title}
              </Text>
              <Chip t={t}>{step.when}</Chip>
            </Row>
            <Text color={t.muted} maxWidth={480} style={{ textWrap: 'balance' }}>
              {step.text}
            </Text>
          </Stack>
        </Row>
      )
    })}
  </Stack>
)

/** Left and right of a line by turns, the time across from it. */
const Alternating = ({ t, content }: Props) => (
  <Stack align="center" gap={8}>
    {content.steps.map((step, i) => {
      const last = i === content.steps.length - 1
      const onLeft = i % 2 === 0
      const words = (
        <Card t={t} width={520} gap={8} align="flex-start" padding={28}>
          <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
            {step.title}
          </Text>
          <Text color={t.muted}>{step.text}</Text>
        </Card>
      )
      const when = (
        <Text
          color={last ? t.link : t.muted}
          weight={600}
          align={onLeft ? 'left' : 'right'}
          width={520}
          style={{ fontSize: 44, lineHeight: '72px', letterSpacing: -1.6 }}
        >
          {step.when}
        </Text>
      )
      return (
        <Row
          key={step.title}
          gap={56}
          align="stretch"
          style={{ flexDirection: onLeft ? 'row-reverse' : 'row' }}
        >
          {when}
          <Stack align="center" gap={8} padding="12px 0 0">
            <Dot t={t} i={i} last={last} />
            {!last && <Box grow width={2} background={t.line} />}
          </Stack>
          {words}
        </Row>
      )
    })}
  </Stack>
)

export default definePanel({
  id: 'steps-vertical',
  name: 'Vertical steps',
  category: 'steps',
  columns: 2,
  keywords: ['process', 'timeline', 'kitchen', 'schedule'],
  usesBrandName: false,
  content: verticalContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head t={t} o={o} eyebrow={content.eyebrow} title={content.title} lead={content.lead} />
          <Alternating {...props} />
        </Section>
      )
    }
    const [first, second] = mirrorPair(
      o,
      <Words key="words" {...props} />,
      <List key="list" {...props} />,
    )
    return (
      <Section t={t}>
        <Row align="stretch" justify="space-between">
          {first}
          {second}
        </Row>
      </Section>
    )
  },
})
