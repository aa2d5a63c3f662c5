import type { Theme } from '../../../color/theme'
import { Box, Button, Card, Field, Row, Stack, Text } from '../../../primitives'
import type { StepsWords } from './content'

type FormProps = { t: Theme; content: StepsWords; width: number }

const Choices = ({ t, content }: Omit<FormProps, 'width'>) => (
  <Stack gap={10}>
    <Text size="small" weight={600} color={t.ink}>
      {content.choiceLabel}
    </Text>
    <Row gap={8} style={{ flexWrap: 'wrap' }}>
      {content.choices.map((choice, i) => (
        <Box
          key={choice}
          padding="8px 18px"
          radius={99}
          background={i ? t.field : t.action}
          border={`1.5px solid ${i ? t.fieldLine : t.actionLine}`}
        >
          <Text size="small" weight={500} color={i ? t.ink : t.onAction} nowrap>
            {choice}
          </Text>
        </Box>
      ))}
    </Row>
  </Stack>
)

/** The fields of the step that is open, two in a row. */
export function StepForm({ t, content, width }: FormProps) {
  const half = (width - 82 - 16) / 2
  const rows = Array.from({ length: Math.ceil(content.fields.length / 2) }, (_, i) =>
    content.fields.slice(i * 2, i * 2 + 2),
  )
  return (
    <Card t={t} width={width} padding={40} radius={24} gap={28}>
      <Stack gap={4}>
        <Text size="small" weight={600} color={t.link}>
          {content.progress}
        </Text>
        <Text size="h3" color={t.ink}>
          {content.formTitle}
        </Text>
      </Stack>
      <Stack gap={20}>
        {rows.map((row, i) => (
          <Row key={`${i}`} gap={16} align="flex-end">
            {row.map(({ label, value }) => (
              <Field key={label} t={t} width={half} label={label} value={value} />
            ))}
          </Row>
        ))}
      </Stack>
      <Choices t={t} content={content} />
      <Row gap={16} justify="space-between" marginTop={4}>
        <Text size="small" color={t.muted}>
          {content.note}
        </Text>
        <Button t={t} icon="arrow">
          {content.button}
        </Button>
      </Row>
    </Card>
  )
}
