import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Button,
  Card,
  Columns,
  Eyebrow,
  Head,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type Stop, timelineContent } from './timeline/content'

type Props = PanelProps<typeof timelineContent>

const Year = ({ color, children }: { color: string; children: string }) => (
  <Text size="stat" color={color} style={{ fontSize: 48, lineHeight: '56px', letterSpacing: -1.8 }}>
    {children}
  </Text>
)

const Heading = ({ t, content, width }: Omit<Props, 'o'> & { width: number }) => (
  <Stack gap={20} width={width} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink}>
      {content.title}
    </Text>
    <Text size="lead" color={t.muted} maxWidth={560}>
      {content.lead}
    </Text>
  </Stack>
)

const Go = ({ t, content, onDeep }: Omit<Props, 'o'> & { onDeep?: boolean }) => (
  <Button t={t} kind={onDeep ? 'solid' : 'outline'} onDeep={onDeep} icon="arrow">
    {content.button}
  </Button>
)

type WordsProps = { t: Theme; stop: Stop; onDeep?: boolean; centered?: boolean }

const Words = ({ t, stop, onDeep = false, centered = false }: WordsProps) => (
  <Stack gap={6} align={centered ? 'center' : undefined}>
    <Text size="h4" color={onDeep ? t.onDeep : t.ink} align={centered ? 'center' : 'left'}>
      {stop.title}
    </Text>
    <Text color={onDeep ? t.onDeepMuted : t.muted} align={centered ? 'center' : 'left'}>
      {stop.text}
    </Text>
  </Stack>
)

const rise = 44

/** Each time stands a step higher than the one before; today is the tall one, beside the title. */
const Stairs = ({ t, content }: Props) => {
  const past = content.stops.slice(0, -1)
  const today = content.stops.at(-1)
  return (
    <Columns align="stretch">
      <Stack width={894} gap={72} justify="space-between">
        <Heading t={t} content={content} width={640} />
        <Columns align="flex-end">
          {past.map((stop, i) => (
            <Card
              key={stop.year}
              t={t}
              width={282}
              height={250 + i * rise}
              padding="24px 28px 28px"
              justify="space-between"
              gap={20}
            >
              <Year color={t.ink}>{stop.year}</Year>
              <Words t={t} stop={stop} />
            </Card>
          ))}
        </Columns>
      </Stack>
      {today && (
        <Card
          t={t}
          kind="deep"
          width={282}
          padding="24px 28px 28px"
          justify="space-between"
          gap={40}
        >
          <Year color={t.onDeep}>{today.year}</Year>
          <Stack gap={28} align="flex-start">
            <Words t={t} stop={today} onDeep />
            <Go t={t} content={content} onDeep />
          </Stack>
        </Card>
      )}
    </Columns>
  )
}

/** Lines from top to bottom, the last on the deep color. */
const Lines = ({ t, content }: Props) => (
  <Row gap={64} align="stretch" justify="space-between">
    <Stack width={724}>
      {content.stops.map((stop, i) => {
        const last = i === content.stops.length - 1
        return (
          <Row
            key={stop.year}
            gap={32}
            align="flex-start"
            padding={last ? '28px 32px 32px' : '28px 32px 28px 32px'}
            radius={last ? 20 : 0}
            background={last ? t.deep : undefined}
            style={{ borderTop: last || i === 0 ? undefined : `1px solid ${t.line}` }}
          >
            <Box width={184}>
              <Year color={last ? t.onDeep : t.ink}>{stop.year}</Year>
            </Box>
            <Stack grow padding="6px 0 0" style={{ flexShrink: 1 }}>
              <Words t={t} stop={stop} onDeep={last} />
            </Stack>
          </Row>
        )
      })}
    </Stack>
    <Stack key="title" width={412} gap={32} align="flex-start" justify="space-between">
      <Heading t={t} content={content} width={412} />
      <Go t={t} content={content} />
    </Stack>
  </Row>
)

type DiscProps = { t: Theme; year: string; last: boolean }

const disc = 124
const step = 300

const Disc = ({ t, year, last }: DiscProps) => (
  <Box
    relative
    centered
    width={disc}
    height={disc}
    radius={disc / 2}
    background={last ? t.deep : t.tint}
  >
    <Text size="h3" color={last ? t.onDeep : t.onTint} style={{ letterSpacing: -0.6 }}>
      {year}
    </Text>
  </Box>
)

/** Leads from the year before, between the discs. */
const Way = ({ t }: { t: Theme }) => (
  <Box
    width={step - disc}
    height={2}
    background={t.line}
    absolute={{ left: (disc - step) / 2, top: disc / 2 - 1 }}
  />
)

const Discs = ({ t, content }: Props) => (
  <Stack align="center" gap={56}>
    <Columns gap={0} align="flex-start">
      {content.stops.slice(0, 4).map((stop, i) => (
        <Stack key={stop.year} relative width={step} gap={28} align="center">
          {i > 0 && <Way t={t} />}
          <Disc t={t} year={stop.year} last={i === content.stops.length - 1} />
          <Stack width={252}>
            <Words t={t} stop={stop} centered />
          </Stack>
        </Stack>
      ))}
    </Columns>
    <Go t={t} content={content} />
  </Stack>
)

export default definePanel({
  id: 'about-timeline',
  name: 'Timeline',
  category: 'about',
  columns: 4,
  keywords: ['history', 'years', 'milestones', 'bakery'],
  usesBrandName: false,
  content: timelineContent,
  render(props) {
    const { t, o, content } = props
    const { eyebrow, title, lead } = content
    if (o === 'left') {
      return (
        <Section t={t}>
          <Stairs {...props} />
        </Section>
      )
    }
    return (
      <Section t={t}>
        {o === 'center' && <Head t={t} o={o} {...{ eyebrow, title, lead }} />}
        {o === 'center' ? <Discs {...props} /> : <Lines {...props} />}
      </Section>
    )
  },
})
