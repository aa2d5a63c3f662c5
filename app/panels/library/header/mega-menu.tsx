import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, Button, Icon, Logo, Row, Section, Stack, Text } from '../../primitives'
import { Guide, Story, Topic } from './mega-menu/columns'
import { megaMenuContent } from './mega-menu/content'

type Props = PanelProps<typeof megaMenuContent>
const itemSize = { fontSize: 15.5 }

/** The current entry is tinted. */
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
          <Icon name="chevronDown" size={15} color={i === 0 ? t.onTint : t.faint} stroke={2} />
        )}
      </Row>
    ))}
  </Row>
)

const Actions = ({ t, content }: Props) => (
  <Row gap={22}>
    <Text size="small" weight={600} color={t.ink} style={itemSize}>
      {content.signIn}
    </Text>
    <Button t={t} size="s">
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
      <Logo t={t} />
      {o === 'left' ? (
        <>
          {menu}
          {actions}
        </>
      ) : (
        <Row gap={28}>
          {menu}
          {actions}
        </Row>
      )}
    </Row>
  )
}

/** What the menu opens, in one shallow line: an open menu would cover the page below. */
const Shelf = ({ t, o, content }: Props) => (
  <Row height={96} justify="space-between" style={{ borderTop: `1px solid ${t.line}` }}>
    {o === 'center'
      ? content.guides.map((guide, i) => <Guide key={guide.label} t={t} guide={guide} index={i} />)
      : content.columns.map((column) => <Topic key={column.title} t={t} column={column} />)}
    {o !== 'center' && <Story t={t} story={content.story} />}
  </Row>
)

export default definePanel({
  id: 'header-mega-menu',
  name: 'Mega menu',
  category: 'header',
  columns: 4,
  keywords: ['dropdown', 'two lines', 'navigation', 'columns'],
  usesBrandName: true,
  content: megaMenuContent,
  render: (props) => (
    <Section
      t={props.t}
      paddingTop={0}
      paddingBottom={0}
      style={{ borderBottom: `1px solid ${props.t.line}` }}
    >
      <Bar {...props} />
      <Shelf {...props} />
    </Section>
  ),
})
