import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { IconName } from '../../primitives'
import { Box, Chip, contrast, Icon, Logo, Row, Section, Stack, Text } from '../../primitives'

const icons: IconName[] = ['user', 'heart']

const content = {
  search: 'Search 2,400 things for the kitchen',
  scope: 'All shelves',
  icons,
  basket: { label: 'Basket', count: '3' },
  shelves: ['New in', 'Knives', 'Pans', 'Baking', 'Tableware', 'Storage'],
  offer: 'Sale',
  note: 'Free delivery over $60',
}

type Props = PanelProps<typeof content>
const itemSize = { fontSize: 15.5 }

const Scope = ({ t, label }: { t: Props['t']; label: string }) => (
  <Row gap={8} padding="0 14px" height={44} style={{ borderRight: `1px solid ${t.line}` }}>
    <Text size="small" weight={600} color={t.ink} nowrap>
      {label}
    </Text>
    <Icon name="chevronDown" size={15} color={t.muted} stroke={2} />
  </Row>
)

const Search = ({ t, o, content, width }: Props & { width: number }) => (
  <Row
    width={width}
    height={54}
    padding={5}
    justify="space-between"
    radius={14}
    background={t.dark ? t.card : '#ffffff'}
    border={`1.5px solid ${t.fieldLine}`}
  >
    {o !== 'center' && <Scope t={t} label={content.scope} />}
    <Row grow padding="0 16px">
      <Text size="small" color={t.muted} style={itemSize}>
        {content.search}
      </Text>
    </Row>
    <Box centered width={52} height={44} radius={10} background={t.action}>
      <Icon name="search" size={19} color={t.onAction} stroke={2.1} />
    </Box>
  </Row>
)

const Basket = ({ t, content }: Props) => (
  <Row gap={11} height={54} padding="0 18px" radius={14} background={t.tint}>
    <Icon name="bag" size={21} color={t.onTint} stroke={1.9} />
    <Text size="small" weight={600} color={t.onTint} style={itemSize}>
      {content.basket.label}
    </Text>
    <Box centered height={22} padding="0 7px" radius={11} background={t.action}>
      <Text size="micro" weight={600} color={t.onAction}>
        {content.basket.count}
      </Text>
    </Box>
  </Row>
)

function Actions(props: Props) {
  const { t, content } = props
  const icons = content.icons.map((icon) => <Icon key={icon} name={icon} size={23} color={t.ink} />)
  return (
    <Row gap={24}>
      {icons}
      <Basket {...props} />
    </Row>
  )
}

/** Logo, search and basket; the logo takes the middle when centred. */
function Main(props: Props) {
  const { t, o } = props
  if (o === 'center') {
    return (
      <Row height={104} justify="space-between">
        <Search {...props} width={470} />
        <Logo t={t} nameWidth={150} scale={1.1} />
        <Row width={470} justify="flex-end">
          <Actions {...props} />
        </Row>
      </Row>
    )
  }
  const actions = <Actions {...props} />
  const logo = <Logo t={t} nameWidth={170} />
  return (
    <Row height={104} justify="space-between">
      {logo}
      {o === 'left' ? (
        <>
          <Search {...props} width={620} />
          {actions}
        </>
      ) : (
        <Row gap={32}>
          <Search {...props} width={480} />
          {actions}
        </Row>
      )}
    </Row>
  )
}

/** What is on offer stands at the end, in its own color, and nowhere else. */
const Shelves = ({ t, content }: Props) => (
  <Row gap={32}>
    {content.shelves.map((shelf, i) =>
      shelf === content.offer ? null : (
        <Text
          key={shelf}
          size="small"
          weight={i === 0 ? 600 : 500}
          color={i === 0 ? t.ink : t.muted}
          style={itemSize}
        >
          {shelf}
        </Text>
      ),
    )}
    <Chip t={t} kind={contrast(t.badge, t.bg) < 1.3 ? 'tint' : 'badge'} icon="tag">
      {content.offer}
    </Chip>
  </Row>
)

const Note = ({ t, content }: Props) => (
  <Row gap={10}>
    <Icon name="truck" size={19} color={t.link} />
    <Text size="small" weight={500} color={t.ink}>
      {content.note}
    </Text>
  </Row>
)

function Line(props: Props) {
  const { o } = props
  const shelves = <Shelves {...props} />
  if (o === 'center') {
    return (
      <Row height={60} justify="center">
        {shelves}
      </Row>
    )
  }
  const note = <Note {...props} />
  return (
    <Row height={60} justify="space-between">
      {o === 'left' ? shelves : note}
      {o === 'left' ? note : shelves}
    </Row>
  )
}

export default definePanel({
  id: 'header-shop-search',
  name: 'Shop with search',
  category: 'header',
  columns: 1,
  keywords: ['store', 'basket', 'cart', 'search field', 'categories'],
  usesBrandName: true,
  content,
  render: (props) => {
    const rule = `1px solid ${props.t.line}`
    return (
      <Section t={props.t} paddingTop={0} paddingBottom={0} paddingX={0}>
        <Stack padding="0 120px">
          <Main {...props} />
        </Stack>
        <Stack padding="0 120px" style={{ borderTop: rule, borderBottom: rule }}>
          <Line {...props} />
        </Stack>
      </Section>
    )
  },
})
