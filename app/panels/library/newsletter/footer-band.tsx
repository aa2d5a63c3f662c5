import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { aurora } from '../../pictures'
import {
  Badge,
  Box,
  Button,
  bandTheme,
  Card,
  Field,
  InlineForm,
  Pic,
  panelWidth,
  Row,
  Rule,
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

/** On grey the band is the light tint: the deep one would be the same as on white. */
const groundOf = ({ framed, tint, deep }: Theme) => (framed ? tint : deep)

const inkOf = ({ framed, ink, onDeep }: Theme) => (framed ? ink : onDeep)

const softOf = ({ framed, ink, onDeepMuted }: Theme) => (framed ? ink : onDeepMuted)

const Title = ({ t, o, content, size }: Props & { size: number }) => (
  <Text
    size="h2"
    color={inkOf(t)}
    align={o === 'center' ? 'center' : 'left'}
    style={{
      fontSize: size,
      lineHeight: `${Math.round(size * 1.06)}px`,
      letterSpacing: -size * 0.042,
    }}
  >
    {content.title}
  </Text>
)

/** Where the band is lit, soft words would be too faint. */
const Lead = ({ t, o, content, width }: Props & { width: number }) => (
  <Text
    size="lead"
    color={o === 'center' ? inkOf(t) : softOf(t)}
    align={o === 'center' ? 'center' : 'left'}
    width={width}
  >
    {content.text}
  </Text>
)

const Note = ({ t, content }: Omit<Props, 'o'>) => (
  <Text size="small" color={softOf(t)}>
    {content.note}
  </Text>
)

/** A very large title over the whole width, and below a line what comes and where to. */
const Statement = (props: Props) => {
  const { t, content } = props
  const { placeholder, button } = content
  return (
    <Section t={t} paddingTop={88} paddingBottom={72} background={groundOf(t)}>
      <Title {...props} size={80} />
      <Rule t={t} color={t.framed ? t.fieldLine : t.onDeepLine} marginTop={48} marginBottom={40} />
      <Row gap={24} align="flex-start">
        <Lead {...props} width={588} />
        <Stack gap={12} width={588}>
          <InlineForm t={t} width={588} placeholder={placeholder} button={button} />
          <Note t={t} content={content} />
        </Stack>
      </Row>
    </Section>
  )
}

/** Lit, with all of it on one axis. */
const Lit = (props: Props) => {
  const { t, content } = props
  const { placeholder, button } = content
  const height = 520
  return (
    <Section t={t} height={height} paddingTop={0} paddingBottom={0} background={groundOf(t)}>
      {!t.framed && (
        <Pic
          picture={aurora(t.pictures, { base: t.deep })}
          width={panelWidth}
          height={height}
          radius={0}
          absolute={{ top: 0, left: 0 }}
        />
      )}
      <Box relative height={height} centered gap={36}>
        <Stack gap={20} align="center" width={900}>
          <Title {...props} size={64} />
          <Lead {...props} width={620} />
        </Stack>
        <Stack gap={14} align="center" width={520}>
          <InlineForm t={t} width={520} placeholder={placeholder} button={button} />
          <Note t={t} content={content} />
        </Stack>
      </Box>
    </Section>
  )
}

/** The form as a slip of paper beside the title. */
const Slip = (props: Props) => {
  const { t, content } = props
  const { placeholder, button } = content
  return (
    <Section t={t} paddingTop={72} paddingBottom={72} background={groundOf(t)}>
      <Row gap={126} align="center" style={{ flexDirection: 'row-reverse' }}>
        <Stack gap={20} width={588}>
          <Title {...props} size={56} />
          <Lead {...props} width={520} />
        </Stack>
        <Card t={t} kind="raised" width={486} padding={40} gap={24}>
          <Badge t={t} icon="mail" size={56} />
          <Stack gap={12}>
            <Field t={t} width={406} value={placeholder} icon="mail" placeholder />
            <Button t={t} width={406}>
              {button}
            </Button>
          </Stack>
          <Text size="small" color={t.muted}>
            {content.note}
          </Text>
        </Card>
      </Row>
    </Section>
  )
}

const forms = { left: Statement, center: Lit, right: Slip }

export default definePanel({
  id: 'newsletter-footer-band',
  name: 'Footer band',
  category: 'newsletter',
  columns: 1,
  keywords: ['deep', 'brand color', 'large type', 'above the footer', 'e-mail'],
  usesBrandName: false,
  content,
  render: ({ t, ...props }) => {
    const Form = forms[props.o]
    return <Form t={bandTheme(t)} {...props} />
  },
})
