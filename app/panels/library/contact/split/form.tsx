import type { Theme } from '../../../color/theme'
import { Box, Button, Card, Field, Row, Stack, Text } from '../../../primitives'
import type { SplitWords } from './content'

type FormProps = { t: Theme; content: SplitWords; width: number }

const Topics = ({ t, content }: Omit<FormProps, 'width'>) => (
  <Stack gap={10}>
    <Text size="small" weight={600} color={t.ink}>
      {content.topicLabel}
    </Text>
    <Row gap={8}>
      {content.topics.map((topic, i) => (
        <Box
          key={topic}
          padding="8px 16px"
          radius={99}
          background={i ? t.field : t.action}
          border={`1.5px solid ${i ? t.fieldLine : t.actionLine}`}
        >
          <Text size="small" weight={500} color={i ? t.ink : t.onAction}>
            {topic}
          </Text>
        </Box>
      ))}
    </Row>
  </Stack>
)

export function Form({ t, content, width }: FormProps) {
  const inner = width - 82
  const half = (inner - 16) / 2
  return (
    <Card t={t} width={width} padding={40} radius={24} gap={24}>
      <Topics t={t} content={content} />
      <Row gap={16}>
        <Field t={t} width={half} {...content.name} />
        <Field t={t} width={half} {...content.email} placeholder />
      </Row>
      <Row gap={16}>
        <Field t={t} width={half} {...content.size} iconEnd="chevronDown" />
        <Field t={t} width={half} {...content.start} iconEnd="calendar" />
      </Row>
      <Field t={t} width={inner} height={112} {...content.message} />
      <Row justify="space-between">
        <Button t={t} icon="arrow">
          {content.button}
        </Button>
        <Text size="small" color={t.muted}>
          {content.note}
        </Text>
      </Row>
    </Card>
  )
}
