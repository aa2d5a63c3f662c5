import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { arch, panned } from '../../pictures'
import { Box, Logo, Pic, Row, Section, Stack, Text } from '../../primitives'
import { SignIn, type SignInWords } from './parts/sign-in'

const signIn: SignInWords = {
  title: 'Sign in to your studio',
  text: 'Eleven drawings changed since Friday.',
  providers: [
    { icon: 'google', label: 'Google' },
    { icon: 'apple', label: 'Apple' },
  ],
  or: 'or with e-mail',
  email: { label: 'E-mail', value: 'ines@casaduna.pt' },
  password: { label: 'Password', value: '••••••••••••' },
  remember: 'Stay signed in',
  forgot: 'Forgot it?',
  button: 'Sign in',
  question: 'New in the studio?',
  answer: 'Ask for an invitation',
}

const content = {
  signIn,
  quote: { text: 'Casa Duna, Comporta', note: 'Finished in March, 214 m²' },
}

type Props = PanelProps<typeof content>

const Caption = ({ t, o, content }: Props) => (
  <Stack
    padding="16px 22px"
    radius={16}
    background={t.raised}
    shadow={t.shadow.small}
    absolute={o === 'right' ? { right: 32, bottom: 32 } : { left: 32, bottom: 32 }}
  >
    <Text weight={600} color={t.ink}>
      {content.quote.text}
    </Text>
    <Text size="small" color={t.muted}>
      {content.quote.note}
    </Text>
  </Stack>
)

const Form = ({ t, content, width }: Props & { width: number }) => (
  <Stack gap={40} width={width}>
    <Logo t={t} nameWidth={width - 60} />
    <SignIn t={t} content={content.signIn} width={width} />
  </Stack>
)

const height = 860

/** Half the panel is the picture, edge to edge or framed. */
function Halves(props: Props) {
  const { t, o } = props
  const mirror = o === 'right'
  const inset = t.framed ? 24 : 0
  const size = { width: 720 - inset, height: height - inset * 2 }
  const picture = (
    <Box relative padding={t.framed ? (mirror ? '24px 0 24px 24px' : '24px 24px 24px 0') : 0}>
      <Box relative>
        <Pic picture={arch(t.pictures, { mirror })} {...size} radius={t.framed ? 28 : 0} />
        <Caption {...props} />
      </Box>
    </Box>
  )
  const form = (
    <Stack width={720} align="center" justify="center">
      <Form {...props} width={420} />
    </Stack>
  )
  return (
    <Row height={height} align="stretch">
      {mirror ? picture : form}
      {mirror ? form : picture}
    </Row>
  )
}

const CenteredCard = (props: Props) => {
  const { t } = props
  return (
    <Stack align="center">
      <Row
        width={1100}
        padding={16}
        radius={32}
        background={t.raised}
        border={`1px solid ${t.line}`}
        shadow={t.shadow.card}
      >
        <Box relative>
          <Pic picture={panned(arch(t.pictures), 20)} width={500} height={740} radius={20} />
          <Caption {...props} />
        </Box>
        <Stack width={566} align="center">
          <Form {...props} width={410} />
        </Stack>
      </Row>
    </Stack>
  )
}

export default definePanel({
  id: 'login-split',
  name: 'Picture and form',
  category: 'login',
  columns: 2,
  keywords: ['sign in', 'password', 'account', 'google'],
  usesBrandName: true,
  content,
  render(props) {
    const { t, o } = props
    if (o === 'center') {
      return (
        <Section t={t} paddingTop={80} paddingBottom={80}>
          <CenteredCard {...props} />
        </Section>
      )
    }
    return (
      <Section t={t} height={height} paddingTop={0} paddingBottom={0} paddingX={0}>
        <Halves {...props} />
      </Section>
    )
  },
})
