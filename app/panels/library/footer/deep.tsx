import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { IconName } from '../../primitives'
import {
  Box,
  Button,
  bandTheme,
  copyright,
  Icon,
  Logo,
  panelWidth,
  RoundIcon,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'

type Fact = { icon: IconName; text: string }

const icon: IconName = 'camera'
const facts: Fact[] = [
  { icon: 'pin', text: 'Mill Lane 22, Bristol' },
  { icon: 'phone', text: '+44 117 555 0162' },
  { icon: 'clock', text: 'Mon to Sat, 8 AM – 6 PM' },
]
const social: IconName[] = ['instagram', 'facebook', 'youtube']

const content = {
  title: 'A roof that pays its own bills',
  lead: 'Send a photo of your roof. Priya answers with a price by tomorrow noon.',
  button: 'Send a photo',
  icon,
  columns: [
    { title: 'Solar', links: ['Roof panels', 'Balcony kits', 'Batteries', 'Car chargers'] },
    { title: 'Service', links: ['Maintenance', 'Cleaning', 'Monitoring', 'Insurance'] },
    { title: 'Company', links: ['About us', 'Our fitters', 'Open jobs', 'Press'] },
    { title: 'Help', links: ['Questions', 'Grants', 'Price list', 'Contact'] },
  ],
  facts,
  rights: 'All rights reserved.',
  legal: ['Legal', 'Privacy', 'Cookies'],
  social,
}

type Props = PanelProps<typeof content>

/** On grey it stands on the page, above the deep part; else within. */
function Invitation({ t, o, content }: Props) {
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  const onDeep = !t.framed
  const words = (
    <Stack width={centered ? 720 : 588} gap={10} align={centered ? 'center' : 'flex-start'}>
      <Text
        size="h3"
        color={onDeep ? t.onDeep : t.ink}
        align={align}
        style={{ fontSize: 44, lineHeight: '52px', letterSpacing: -1.4 }}
      >
        {content.title}
      </Text>
      <Text color={onDeep ? t.onDeepMuted : t.muted} align={align} style={{ fontSize: 17 }}>
        {content.lead}
      </Text>
    </Stack>
  )
  const button = (
    <Button
      t={t}
      kind={onDeep ? 'accent' : 'solid'}
      onDeep={onDeep}
      size="l"
      icon={content.icon}
      iconFirst
    >
      {content.button}
    </Button>
  )
  if (centered) {
    return (
      <Stack align="center" gap={28}>
        {words}
        {button}
      </Stack>
    )
  }
  return (
    <Row justify="space-between" style={{ paddingLeft: o === 'right' ? 408 : 0 }}>
      {words}
      {button}
    </Row>
  )
}

const Address = ({ t, content }: Props) => (
  <Stack gap={24} width={300}>
    <Logo t={t} onDeep nameWidth={240} />
    <Stack gap={14}>
      {content.facts.map(({ icon, text }) => (
        <Row key={text} gap={11}>
          <Icon name={icon} size={18} color={t.onDeepMuted} />
          <Text size="small" color={t.onDeep} style={{ fontSize: 15 }}>
            {text}
          </Text>
        </Row>
      ))}
    </Stack>
  </Stack>
)

/** Centred, the address is one line under the logo. */
const AddressLine = ({ t, content }: Props) => (
  <Stack align="center" gap={28}>
    <Logo t={t} onDeep scale={1.2} nameWidth={320} />
    <Row gap={36}>
      {content.facts.map(({ icon, text }) => (
        <Row key={text} gap={11}>
          <Icon name={icon} size={18} color={t.onDeepMuted} />
          <Text size="small" color={t.onDeep} style={{ fontSize: 15 }}>
            {text}
          </Text>
        </Row>
      ))}
    </Row>
  </Stack>
)

const Links = ({ t, o, content }: Props) => (
  <Row align="flex-start" justify="space-between" width={o === 'center' ? 1040 : 780}>
    {content.columns.map(({ title, links }) => (
      <Stack
        key={title}
        gap={14}
        width={o === 'center' ? 200 : 150}
        align={o === 'center' ? 'center' : 'flex-start'}
      >
        <Text size="small" weight={600} color={t.onDeep}>
          {title}
        </Text>
        {links.map((link) => (
          <Text key={link} size="small" color={t.onDeepMuted} style={{ fontSize: 15 }}>
            {link}
          </Text>
        ))}
      </Stack>
    ))}
  </Row>
)

function LastLine({ t, o, content }: Props) {
  const rights = (
    <Text size="small" color={t.onDeepMuted}>
      {`${copyright(t)} ${content.rights}`}
    </Text>
  )
  const icons = (
    <Row gap={10}>
      {content.social.map((icon) => (
        <RoundIcon key={icon} t={t} icon={icon} size={40} color={t.onDeep} line={t.onDeepLine} />
      ))}
    </Row>
  )
  return (
    <Row justify="space-between">
      {o === 'right' ? icons : rights}
      <Row gap={24}>
        {content.legal.map((link) => (
          <Text key={link} size="small" color={t.onDeepMuted}>
            {link}
          </Text>
        ))}
      </Row>
      {o === 'right' ? rights : icons}
    </Row>
  )
}

export default definePanel({
  id: 'footer-deep',
  name: 'Deep with five columns',
  category: 'footer',
  columns: 5,
  keywords: ['dark', 'brand color', 'address', 'links', 'call to action'],
  usesBrandName: true,
  content,
  render: ({ t: theme, o, content }) => {
    const t = bandTheme(theme)
    const props = { t, o, content }
    const address = <Address {...props} />
    const links = <Links {...props} />
    const line = <Rule t={t} color={t.onDeepLine} marginTop={56} marginBottom={56} />
    const rest = (
      <>
        {o === 'center' ? (
          <Stack align="center" gap={56}>
            <AddressLine {...props} />
            {links}
          </Stack>
        ) : (
          <Row align="flex-start" justify="space-between">
            {o === 'left' ? address : links}
            {o === 'left' ? links : address}
          </Row>
        )}
        <Rule t={t} color={t.onDeepLine} marginTop={56} marginBottom={28} />
        <LastLine {...props} />
      </>
    )
    if (t.framed) {
      return (
        <Section t={t} paddingTop={0} paddingBottom={0} paddingX={0}>
          <Box width={panelWidth} padding="72px 120px">
            <Invitation {...props} />
          </Box>
          <Box width={panelWidth} padding="64px 120px 36px" background={t.deep}>
            {rest}
          </Box>
        </Section>
      )
    }
    return (
      <Section t={t} paddingTop={80} paddingBottom={36} background={t.deep}>
        <Invitation {...props} />
        {line}
        {rest}
      </Section>
    )
  },
})
