import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { Box, bandTheme, Icon, Row, Section, Stack, Text } from '../../primitives'
import { type Store, type StoresWords, storesContent } from './stores/content'
import { Screens } from './stores/screens'

type Props = PanelProps<StoresWords>
type Theme = Props['t']
type Ground = 'panel' | 'deep'

/** The app as it lies on a phone: a moon over water. */
const AppIcon = ({ t, size, ground }: { t: Theme; size: number; ground: Ground }) => {
  const [back, front] = ground === 'deep' ? [t.onDeep, t.deep] : [t.action, t.onAction]
  return (
    <Box
      centered
      width={size}
      height={size}
      radius={size * 0.24}
      background={back}
      border={ground === 'panel' ? `1px solid ${t.actionLine}` : undefined}
    >
      <svg width={size * 0.62} height={size * 0.62} viewBox="0 0 62 62" style={{ flexShrink: 0 }}>
        <circle cx="40" cy="16" r="10" fill={front} />
        {[34, 45, 56].map((y) => (
          <path
            key={y}
            d={`M3 ${y}C10 ${y - 8} 17 ${y - 8} 24 ${y}S38 ${y + 8} 45 ${y}S56 ${y - 4} 59 ${y - 2}`}
            fill="none"
            stroke={front}
            strokeWidth="4.5"
            strokeLinecap="round"
          />
        ))}
      </svg>
    </Box>
  )
}

/** Two lines beside a sign, as shops for apps have them, without the mark of any. */
const StoreButton = ({ t, store, ground }: { t: Theme; store: Store; ground: Ground }) => {
  const [back, front] =
    ground === 'deep' ? [t.onDeep, t.bright ? '#ffffff' : t.deep] : [t.ink, t.bg]
  return (
    <Row gap={14} height={64} padding="0 26px 0 20px" radius={16} background={back}>
      <Icon name={store.icon} size={26} color={front} stroke={1.9} />
      <Stack>
        <Text size="micro" color={front}>
          {store.small}
        </Text>
        <Text size="h5" color={front} nowrap style={{ lineHeight: '22px' }}>
          {store.link}
        </Text>
      </Stack>
    </Row>
  )
}

const Stores = ({ t, content, ground }: Props & { ground: Ground }) => (
  <Row gap={14} style={{ flexWrap: 'wrap' }}>
    {content.stores.map((store) => (
      <StoreButton key={store.link} t={t} store={store} ground={ground} />
    ))}
  </Row>
)

const Facts = ({ t, content, ground }: Props & { ground: Ground }) => {
  const [ink, muted] = ground === 'deep' ? [t.onDeep, t.onDeepMuted] : [t.ink, t.muted]
  return (
    <Row gap={24} align="flex-start">
      {content.facts.slice(0, 4).map(({ value, label }) => (
        <Stack key={label}>
          <Text size="h4" color={ink}>
            {value}
          </Text>
          <Text size="small" color={muted}>
            {label}
          </Text>
        </Stack>
      ))}
    </Row>
  )
}

function Words(props: Props & { ground: Ground; width: number }) {
  const { t, o, content, ground, width } = props
  const [ink, muted] = ground === 'deep' ? [t.onDeep, t.onDeepMuted] : [t.ink, t.muted]
  const centered = o === 'center'
  const align = centered ? 'center' : 'left'
  return (
    <Stack width={width} gap={32} align={centered ? 'center' : 'flex-start'}>
      <Row gap={20}>
        <AppIcon t={t} size={centered ? 96 : 80} ground={ground} />
        <Text size="h4" color={ink} style={{ fontSize: 24, lineHeight: '32px' }}>
          {content.name}
        </Text>
      </Row>
      <Stack gap={16} align={centered ? 'center' : 'flex-start'}>
        <Text size="h1" color={ink} align={align}>
          {content.title}
        </Text>
        <Text size="lead" color={muted} align={align} maxWidth={540}>
          {content.lead}
        </Text>
      </Stack>
      <Stores {...props} />
      <Facts {...props} />
    </Stack>
  )
}

const beside = [
  { left: 192, top: 0, width: 256, height: 520 },
  { left: 0, top: 40, width: 212, height: 456 },
  { left: 428, top: 40, width: 212, height: 456 },
]

const inRow = [
  { left: 450, top: 56, width: 300, height: 620 },
  { left: 112, top: 120, width: 280, height: 580 },
  { left: 808, top: 120, width: 280, height: 580 },
]

export default definePanel({
  id: 'call-to-action-stores',
  name: 'App and stores',
  category: 'call-to-action',
  columns: 2,
  keywords: ['app', 'download', 'stores', 'badges', 'phones', 'install'],
  usesBrandName: false,
  bleeds: true,
  content: storesContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') {
      return (
        <Section t={t}>
          <Stack gap={64} align="center">
            <Words {...props} ground="panel" width={760} />
            <Box
              relative
              width={1200}
              height={440}
              radius={32}
              background={t.deep}
              style={{ overflow: 'hidden' }}
            >
              <Screens t={t} screens={content.screens} places={inRow} />
            </Box>
          </Stack>
        </Section>
      )
    }
    const isRight = o === 'right'
    const phones = (
      <Box relative width={640} height={520}>
        <Screens t={t} screens={content.screens} places={beside} />
      </Box>
    )
    if (!isRight) {
      return (
        <Section t={t}>
          <Row gap={56}>
            <Words {...props} ground="panel" width={504} />
            {phones}
          </Row>
        </Section>
      )
    }
    const band = bandTheme(t)
    const inside = [
      <Box key="phones">{phones}</Box>,
      <Words key="words" {...props} t={band} ground="deep" width={504} />,
    ]
    if (!t.framed) {
      return (
        <Section t={t} paddingTop={96} paddingBottom={96} background={band.deep}>
          <Row gap={56}>{inside}</Row>
        </Section>
      )
    }
    // On grey the ground shows above and below.
    return (
      <Section t={t} paddingX={0} paddingTop={40} paddingBottom={40}>
        <Row gap={56} padding="96px 120px" background={band.deep}>
          {inside}
        </Row>
      </Section>
    )
  },
})
