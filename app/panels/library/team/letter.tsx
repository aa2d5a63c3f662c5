import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { cover, portrait } from '../../pictures'
import { Avatar, Box, Eyebrow, Icon, Pic, Row, Section, Stack, Text } from '../../primitives'
import { type LetterWords, letterContent } from './letter/content'
import { Flourish } from './letter/flourish'

type Props = PanelProps<LetterWords>
type Theme = Props['t']

const Direct = ({ t, content }: Props) => (
  <Row gap={10}>
    <Icon name="phone" size={18} color={t.link} />
    <Text size="small" weight={600} color={t.ink}>
      {content.direct}
    </Text>
  </Row>
)

const Who = ({ t, content, centered }: Props & { centered?: boolean }) => (
  <Stack align={centered ? 'center' : 'flex-start'}>
    <Text size="h4" color={t.ink}>
      {content.name}
    </Text>
    <Text color={t.muted}>{content.role}</Text>
  </Stack>
)

/** The face on a tall picture, name and number below it. */
const Face = (props: Props) => (
  <Stack width={384} gap={24}>
    <Pic picture={portrait(props.t.pictures, props.content.person)} width={384} height={520} />
    <Row justify="space-between">
      <Who {...props} />
      <Direct {...props} />
    </Row>
  </Stack>
)

const Body = ({ t, content, size }: Props & { size: number }) => (
  <Stack gap={16}>
    {content.paragraphs.map((text) => (
      <Text
        key={text}
        color={t.muted}
        style={{ fontSize: size, lineHeight: `${Math.round(size * 1.65)}px` }}
      >
        {text}
      </Text>
    ))}
  </Stack>
)

const Opening = ({ t, content }: Props) => (
  <Text size="h3" weight={500} color={t.ink} style={{ fontSize: 30, lineHeight: '42px' }}>
    {content.opening}
  </Text>
)

const Signed = ({ t, content }: Props) => (
  <Stack gap={16} align="flex-start">
    <Text color={t.ink}>{content.closing}</Text>
    <Flourish color={t.link} width={230} />
  </Stack>
)

const Title = ({ t, content }: Props) => (
  <Stack gap={20} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink}>
      {content.greeting}
    </Text>
  </Stack>
)

const perforation = 11

/** A stamp: small holes along its edge. */
const Stamp = ({ t, content }: Props) => (
  <Box
    relative
    width={136}
    height={168}
    padding={12}
    background={t.dark ? t.neutral(0.92, 0.01) : '#ffffff'}
    border={`1px dashed ${t.faint}`}
  >
    <Pic
      picture={cover(t.pictures, { motif: content.stamp })}
      width={110}
      height={142}
      radius={4}
    />
  </Box>
)

const Postmark = ({ t }: { t: Theme }) => (
  <svg width={180} height={84} viewBox="0 0 180 84" style={{ flexShrink: 0 }}>
    <circle cx="42" cy="42" r="39" fill="none" stroke={t.faint} strokeWidth="2" />
    <circle cx="42" cy="42" r="27" fill="none" stroke={t.faint} strokeWidth="2" />
    {[0, 1, 2, 3].map((i) => (
      <path
        key={i}
        d={`M84 ${24 + i * perforation}C100 ${17 + i * perforation} 112 ${31 + i * perforation} 128 ${24 + i * perforation}S156 ${17 + i * perforation} 176 ${24 + i * perforation}`}
        fill="none"
        stroke={t.faint}
        strokeWidth="2"
      />
    ))}
  </svg>
)

/** The letter as a card from the post: words on one half, stamp and address on the other. */
const Postcard = (props: Props) => {
  const { t, content } = props
  return (
    <Row
      width={1200}
      padding={56}
      gap={56}
      align="stretch"
      radius={12}
      background={t.dark ? t.card : '#ffffff'}
      border={`1px solid ${t.line}`}
      shadow={t.shadow.card}
    >
      <Stack width={608} gap={28}>
        <Title {...props} />
        <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '32px' }}>
          {content.opening}
        </Text>
        <Body {...props} size={16} />
      </Stack>
      <Box width={1} background={t.line} />
      <Stack width={309} gap={40} justify="space-between">
        <Row gap={16} justify="space-between" align="flex-start">
          <Box marginTop={40}>
            <Postmark t={t} />
          </Box>
          <Stamp {...props} />
        </Row>
        <Stack gap={14}>
          {content.to.map((line) => (
            <Stack key={line} padding="0 0 8px" style={{ borderBottom: `1px solid ${t.line}` }}>
              <Text size="h5" weight={500} color={t.ink}>
                {line}
              </Text>
            </Stack>
          ))}
        </Stack>
        <Stack gap={20} align="flex-start">
          <Signed {...props} />
          <Row gap={16}>
            <Avatar t={t} person={content.person} size={64} />
            <Stack>
              <Text size="h5" color={t.ink}>
                {content.name}
              </Text>
              <Text size="small" color={t.muted}>
                {content.role}
              </Text>
              <Text size="small" weight={600} color={t.link}>
                {content.direct}
              </Text>
            </Stack>
          </Row>
        </Stack>
      </Stack>
    </Row>
  )
}

export default definePanel({
  id: 'team-letter',
  name: 'Letter from the owner',
  category: 'team',
  columns: 2,
  keywords: ['letter', 'signature', 'owner', 'postcard', 'greeting', 'boss'],
  usesBrandName: false,
  content: letterContent,
  render(props) {
    const { t, o } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Postcard {...props} />
        </Section>
      )
    }
    if (o === 'left') {
      return (
        <Section t={t}>
          <Row gap={80} align="flex-start">
            <Stack width={736} gap={36}>
              <Title {...props} />
              <Opening {...props} />
              <Body {...props} size={17} />
              <Signed {...props} />
            </Stack>
            <Face {...props} />
          </Row>
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Row gap={24} align="stretch">
          <Stack
            width={384}
            padding={40}
            gap={32}
            justify="space-between"
            radius={24}
            background={t.tint}
          >
            <Stack gap={28}>
              <Avatar t={t} person={props.content.person} size={136} />
              <Opening {...props} t={{ ...t, ink: t.onTint }} />
            </Stack>
            <Stack gap={12} align="flex-start">
              <Who {...props} t={{ ...t, ink: t.onTint, muted: t.onTint }} />
              <Direct {...props} t={{ ...t, ink: t.onTint, link: t.onTint }} />
            </Stack>
          </Stack>
          <Stack
            width={792}
            padding="56px 64px"
            gap={36}
            radius={24}
            background={t.card}
            border={`1px solid ${t.cardLine}`}
          >
            <Title {...props} />
            <Body {...props} size={18} />
            <Signed {...props} />
          </Stack>
        </Row>
      </Section>
    )
  },
})
