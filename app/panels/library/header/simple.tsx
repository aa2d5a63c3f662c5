import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, Button, Icon, Logo, Row, Section, Text } from '../../primitives'

const content = {
  menu: ['Studio', 'Projects', 'Journal', 'People', 'Contact'],
  phone: '+45 33 55 01 80',
  button: 'Book a call',
}

type Props = PanelProps<typeof content>
const itemSize = { fontSize: 15.5 }

/** The current page sits on a tinted pill. */
const Menu = ({ t, content }: Props) => (
  <Row gap={4}>
    {content.menu.map((label, i) => (
      <Row
        key={label}
        height={42}
        padding="0 16px"
        radius={12}
        background={i === 0 ? t.tint : 'transparent'}
      >
        <Text
          size="small"
          weight={i === 0 ? 600 : 500}
          color={i === 0 ? t.onTint : t.muted}
          style={itemSize}
        >
          {label}
        </Text>
      </Row>
    ))}
  </Row>
)

const Phone = ({ t, content }: Props) => (
  <Row gap={9}>
    <Icon name="phone" size={17} color={t.link} stroke={1.9} />
    <Text size="small" weight={600} color={t.ink} style={itemSize}>
      {content.phone}
    </Text>
  </Row>
)

const Action = ({ t, content }: Props) => (
  <Button t={t} size="s">
    {content.button}
  </Button>
)

function Parts(props: Props) {
  const { t, o } = props
  const menu = <Menu {...props} />
  const logo = <Logo t={t} />
  if (o === 'center') {
    return (
      <>
        <Box width={280}>{logo}</Box>
        {menu}
        <Row width={280} justify="flex-end">
          <Action {...props} />
        </Row>
      </>
    )
  }
  if (o === 'right') {
    return (
      <>
        {logo}
        <Row gap={24}>
          {menu}
          <Phone {...props} />
          <Action {...props} />
        </Row>
      </>
    )
  }
  return (
    <>
      <Row gap={28}>
        {logo}
        {menu}
      </Row>
      <Row gap={24}>
        <Phone {...props} />
        <Action {...props} />
      </Row>
    </>
  )
}

export default definePanel({
  id: 'header-simple',
  name: 'Simple bar',
  category: 'header',
  columns: 1,
  keywords: ['floating', 'card', 'phone number', 'compact'],
  usesBrandName: true,
  content,
  render: (props) => {
    const { t } = props
    return (
      <Section t={t} paddingTop={24} paddingBottom={24} paddingX={96}>
        <Row
          width={1248}
          height={78}
          padding="0 18px 0 24px"
          justify="space-between"
          radius={20}
          background={t.card}
          border={`1px solid ${t.cardLine}`}
        >
          <Parts {...props} />
        </Row>
      </Section>
    )
  },
})
