import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, Button, Chip, Icon, Logo, Row, Section, Stack, Text } from '../../primitives'

const content = {
  badge: 'New',
  news: 'The spring release is here: shared calendars and faster exports',
  menu: [
    { label: 'Products', opens: true },
    { label: 'Solutions', opens: true },
    { label: 'Pricing', opens: false },
    { label: 'Stories', opens: false },
    { label: 'About', opens: false },
  ],
  signIn: 'Sign in',
  button: 'Start free',
}

type Props = PanelProps<typeof content>
const itemSize = { fontSize: 15.5 }

const News = ({ t, o, content }: Props) => (
  <Row
    height={44}
    gap={12}
    padding="0 120px"
    justify={o === 'left' ? 'flex-start' : o === 'center' ? 'center' : 'flex-end'}
    background={t.deep}
  >
    <Chip t={t} kind="badge">
      {content.badge}
    </Chip>
    <Text size="small" weight={500} color={t.onDeep}>
      {content.news}
    </Text>
    <Icon name="arrow" size={16} color={t.onDeep} stroke={2} />
  </Row>
)

const Menu = ({ t, o, content }: Props) => (
  <Row gap={32}>
    {content.menu.slice(0, o === 'center' ? 4 : 5).map(({ label, opens }, i) => (
      <Row key={label} gap={5}>
        <Text
          size="small"
          weight={i === 0 ? 600 : 500}
          color={i === 0 ? t.ink : t.muted}
          style={itemSize}
        >
          {label}
        </Text>
        {opens && <Icon name="chevronDown" size={15} color={t.faint} stroke={2} />}
      </Row>
    ))}
  </Row>
)

const Actions = ({ t, content }: Props) => (
  <Row gap={22}>
    <Text size="small" weight={600} color={t.ink} style={itemSize}>
      {content.signIn}
    </Text>
    <Button t={t} size="s" icon="arrow">
      {content.button}
    </Button>
  </Row>
)

function Bar(props: Props) {
  const { t, o } = props
  const menu = <Menu {...props} />
  const actions = <Actions {...props} />
  if (o === 'center') {
    return (
      <>
        <Box width={480}>{menu}</Box>
        <Logo t={t} />
        <Stack width={480} align="flex-end">
          {actions}
        </Stack>
      </>
    )
  }
  if (o === 'right') {
    return (
      <>
        <Logo t={t} />
        <Row gap={48}>
          {menu}
          {actions}
        </Row>
      </>
    )
  }
  return (
    <>
      <Row gap={56}>
        <Logo t={t} />
        {menu}
      </Row>
      {actions}
    </>
  )
}

export default definePanel({
  id: 'header-announcement',
  name: 'Announcement bar',
  category: 'header',
  columns: 1,
  keywords: ['news', 'promotion', 'menu'],
  usesBrandName: true,
  content,
  render: (props) => (
    <Section t={props.t} paddingTop={0} paddingBottom={0} paddingX={0}>
      <News {...props} />
      <Row
        height={88}
        padding="0 120px"
        justify="space-between"
        style={{ borderBottom: `1px solid ${props.t.line}` }}
      >
        <Bar {...props} />
      </Row>
    </Section>
  ),
})
