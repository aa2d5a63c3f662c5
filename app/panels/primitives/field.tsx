import type { Theme } from '../color/theme'
import { Box, Row, Stack } from './box'
import { Icon } from './icon'
import type { IconName } from './icon-paths'
import { Text } from './text'

type FieldProps = {
  t: Theme
  width: number
  value: string
  label?: string
  /** Shown in the muted color. */
  placeholder?: boolean
  /** Above 60 the field is a text area and the words start on top. */
  height?: number
  icon?: IconName
  /** At the right end, such as `chevronDown` for a select. */
  iconEnd?: IconName
}

/** A form field as people see it before they type. */
export function Field({ t, width, value, label, placeholder, height = 52, ...field }: FieldProps) {
  const area = height > 60
  return (
    <Stack gap={8} width={width}>
      {label && (
        <Text size="small" weight={600} color={t.ink}>
          {label}
        </Text>
      )}
      <Row
        gap={10}
        width={width}
        height={height}
        align={area ? 'flex-start' : 'center'}
        padding={area ? '14px 16px 0' : '0 16px'}
        radius={12}
        background={t.field}
        border={`1.5px solid ${t.fieldLine}`}
      >
        {field.icon && <Icon name={field.icon} size={18} color={t.muted} />}
        <Box grow style={{ flexShrink: 1 }}>
          <Text color={placeholder ? t.muted : t.ink}>{value}</Text>
        </Box>
        {field.iconEnd && <Icon name={field.iconEnd} size={18} color={t.muted} />}
      </Row>
    </Stack>
  )
}

type InlineFormProps = {
  t: Theme
  width: number
  placeholder: string
  button: string
  icon?: IconName
}

/** One field with its button inside: newsletter, search, booking code. */
export const InlineForm = ({ t, width, placeholder, button, icon = 'mail' }: InlineFormProps) => (
  <Row
    width={width}
    height={54}
    padding={5}
    justify="space-between"
    radius={14}
    background={t.dark ? t.card : '#ffffff'}
    border={`1.5px solid ${t.fieldLine}`}
  >
    <Row gap={10} padding="0 12px">
      <Icon name={icon} size={18} color={t.muted} />
      <Text color={t.muted}>{placeholder}</Text>
    </Row>
    <Row
      height={44}
      padding="0 20px"
      radius={10}
      background={t.action}
      style={{ color: t.onAction, fontSize: 15, fontWeight: 600 }}
    >
      {button}
    </Row>
  </Row>
)
