import type { Theme } from '../../../color/theme'
import { Box, Button, Field, type IconName, Row, Stack, Text } from '../../../primitives'

export type SignInWords = {
  title: string
  text: string
  providers: { icon: IconName; label: string }[]
  or: string
  email: { label: string; value: string }
  password: { label: string; value: string }
  remember: string
  forgot: string
  button: string
  question: string
  answer: string
}

type SignInProps = { t: Theme; content: SignInWords; width: number }

const Or = ({ t, text, width }: { t: Theme; text: string; width: number }) => (
  <Row gap={16} width={width}>
    <Box grow height={1} background={t.line} />
    <Text size="small" color={t.muted}>
      {text}
    </Text>
    <Box grow height={1} background={t.line} />
  </Row>
)

const Options = ({ t, content, width }: SignInProps) => (
  <Row justify="space-between" width={width}>
    <Row gap={10}>
      <Box
        width={20}
        height={20}
        radius={6}
        background={t.field}
        border={`1.5px solid ${t.fieldLine}`}
      />
      <Text size="small" color={t.muted}>
        {content.remember}
      </Text>
    </Row>
    <Text size="small" weight={600} color={t.link}>
      {content.forgot}
    </Text>
  </Row>
)

/** Providers, e-mail and password, one button. */
export function SignIn({ t, content, width }: SignInProps) {
  const half = (width - 12) / 2
  return (
    <Stack width={width} gap={22}>
      <Stack gap={10}>
        <Text
          size="h3"
          color={t.ink}
          style={{ fontSize: 36, lineHeight: '44px', letterSpacing: -1.1 }}
        >
          {content.title}
        </Text>
        <Text color={t.muted}>{content.text}</Text>
      </Stack>
      <Row gap={12}>
        {content.providers.slice(0, 2).map(({ icon, label }) => (
          <Button key={label} t={t} kind="outline" icon={icon} iconFirst width={half}>
            {label}
          </Button>
        ))}
      </Row>
      <Or t={t} text={content.or} width={width} />
      <Field t={t} width={width} {...content.email} icon="mail" />
      <Field t={t} width={width} {...content.password} icon="lock" iconEnd="eye" />
      <Options t={t} content={content} width={width} />
      <Button t={t} size="l" width={width}>
        {content.button}
      </Button>
      <Row gap={6} justify="center">
        <Text size="small" color={t.muted}>
          {content.question}
        </Text>
        <Text size="small" weight={600} color={t.link}>
          {content.answer}
        </Text>
      </Row>
    </Stack>
  )
}
