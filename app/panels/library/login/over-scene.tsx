import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { dusk, houses, lake, valley } from '../../pictures'
import { Badge, Box, Overlay, PictureSection, Row, Stack, Text } from '../../primitives'
import { SignIn, type SignInWords } from './parts/sign-in'

const signIn: SignInWords = {
  title: 'Welcome back, guest',
  text: 'Your bookings, breakfast times and the key.',
  providers: [
    { icon: 'google', label: 'Google' },
    { icon: 'apple', label: 'Apple' },
  ],
  or: 'or with e-mail',
  email: { label: 'E-mail', value: 'julian@parkstudio.com' },
  password: { label: 'Password', value: '••••••••••' },
  remember: 'Remember me',
  forgot: 'New password',
  button: 'Open my stay',
  question: 'First time here?',
  answer: 'Check dates',
}

const content = {
  signIn,
  stay: { title: 'Room 9, lake side', text: 'Friday from 3 PM, two nights' },
}

type Props = PanelProps<typeof content>
const height = 860
const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

function picture({ t, o }: Props) {
  const palette = t.dark ? dusk(t.pictures) : t.pictures
  if (o === 'center') return houses(palette)
  return o === 'left' ? lake(palette, { lift: 60 }) : valley(palette, { variant: 2 })
}

const Stay = ({ t, o, content }: Props) => (
  <Row
    gap={16}
    padding="16px 26px 16px 16px"
    radius={20}
    background={t.raised}
    shadow={t.shadow.small}
    absolute={o === 'left' ? { right: 120, bottom: 72 } : { left: 120, bottom: 72 }}
  >
    <Badge t={t} icon="moon" size={48} kind="solid" />
    <Stack>
      <Text weight={600} color={t.ink}>
        {content.stay.title}
      </Text>
      <Text size="small" color={t.muted}>
        {content.stay.text}
      </Text>
    </Stack>
  </Row>
)

export default definePanel({
  id: 'login-over-scene',
  name: 'Over a scene',
  category: 'login',
  columns: 1,
  keywords: ['sign in', 'picture', 'hotel', 'guest', 'background'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    return (
      <PictureSection t={t} height={height} picture={picture(props)}>
        <Overlay height={height} align={sides[o]}>
          <Box
            width={520}
            padding="48px 52px"
            radius={28}
            background={t.dark ? t.card : '#ffffff'}
            shadow={t.shadow.card}
          >
            <SignIn t={t} content={content.signIn} width={416} />
          </Box>
        </Overlay>
        {o !== 'center' && <Stay {...props} />}
      </PictureSection>
    )
  },
})
