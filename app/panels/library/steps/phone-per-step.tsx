import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import { sunrise } from '../../pictures'
import { Box, Head, Pic, Row, Section, Stack, Text } from '../../primitives'
import type { Orientation } from '../../types'
import { phoneContent } from './phone-per-step/content'
import { Films, phone, Seats, Ticket } from './phone-per-step/screens'

const screens = [Films, Seats, Ticket]
const stageHeight = 483
type Words = typeof phoneContent
type Props = { t: Theme; o: Orientation; content: Words }

type CaptionProps = { t: Theme; step: Words['steps'][number]; i: number; centered?: boolean }

const Caption = ({ t, step, i, centered = false }: CaptionProps) => (
  <Row gap={18} align="flex-start" justify={centered ? 'center' : 'flex-start'}>
    {!centered && (
      <Text size="h4" color={t.link} width={20} style={{ fontSize: 24, lineHeight: '28px' }}>
        {i + 1}
      </Text>
    )}
    <Stack gap={4} width={centered ? 320 : 320} align={centered ? 'center' : 'flex-start'}>
      <Text size="h4" color={t.ink}>
        {step.title}
      </Text>
      <Text color={t.muted} align={centered ? 'center' : 'left'}>
        {step.text}
      </Text>
    </Stack>
  </Row>
)

/** A stage per step; the phone is cut off at its lower edge. */
function Stage({ t, content, i, deep }: Omit<Props, 'o'> & { i: number; deep: boolean }) {
  const Screen = screens[i] ?? Films
  return (
    <Box
      relative
      width={384}
      height={stageHeight}
      radius={24}
      background={deep ? t.deep : t.tint}
      style={{ overflow: 'hidden' }}
    >
      <Box absolute={{ top: 48, left: (384 - phone.width) / 2 }}>
        <Screen t={t} content={content} />
      </Box>
    </Box>
  )
}

/** One stage for all: the middle phone stands in front. */
const SharedStage = ({ t, content }: Props) => (
  <Box relative width={1200} height={560} radius={32} style={{ overflow: 'hidden' }}>
    <Pic
      picture={sunrise(t.pictures, {
        base: t.deep,
        size: [1200, 560],
        sun: [600, 170],
        radius: 190,
      })}
      width={1200}
      height={560}
      radius={32}
      absolute={{ top: 0, left: 0 }}
    />
    {[0, 2, 1].map((i) => {
      const Screen = screens[i] ?? Films
      return (
        <Box key={i} absolute={{ top: i === 1 ? 56 : 108, left: 192 + i * 408 - phone.width / 2 }}>
          <Screen t={t} content={content} />
        </Box>
      )
    })}
  </Box>
)

const deepStage: Record<Orientation, number> = { left: 0, center: -1, right: 2 }

export default definePanel({
  id: 'steps-phone-per-step',
  name: 'Phone per step',
  category: 'steps',
  columns: 3,
  keywords: ['app', 'mobile', 'tickets', 'screens', 'process'],
  usesBrandName: false,
  bleeds: true,
  content: phoneContent,
  render(props) {
    const { t, o, content } = props
    const steps = content.steps.slice(0, 3)
    return (
      <Section t={t}>
        <Head
          columns={3}
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
        />
        {o === 'center' ? (
          <Stack gap={40}>
            <SharedStage {...props} />
            <Row gap={24} align="flex-start">
              {steps.map((step, i) => (
                <Stack key={step.title} width={384} align="center">
                  <Caption {...{ t, step, i }} centered />
                </Stack>
              ))}
            </Row>
          </Stack>
        ) : (
          <Row gap={24} align="flex-start">
            {steps.map((step, i) => (
              <Stack key={step.title} gap={28}>
                <Stage t={t} content={content} i={i} deep={i === deepStage[o]} />
                <Caption {...{ t, step, i }} />
              </Stack>
            ))}
          </Row>
        )}
      </Section>
    )
  },
})
