import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Columns,
  Eyebrow,
  Head,
  mirrorPair,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type StepsWords, stepsContent } from './steps/content'
import { StepForm } from './steps/form'

type Props = PanelProps<StepsWords>
type Theme = Props['t']

/** A number in a circle, filled for the step that is open. */
const Circle = ({ t, at }: { t: Theme; at: number }) => (
  <Box
    centered
    width={44}
    height={44}
    radius={22}
    background={at ? t.card : t.action}
    border={`1.5px solid ${at ? t.fieldLine : t.actionLine}`}
  >
    <Text size="h5" color={at ? t.muted : t.onAction}>
      {`${at + 1}`}
    </Text>
  </Box>
)

type StepProps = { t: Theme; step: Props['content']['steps'][number]; at: number }

const StepWords = ({ t, step, at }: StepProps) => (
  <Stack style={{ flexShrink: 1 }}>
    <Text size="h4" color={at ? t.muted : t.ink}>
      {step.title}
    </Text>
    <Text size="small" color={t.muted}>
      {step.text}
    </Text>
  </Stack>
)

const Ladder = ({ t, content }: Props) => (
  <Stack gap={28}>
    {content.steps.map((step, i) => (
      <Row key={step.title} gap={20} align="flex-start">
        <Circle t={t} at={i} />
        <StepWords t={t} step={step} at={i} />
      </Row>
    ))}
  </Stack>
)

/** Steps across, as many in a row as there are up to four; a bar says how far one is. */
const Across = ({ t, content }: Props) => {
  const each = Math.min(4, Math.max(1, content.steps.length))
  const width = (1000 - (each - 1) * 24) / each
  return (
    <Stack gap={24} width={1000}>
      {Array.from({ length: Math.ceil(content.steps.length / each) }, (_, row) => (
        <Columns key={`${row}`}>
          {content.steps.slice(row * each, (row + 1) * each).map((step, i) => (
            <Stack key={step.title} width={width} gap={16}>
              <Box height={6} radius={3} background={row + i ? t.line : t.action} />
              <Row gap={16} align="flex-start">
                <Circle t={t} at={row * each + i} />
                <StepWords t={t} step={step} at={row * each + i} />
              </Row>
            </Stack>
          ))}
        </Columns>
      ))}
    </Stack>
  )
}

export default definePanel({
  id: 'contact-steps',
  name: 'Form with steps',
  category: 'contact',
  columns: 2,
  keywords: ['wizard', 'progress', 'quote', 'inquiry', 'fields', 'calculator'],
  usesBrandName: false,
  content: stepsContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Head
            t={t}
            o={o}
            eyebrow={content.eyebrow}
            title={content.title}
            lead={content.lead}
            marginBottom={56}
          />
          <Stack gap={40} align="center">
            <Across {...props} />
            <StepForm t={t} content={content} width={1000} />
          </Stack>
        </Section>
      )
    }
    const words = (
      <Stack key="words" width={456} gap={48}>
        <Stack gap={20} align="flex-start">
          <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
          <Text size="h2" color={t.ink}>
            {content.title}
          </Text>
          <Text size="lead" color={t.muted}>
            {content.lead}
          </Text>
        </Stack>
        <Ladder {...props} />
      </Stack>
    )
    return (
      <Section t={t}>
        <Row gap={80}>
          {mirrorPair(o, words, <StepForm key="form" t={t} content={content} width={664} />)}
        </Row>
      </Section>
    )
  },
})
