import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type PersonName, portrait } from '../../pictures'
import {
  Avatar,
  Box,
  Icon,
  Pic,
  Row,
  Rule,
  Section,
  Split,
  Stack,
  Stars,
  Text,
} from '../../primitives'

const person: PersonName = 'leila'

const content = {
  quote:
    'We moved four tools into one and got our Thursday afternoons back. Every shop asked for it within a month.',
  person,
  name: 'Amélie Hart',
  role: 'Head of operations, Quarto Coffee',
  video: { title: 'Watch the story', length: '3 min 20' },
  numbers: [
    { value: '9 hrs', label: 'saved per week' },
    { value: '31', label: 'shops connected' },
    { value: '6 days', label: 'to roll out' },
  ],
}

type Props = PanelProps<typeof content>

const Who = ({ t, o, content }: Props) => (
  <Row gap={14}>
    {o === 'center' && <Avatar t={t} person={content.person} size={56} />}
    <Stack>
      <Text size="h5" color={t.ink}>
        {content.name}
      </Text>
      <Text size="small" color={t.muted}>
        {content.role}
      </Text>
    </Stack>
  </Row>
)

const Numbers = ({ t, o, content }: Props) => (
  <Row gap={o === 'center' ? 72 : 48} align="flex-start">
    {content.numbers.map(({ value, label }) => (
      <Stack key={value} align={o === 'center' ? 'center' : 'flex-start'}>
        <Text size="h3" color={t.ink}>
          {value}
        </Text>
        <Text size="small" color={t.muted}>
          {label}
        </Text>
      </Stack>
    ))}
  </Row>
)

function Words(props: Props) {
  const { t, o, content } = props
  const centered = o === 'center'
  const type = centered
    ? { fontSize: 44, lineHeight: '56px' }
    : { fontSize: 38, lineHeight: '50px' }
  return (
    <Stack
      width={centered ? 980 : 640}
      gap={centered ? 36 : 32}
      align={centered ? 'center' : 'flex-start'}
    >
      <Stars color={t.mono ? t.ink : t.accent} size={22} />
      <Text
        size="h2"
        weight={500}
        color={t.ink}
        align={centered ? 'center' : 'left'}
        style={{ ...type, letterSpacing: -1.2 }}
      >
        {`“${content.quote}”`}
      </Text>
      <Who {...props} />
      <Rule t={t} width={centered ? 240 : 640} />
      <Numbers {...props} />
    </Stack>
  )
}

const Media = ({ t, content }: Props) => (
  <Box relative width={460} height={560}>
    <Pic picture={portrait(t.pictures, content.person)} width={460} height={560} radius={28} />
    <Row
      gap={12}
      padding="12px 18px 12px 12px"
      radius={16}
      background="#ffffff"
      absolute={{ bottom: 22, left: 22 }}
    >
      <Box centered width={40} height={40} radius={20} background={t.deep}>
        <Icon name="play" size={18} color={t.onDeep} />
      </Box>
      <Stack>
        <Text size="small" weight={600} color="#14161c">
          {content.video.title}
        </Text>
        <Text size="micro" color="#565b66">
          {content.video.length}
        </Text>
      </Stack>
    </Row>
  </Box>
)

export default definePanel({
  id: 'testimonials-portrait',
  name: 'Portrait and quote',
  category: 'testimonials',
  columns: 2,
  keywords: ['customer', 'story', 'numbers', 'person'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    if (o !== 'center') {
      return (
        <Section t={t}>
          <Split o={o} text={<Words {...props} />} media={<Media {...props} />} />
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Stack align="center">
          <Words {...props} />
        </Stack>
      </Section>
    )
  },
})
