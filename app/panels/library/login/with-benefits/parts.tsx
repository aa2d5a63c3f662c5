import type { Theme } from '../../../color/theme'
import { Avatars, Badge, Box, Button, Card, Field, Row, Stack, Text } from '../../../primitives'
import type { BenefitsWords } from './content'

type Props = { t: Theme; content: BenefitsWords }

const Strength = ({ t, content }: Props) => (
  <Row justify="space-between">
    <Row gap={6}>
      {[0, 1, 2, 3].map((i) => (
        <Box key={i} width={44} height={5} radius={3} background={i < 3 ? t.positive : t.line} />
      ))}
    </Row>
    <Text size="small" color={t.muted}>
      {content.strength}
    </Text>
  </Row>
)

export const Question = ({ t, content }: Props) => (
  <Row gap={6}>
    <Text size="small" color={t.muted}>
      {content.question}
    </Text>
    <Text size="small" weight={600} color={t.link}>
      {content.answer}
    </Text>
  </Row>
)

export const Members = ({ t, content, onDeep }: Props & { onDeep: boolean }) => (
  <Row gap={14}>
    <Avatars t={t} people={content.people} size={40} ring={onDeep ? t.deep : t.bg} />
    <Text size="small" weight={500} color={onDeep ? t.onDeepMuted : t.muted}>
      {content.members}
    </Text>
  </Row>
)

/** Below each other, beside the benefits. */
export const TallForm = ({ t, content, width }: Props & { width: number }) => (
  <Stack width={width} gap={22}>
    <Text size="h3" color={t.ink}>
      {content.formTitle}
    </Text>
    <Field t={t} width={width} {...content.name} icon="user" />
    <Field t={t} width={width} {...content.email} icon="mail" />
    <Stack gap={12}>
      <Field t={t} width={width} {...content.password} icon="lock" iconEnd="eye" />
      <Strength t={t} content={content} />
    </Stack>
    <Button t={t} size="l" width={width}>
      {content.button}
    </Button>
    <Text size="small" color={t.muted}>
      {content.terms}
    </Text>
    <Question t={t} content={content} />
  </Stack>
)

/** Three fields and the button in one line. */
export const WideForm = ({ t, content }: Props) => (
  <Card t={t} width={1200} padding={32} radius={24}>
    <Row gap={16} align="flex-end">
      <Field t={t} width={296} {...content.name} icon="user" />
      <Field t={t} width={296} {...content.email} icon="mail" />
      <Field t={t} width={296} {...content.password} icon="lock" iconEnd="eye" />
      <Button t={t} width={198}>
        {content.button}
      </Button>
    </Row>
  </Card>
)

export const Benefit = ({
  t,
  benefit,
  onDeep,
}: {
  t: Theme
  benefit: BenefitsWords['benefits'][number]
  onDeep: boolean
}) => (
  <Row gap={18} align="flex-start">
    <Badge t={t} icon={benefit.icon} size={52} kind={onDeep ? 'deep' : 'tint'} />
    <Stack gap={2} style={{ flexShrink: 1 }}>
      <Text size="h5" color={onDeep ? t.onDeep : t.ink}>
        {benefit.title}
      </Text>
      <Text size="small" color={onDeep ? t.onDeepMuted : t.muted}>
        {benefit.text}
      </Text>
    </Stack>
  </Row>
)
