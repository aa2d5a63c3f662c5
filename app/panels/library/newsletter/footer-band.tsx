import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { aurora } from '../../pictures'
import {
  Badge,
  Band,
  Box,
  bandTheme,
  fullBleed,
  InlineForm,
  Pic,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'

const content = {
  title: 'Know when the ferries run late',
  text: 'One short mail at six in the morning, only on days with changes.',
  placeholder: 'you@mail.com',
  button: 'Wake me up',
  note: 'No account. Every mail ends with a way out.',
}

type Props = PanelProps<typeof content>

function Words({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack gap={6} width={centered ? 700 : 520} align={centered ? 'center' : 'flex-start'}>
      <Text
        size="h3"
        color={t.onDeep}
        align={align}
        style={centered ? { fontSize: 42, lineHeight: '50px', letterSpacing: -1.4 } : {}}
      >
        {content.title}
      </Text>
      <Text color={t.onDeepMuted} align={align}>
        {content.text}
      </Text>
    </Stack>
  )
}

const Form = ({ t, o, content }: Props) => (
  <Stack gap={10} width={460} align={o === 'center' ? 'center' : 'flex-start'}>
    <InlineForm t={t} width={460} placeholder={content.placeholder} button={content.button} />
    <Text size="small" color={t.onDeepMuted}>
      {content.note}
    </Text>
  </Stack>
)

/** Centred, the band is taller and lit. */
const Tall = (props: Props) => {
  const { t } = props
  const height = t.framed ? 408 : 360
  const frame = fullBleed(t, height)
  return (
    <Section t={t} height={height} paddingTop={0} paddingBottom={0}>
      <Pic
        picture={aurora(t.pictures, { base: t.deep })}
        width={frame.width}
        height={frame.height}
        radius={frame.radius}
        absolute={{ top: frame.inset, left: frame.inset }}
      />
      <Box relative height={height} centered gap={32}>
        <Words {...props} />
        <Form {...props} />
      </Box>
    </Section>
  )
}

function Wide(props: Props) {
  const { t, o } = props
  const words = (
    <Row gap={24}>
      <Badge t={t} icon="mail" kind="deep" size={64} />
      <Words {...props} />
    </Row>
  )
  const form = <Form {...props} />
  return (
    <Band t={t} paddingTop={64} paddingBottom={64}>
      <Row justify="space-between">
        {o === 'left' ? words : form}
        {o === 'left' ? form : words}
      </Row>
    </Band>
  )
}

export default definePanel({
  id: 'newsletter-footer-band',
  name: 'Footer band',
  category: 'newsletter',
  columns: 1,
  keywords: ['deep', 'brand color', 'strip', 'above the footer', 'e-mail'],
  usesBrandName: false,
  content,
  render: ({ t, ...props }) =>
    props.o === 'center' ? (
      <Tall t={bandTheme(t)} {...props} />
    ) : (
      <Wide t={bandTheme(t)} {...props} />
    ),
})
