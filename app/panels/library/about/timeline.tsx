import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, Button, Columns, Head, Row, Section, Stack, Text } from '../../primitives'
import { type Stop, timelineContent } from './timeline/content'

type Props = PanelProps<typeof timelineContent>
const columnWidth = 282

type DotProps = { t: Theme; last: boolean }

const Dot = ({ t, last }: DotProps) => (
  <Box centered width={22} height={22} radius={11} background={last ? t.accent : t.tint}>
    <Box width={8} height={8} radius={4} background={last ? t.onAccent : t.mark} />
  </Box>
)

type StopProps = { t: Theme; stop: Stop; last: boolean }

/** Today stands on the deep color, the past on the page. */
function Column({ t, stop, last }: StopProps) {
  return (
    <Stack
      width={last ? columnWidth + 28 : columnWidth}
      height={292}
      padding={last ? 28 : '28px 28px 28px 0'}
      marginLeft={last ? -28 : 0}
      radius={20}
      background={last ? t.deep : undefined}
      gap={12}
    >
      <Text
        size="stat"
        color={last ? t.onDeep : t.ink}
        style={{ fontSize: 52, lineHeight: '60px', letterSpacing: -2 }}
      >
        {stop.year}
      </Text>
      <Text size="h4" color={last ? t.onDeep : t.ink} style={{ marginTop: 12 }}>
        {stop.title}
      </Text>
      <Text color={last ? t.onDeepMuted : t.muted}>{stop.text}</Text>
    </Stack>
  )
}

function Line({ t, content }: Props) {
  const isLast = (stop: Stop) => stop === content.stops.at(-1)
  return (
    <Stack gap={32}>
      <Box relative height={22}>
        <Box width={1200} height={2} background={t.line} absolute={{ top: 10, left: 0 }} />
        <Columns relative>
          {content.stops.map((stop) => (
            <Row key={stop.year} width={columnWidth}>
              <Dot t={t} last={isLast(stop)} />
            </Row>
          ))}
        </Columns>
      </Box>
      <Columns>
        {content.stops.map((stop) => (
          <Column key={stop.year} t={t} stop={stop} last={isLast(stop)} />
        ))}
      </Columns>
    </Stack>
  )
}

/** Above and below the line by turns. */
const Alternating = ({ t, content }: Props) => (
  <Box relative height={516}>
    <Box width={1200} height={2} background={t.line} absolute={{ top: 257, left: 0 }} />
    {content.stops.slice(0, 4).map((stop, i) => {
      const last = i === content.stops.length - 1
      const above = i % 2 === 0
      const left = i * 280
      return (
        <Box key={stop.year} width={360} height={516} absolute={{ top: 0, left }}>
          <Box absolute={{ top: 247, left: 169 }}>
            <Dot t={t} last={last} />
          </Box>
          <Box
            width={2}
            height={28}
            background={t.line}
            absolute={above ? { top: 211, left: 179 } : { top: 277, left: 179 }}
          />
          <Stack
            width={360}
            align="center"
            gap={6}
            absolute={above ? { bottom: 316, left: 0 } : { top: 316, left: 0 }}
          >
            <Text
              size="stat"
              color={last ? t.link : t.ink}
              style={{ fontSize: 52, lineHeight: '60px' }}
            >
              {stop.year}
            </Text>
            <Text size="h4" color={t.ink} align="center">
              {stop.title}
            </Text>
            <Text color={t.muted} align="center" width={320} style={{ textWrap: 'balance' }}>
              {stop.text}
            </Text>
          </Stack>
        </Box>
      )
    })}
  </Box>
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
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          marginBottom={o === 'center' ? 16 : 64}
          action={
            o !== 'center' && (
              <Button t={t} kind="outline" icon="arrow">
                {content.button}
              </Button>
            )
          }
        />
        {o === 'center' ? <Alternating {...props} /> : <Line {...props} />}
      </Section>
    )
  },
})
