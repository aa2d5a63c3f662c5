import type { ReactElement } from 'react'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  CheckList,
  Columns,
  Eyebrow,
  Head,
  LinkTo,
  Pic,
  Row,
  Section,
  Stack,
  Tabs,
  Text,
} from '../../primitives'
import { places, type TabWords, tabsContent } from './tabs/content'

type Props = PanelProps<typeof tabsContent>
type Theme = Props['t']
type LabelProps = { t: Theme; tab: TabWords; chosen: boolean }

/** A column of the bar across: a line above that the chosen one fills. */
const Column = ({ t, tab, chosen }: LabelProps) => (
  <Stack gap={16}>
    <Box height={4} radius={2} background={chosen ? t.mark : t.line} />
    <Stack>
      <Text size="h4" color={chosen ? t.ink : t.muted}>
        {tab.label}
      </Text>
      <Text size="small" color={t.muted}>
        {tab.note}
      </Text>
    </Stack>
  </Stack>
)

const Pill = ({ t, tab, chosen }: LabelProps) => (
  <Row
    height={52}
    padding="0 28px"
    radius={26}
    background={chosen ? t.action : t.card}
    border={`1px solid ${chosen ? t.actionLine : t.cardLine}`}
  >
    <Text weight={600} color={chosen ? t.onAction : t.ink} nowrap>
      {tab.label}
    </Text>
  </Row>
)

/** A line of the list beside: large letters, the chosen ones dark. */
const Line = ({ t, tab, chosen }: LabelProps) => (
  <Row gap={16} padding="18px 0" style={{ borderTop: `1px solid ${t.line}` }}>
    <Box width={10} height={10} radius={5} background={chosen ? t.mark : t.line} />
    <Text size="h3" color={chosen ? t.ink : t.muted} style={{ flexShrink: 1, flexGrow: 1 }}>
      {tab.label}
    </Text>
    <Text size="small" color={t.muted} nowrap>
      {tab.note}
    </Text>
  </Row>
)

type PageProps = { t: Theme; tab: TabWords; width: number; height: number }

const View = ({ t, tab, width, height }: PageProps) => (
  <Pic picture={places[tab.place](t.pictures)} width={width} height={height} />
)

const Words = ({ t, tab }: { t: Theme; tab: TabWords }) => (
  <Stack gap={16} align="flex-start">
    <Text size="h3" color={t.ink}>
      {tab.title}
    </Text>
    <Text color={t.muted}>{tab.text}</Text>
  </Stack>
)

const Beside = ({ t, tab }: { t: Theme; tab: TabWords }) => (
  <Row gap={56}>
    <View t={t} tab={tab} width={690} height={452} />
    <Stack width={430} gap={28} align="flex-start">
      <Words t={t} tab={tab} />
      <CheckList t={t} items={tab.points} />
      <LinkTo t={t}>{tab.link}</LinkTo>
    </Stack>
  </Row>
)

/** The picture above, words and list side by side below it. */
const Below = ({ t, tab, width, height }: PageProps) => {
  const column = (width - 64) / 2
  return (
    <Stack width={width} gap={32}>
      <View t={t} tab={tab} width={width} height={height} />
      <Row gap={64} align="flex-start">
        <Box width={column}>
          <Words t={t} tab={tab} />
        </Box>
        <Stack width={column} gap={24} align="flex-start">
          <CheckList t={t} items={tab.points} gap={10} />
          <LinkTo t={t}>{tab.link}</LinkTo>
        </Stack>
      </Row>
    </Stack>
  )
}

const Across = ({ t, content }: Props) => {
  const count = Math.max(1, content.tabs.length)
  const width = Math.floor((1200 - (count - 1) * 24) / count)
  return (
    <Tabs
      rows={content.tabs}
      width={width}
      label={(tab, chosen) => <Column t={t} tab={tab} chosen={chosen} />}
      page={(tab) => <Beside t={t} tab={tab} />}
    >
      {(labels, page) => (
        <Stack gap={40}>
          <Columns>{labels}</Columns>
          {page}
        </Stack>
      )}
    </Tabs>
  )
}

const Centered = ({ t, content }: Props) => (
  <Tabs
    rows={content.tabs}
    label={(tab, chosen) => <Pill t={t} tab={tab} chosen={chosen} />}
    page={(tab) => <Below t={t} tab={tab} width={1200} height={480} />}
  >
    {(labels, page) => (
      <Stack gap={40} align="center">
        <Row gap={12}>{labels}</Row>
        {page}
      </Stack>
    )}
  </Tabs>
)

const Mirrored = ({ t, content }: Props) => (
  <Tabs
    rows={content.tabs}
    width={282}
    label={(tab, chosen) => <Line t={t} tab={tab} chosen={chosen} />}
    page={(tab) => <Below t={t} tab={tab} width={854} height={440} />}
  >
    {(labels, page): ReactElement => (
      <Row gap={64} align="flex-start" style={{ flexDirection: 'row-reverse' }}>
        <Stack width={282} gap={40}>
          <Stack gap={16} align="flex-start">
            <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
            <Text size="h2" color={t.ink} style={{ fontSize: 40, lineHeight: '46px' }}>
              {content.title}
            </Text>
            <Text color={t.muted}>{content.lead}</Text>
          </Stack>
          <Stack style={{ borderBottom: `1px solid ${t.line}` }}>{labels}</Stack>
        </Stack>
        {page}
      </Row>
    )}
  </Tabs>
)

export default definePanel({
  id: 'features-tabs',
  name: 'Tabs with pictures',
  category: 'features',
  columns: 4,
  keywords: ['tabs', 'switch', 'pictures', 'tour', 'choose'],
  usesBrandName: false,
  content: tabsContent,
  render(props) {
    const { t, o, content } = props
    const { tabs, ...words } = content
    return (
      <Section t={t}>
        {o !== 'right' && <Head t={t} o={o} marginBottom={48} {...words} />}
        {{ left: Across, center: Centered, right: Mirrored }[o](props)}
      </Section>
    )
  },
})
