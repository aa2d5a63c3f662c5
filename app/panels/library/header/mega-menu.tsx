import type { ReactElement } from 'react'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Button, Disclosure, Icon, Logo, Row, Section, Text } from '../../primitives'
import { megaMenuContent } from './mega-menu/content'
import { GuideShelf, LinkShelf } from './mega-menu/shelves'

type Props = PanelProps<typeof megaMenuContent>
const itemSize = { fontSize: 15.5 }

type EntryProps = { t: Props['t']; label: string; opens?: ReactElement }

const Entry = ({ t, label, opens }: EntryProps) => {
  const name = (
    <Row gap={6} height={44} padding={opens ? '0 10px 0 14px' : '0 14px'}>
      <Text size="small" weight={500} color={t.ink} style={itemSize}>
        {label}
      </Text>
      {opens && <Icon name="chevronDown" size={16} color={t.link} stroke={2.2} />}
    </Row>
  )
  if (!opens) return name
  return (
    <Disclosure floats summary={name}>
      {opens}
    </Disclosure>
  )
}

/** The first two entries open a shelf each. */
const Menu = ({ t, o, content }: Props) => {
  const shelves = [
    <LinkShelf key="links" {...{ t, content }} />,
    <GuideShelf key="guides" {...{ t, content }} />,
  ]
  const centered = o === 'center'
  return (
    <Row
      gap={centered ? 4 : 0}
      padding={centered ? '6px 8px' : 0}
      radius={centered ? 99 : 0}
      background={centered ? t.tint : undefined}
    >
      {content.menu.map((label, i) => (
        <Entry key={label} t={t} label={label} opens={shelves[i]} />
      ))}
    </Row>
  )
}

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
  const logo = <Logo t={t} />
  const menu = <Menu {...props} />
  const actions = <Actions {...props} />
  if (o === 'center') {
    return (
      <>
        {logo}
        {menu}
        {actions}
      </>
    )
  }
  return o === 'left' ? (
    <>
      <Row gap={36}>
        {logo}
        {menu}
      </Row>
      {actions}
    </>
  ) : (
    <>
      {logo}
      <Row gap={28}>
        {menu}
        {actions}
      </Row>
    </>
  )
}

export default definePanel({
  id: 'header-mega-menu',
  name: 'Mega menu',
  category: 'header',
  columns: 4,
  keywords: ['dropdown', 'opens', 'navigation', 'columns'],
  usesBrandName: true,
  content: megaMenuContent,
  render: (props) => (
    <Section
      t={props.t}
      paddingTop={0}
      paddingBottom={0}
      style={{ borderBottom: `1px solid ${props.t.line}` }}
    >
      <Row height={96} justify="space-between">
        <Bar {...props} />
      </Row>
    </Section>
  ),
})
