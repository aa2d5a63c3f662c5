import type { ReactNode } from 'react'
import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import { Box, Button, Card, Head, Row, Section, Stack, Text } from '../../primitives'
import { numberedContent, type Step } from './numbered/content'
import { Bill, Route, Slots } from './numbered/scenes'

type StepProps = { t: Theme; step: Step; i: number; scene: ReactNode }

const RoundNumber = ({ t, i }: { t: Theme; i: number }) => (
  <Box centered width={44} height={44} radius={22} background={t.action}>
    <Text size="h5" weight={600} color={t.onAction} style={{ letterSpacing: 0 }}>
      {i + 1}
    </Text>
  </Box>
)

/** The scene above the words, below them when mirrored. */
const StepCard = ({ t, step, i, scene, below }: StepProps & { below: boolean }) => (
  <Card t={t} width={384} padding={35} gap={32} justify="space-between">
    {!below && scene}
    <Row gap={20} align="flex-start">
      <Text
        size="stat"
        color={t.link}
        style={{ fontSize: 56, lineHeight: '52px', letterSpacing: -2, minWidth: 36 }}
      >
        {i + 1}
      </Text>
      <Stack gap={8} width={256}>
        <Text size="h4" color={t.ink}>
          {step.title}
        </Text>
        <Text color={t.muted}>{step.text}</Text>
      </Stack>
    </Row>
    {below && scene}
  </Card>
)

/** Number on the line, words, and the scene below them. */
const StepColumn = ({ t, step, i, scene }: StepProps) => (
  <Stack width={384} align="center" gap={24}>
    <Box padding="0 14px" background={t.bg}>
      <RoundNumber t={t} i={i} />
    </Box>
    <Stack align="center" gap={8}>
      <Text size="h4" color={t.ink}>
        {step.title}
      </Text>
      <Text color={t.muted} align="center" width={310} style={{ textWrap: 'balance' }}>
        {step.text}
      </Text>
    </Stack>
    <Box marginTop={12}>{scene}</Box>
  </Stack>
)

export default definePanel({
  id: 'steps-numbered',
  name: 'Three numbered steps',
  category: 'steps',
  columns: 3,
  keywords: ['process', 'how it works', 'booking', 'delivery', 'map'],
  usesBrandName: false,
  content: numberedContent,
  render({ t, o, content }) {
    const { slots, route, bill } = content.scenes
    const scenes = [
      <Slots key="slots" t={t} words={slots} />,
      <Route key="route" t={t} words={route} />,
      <Bill key="bill" t={t} words={bill} />,
    ]
    const steps = content.steps.slice(0, 3)
    const centered = o === 'center'
    const button = (
      <Button t={t} icon="arrow">
        {content.button}
      </Button>
    )
    return (
      <Section t={t}>
        <Head
          columns={3}
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          action={!centered && button}
        />
        {centered ? (
          <Stack gap={56} align="center">
            <Box relative>
              <Box
                width={816}
                height={2}
                absolute={{ top: 21, left: 192 }}
                style={{ borderTop: `2px dashed ${t.fieldLine}` }}
              />
              <Row relative gap={24} align="flex-start">
                {steps.map((step, i) => (
                  <StepColumn key={step.title} {...{ t, step, i }} scene={scenes[i]} />
                ))}
              </Row>
            </Box>
            {button}
          </Stack>
        ) : (
          <Row gap={24} align="stretch">
            {steps.map((step, i) => (
              <StepCard
                key={step.title}
                {...{ t, step, i }}
                scene={scenes[i]}
                below={o === 'right'}
              />
            ))}
          </Row>
        )}
      </Section>
    )
  },
})
