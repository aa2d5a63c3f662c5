import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { IconName } from '../../primitives'
import { Button, Icon, Logo, Row, Rule, Section, Stack, Text } from '../../primitives'

const facts: { icon: IconName; text: string }[] = [
  { icon: 'pin', text: 'Harbour Street 9, Aarhus' },
  { icon: 'clock', text: 'Wed to Sun, 5 – 11 PM' },
]

const content = {
  facts,
  menu: ['Menu', 'Wine', 'Garden', 'Our farm', 'Vouchers', 'Visit'],
  phone: '+45 86 12 04 40',
  button: 'Reserve a table',
}

type Props = PanelProps<typeof content>
const itemSize = { fontSize: 15.5 }

const Fact = ({ t, icon, text }: { t: Props['t']; icon: IconName; text: string }) => (
  <Row gap={9}>
    <Icon name={icon} size={17} color={t.link} />
    <Text size="small" weight={500} color={t.muted}>
      {text}
    </Text>
  </Row>
)

const Items = ({ t, labels }: { t: Props['t']; labels: readonly string[] }) => (
  <Row gap={36}>
    {labels.map((label) => (
      <Text key={label} size="small" weight={500} color={t.ink} style={itemSize}>
        {label}
      </Text>
    ))}
  </Row>
)

const Facts = ({ t, content }: Props) => (
  <Row gap={28}>
    {content.facts.map((fact) => (
      <Fact key={fact.text} t={t} {...fact} />
    ))}
  </Row>
)

const Reserve = ({ t, content }: Props) => (
  <Button t={t} size="s" icon="calendar" iconFirst>
    {content.button}
  </Button>
)

const side = 440

/** Address and hours, the logo in the middle, the button. */
function TopLine(props: Props) {
  const { t, o, content } = props
  return (
    <Row height={92} justify="space-between">
      <Row width={side}>
        {o === 'left' ? <Facts {...props} /> : <Fact t={t} icon="phone" text={content.phone} />}
      </Row>
      <Logo t={t} scale={1.15} />
      <Row width={side} justify="flex-end">
        <Reserve {...props} />
      </Row>
    </Row>
  )
}

function MenuLine(props: Props) {
  const { t, o, content } = props
  const menu = <Items t={t} labels={content.menu} />
  const phone = <Fact t={t} icon="phone" text={content.phone} />
  return (
    <Row height={60} justify="space-between">
      {o === 'left' ? menu : <Facts {...props} />}
      {o === 'left' ? phone : menu}
    </Row>
  )
}

/** The logo between the two halves of the menu; facts and the button below. */
function Symmetric(props: Props) {
  const { t, content } = props
  const half = Math.ceil(content.menu.length / 2)
  return (
    <Stack>
      <Row height={116} justify="space-between">
        <Row width={side} justify="flex-end" style={{ paddingRight: 24 }}>
          <Items t={t} labels={content.menu.slice(0, half)} />
        </Row>
        <Logo t={t} scale={1.3} />
        <Row width={side} style={{ paddingLeft: 24 }}>
          <Items t={t} labels={content.menu.slice(half)} />
        </Row>
      </Row>
      <Rule t={t} />
      <Row height={68} justify="space-between">
        <Row width={side}>
          <Facts {...props} />
        </Row>
        <Fact t={t} icon="phone" text={content.phone} />
        <Row width={side} justify="flex-end">
          <Reserve {...props} />
        </Row>
      </Row>
    </Stack>
  )
}

export default definePanel({
  id: 'header-centred-logo',
  name: 'Centered logo',
  category: 'header',
  columns: 1,
  keywords: ['restaurant', 'hotel', 'symmetrical', 'address', 'opening hours'],
  usesBrandName: true,
  content,
  render: (props) => {
    const { t, o } = props
    return (
      <Section
        t={t}
        paddingTop={0}
        paddingBottom={0}
        style={{ borderBottom: `1px solid ${t.line}` }}
      >
        {o === 'center' ? (
          <Symmetric {...props} />
        ) : (
          <Stack>
            <TopLine {...props} />
            <Rule t={t} />
            <MenuLine {...props} />
          </Stack>
        )}
      </Section>
    )
  },
})
