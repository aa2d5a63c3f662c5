import { definePanel } from '../../define-panel'
import {
  Box,
  Button,
  Card,
  Columns,
  Icon,
  LinkTo,
  Logo,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import type { PanelProps } from '../../types'
import { Guide, LinkColumn, Story } from './mega-menu/columns'
import { megaMenuContent } from './mega-menu/content'

type Props = PanelProps<typeof megaMenuContent>
const itemSize = { fontSize: 15.5 }

/** The first entry is open: tinted, arrow up. */
const Menu = ({ t, content }: Props) => (
  <Row gap={2}>
    {content.menu.map((label, i) => (
      <Row
        key={label}
        gap={6}
        height={42}
        padding="0 14px"
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
        {i < 2 && (
          <Icon
            name={i === 0 ? 'chevronUp' : 'chevronDown'}
            size={15}
            color={i === 0 ? t.onTint : t.faint}
            stroke={2}
          />
        )}
      </Row>
    ))}
  </Row>
)

function Actions({ t, o, content }: Props) {
  const button = (
    <Button t={t} size="s">
      {content.button}
    </Button>
  )
  return (
    <Row gap={22}>
      {o === 'right' && button}
      <Text size="small" weight={600} color={t.ink} style={itemSize}>
        {content.signIn}
      </Text>
      {o !== 'right' && button}
    </Row>
  )
}

function Bar(props: Props) {
  const { t, o } = props
  const menu = <Menu {...props} />
  const actions = <Actions {...props} />
  if (o === 'center') {
    return (
      <Row height={88} justify="space-between">
        <Box width={280}>
          <Logo t={t} />
        </Box>
        {menu}
        <Stack width={280} align="flex-end">
          {actions}
        </Stack>
      </Row>
    )
  }
  return (
    <Row height={88} justify="space-between">
      {o === 'left' ? <Logo t={t} /> : actions}
      {menu}
      {o === 'left' ? actions : <Logo t={t} />}
    </Row>
  )
}

const Help = ({ t, o, content }: Props) => (
  <Row
    height={64}
    gap={24}
    padding="0 36px"
    justify={o === 'center' ? 'center' : 'space-between'}
    background={t.tint}
    style={{ borderRadius: '0 0 24px 24px' }}
  >
    <Text size="small" weight={500} color={t.ink} style={itemSize}>
      {content.help.text}
    </Text>
    <LinkTo t={t} color={t.onTint}>
      {content.help.link}
    </LinkTo>
  </Row>
)

function OpenMenu(props: Props) {
  const { t, o, content } = props
  const story = <Story t={t} story={content.story} />
  return (
    <Card
      t={t}
      width={1200}
      padding={0}
      radius={24}
      background={t.raised}
      border={undefined}
      shadow={t.shadow.card}
    >
      {o === 'center' ? (
        <Columns padding={36} gap={26} justify="space-between">
          {content.guides.map((guide, i) => (
            <Guide key={guide.label} t={t} guide={guide} index={i} />
          ))}
        </Columns>
      ) : (
        <Columns padding={36} justify="space-between">
          {o === 'right' && story}
          {content.columns.map((column) => (
            <LinkColumn key={column.title} t={t} column={column} />
          ))}
          {o === 'left' && story}
        </Columns>
      )}
      <Help {...props} />
    </Card>
  )
}

export default definePanel({
  id: 'header-mega-menu',
  name: 'Mega menu',
  category: 'header',
  columns: 4,
  keywords: ['dropdown', 'open menu', 'navigation', 'columns'],
  usesBrandName: true,
  content: megaMenuContent,
  render: (props) => (
    <Section t={props.t} paddingTop={0} paddingBottom={72}>
      <Bar {...props} />
      <OpenMenu {...props} />
    </Section>
  ),
})
