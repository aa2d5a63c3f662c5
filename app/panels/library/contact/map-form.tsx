import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type MapPoint, map } from '../../pictures'
import type { IconName } from '../../primitives'
import {
  Box,
  Button,
  Field,
  fullBleed,
  Icon,
  Overlay,
  PictureSection,
  Row,
  Stack,
  Text,
} from '../../primitives'
import type { Orientation } from '../../types'

const facts: { icon: IconName; text: string }[] = [
  { icon: 'pin', text: 'Kade 14, Amsterdam' },
  { icon: 'clock', text: 'Mon to Fri, 9 AM – 5 PM' },
]

const content = {
  title: 'Tell us about your project',
  lead: 'We read everything and reply within one working day.',
  name: { label: 'Name', value: 'Julian Park' },
  email: { label: 'E-mail', value: 'you@company.com' },
  message: {
    label: 'What is it about?',
    value: 'A house for four on a steep plot, ideally in timber.',
  },
  button: 'Send message',
  phone: 'or call +31 20 555 0144',
  facts,
}

type Props = PanelProps<typeof content>

const pins: Record<Orientation, MapPoint> = {
  left: [0.72, 0.45],
  center: [0.5, 0.19],
  right: [0.28, 0.45],
}

const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

function Form({ t, o, content }: Props) {
  const width = o === 'center' ? 760 : 560
  const inner = width - 88
  const half = (inner - 16) / 2
  return (
    <Box
      width={width}
      padding={44}
      gap={26}
      radius={24}
      background={t.dark ? t.card : '#ffffff'}
      shadow={t.shadow.card}
    >
      <Stack gap={10}>
        <Text
          size="h3"
          color={t.ink}
          style={{ fontSize: 34, lineHeight: '42px', letterSpacing: -1 }}
        >
          {content.title}
        </Text>
        <Text color={t.muted}>{content.lead}</Text>
      </Stack>
      <Row gap={16}>
        <Field t={t} width={half} {...content.name} />
        <Field t={t} width={half} {...content.email} placeholder />
      </Row>
      <Field t={t} width={inner} height={112} {...content.message} />
      <Row justify="space-between">
        <Button t={t} icon="arrow">
          {content.button}
        </Button>
        <Text size="small" color={t.muted}>
          {content.phone}
        </Text>
      </Row>
    </Box>
  )
}

const Facts = ({ t, o, content }: Props) => (
  <Row gap={12} absolute={o === 'left' ? { bottom: 56, right: 120 } : { bottom: 56, left: 120 }}>
    {content.facts.map(({ icon, text }) => (
      <Row
        key={text}
        gap={10}
        padding="12px 18px"
        radius={14}
        background={t.dark ? t.card : '#ffffff'}
        border={`1px solid ${t.line}`}
      >
        <Icon name={icon} size={18} color={t.link} />
        <Text size="small" weight={600} color={t.ink}>
          {text}
        </Text>
      </Row>
    ))}
  </Row>
)

export default definePanel({
  id: 'contact-map-form',
  name: 'Form over map',
  category: 'contact',
  columns: 1,
  keywords: ['message', 'address', 'map', 'visit'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    const height = o === 'center' ? 900 : 780
    const frame = fullBleed(t, height)
    const picture = map(t.pictures, {
      city: 'bay',
      dark: t.dark,
      frame: [frame.width, frame.height],
      pins: [pins[o]],
      pinColor: t.dark ? t.accent : t.link,
    })
    return (
      <PictureSection t={t} height={height} picture={picture}>
        <Overlay
          height={height}
          padding={o === 'center' ? '0 120px 80px' : undefined}
          justify={o === 'center' ? 'flex-end' : 'center'}
          align={sides[o]}
        >
          <Form {...props} />
        </Overlay>
        {o !== 'center' && <Facts {...props} />}
      </PictureSection>
    )
  },
})
