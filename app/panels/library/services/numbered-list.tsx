import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import { cover, type Picture, panned, product } from '../../pictures'
import { Box, Head, mirrorPair, Pic, RoundIcon, Row, Section, Stack, Text } from '../../primitives'
import type { Orientation } from '../../types'
import { numberedListContent, type Service } from './numbered-list/content'

const activeRow = 1

const activePicture = (t: Theme): Picture =>
  panned(product(t.pictures, { kind: 'jar', backdrop: 'secondary' }), 0, 96)

type RowProps = { t: Theme; o: Orientation; service: Service; active: boolean }

/** Number and title on one side, words and arrow on the other. The active one is filled. */
function ServiceRow({ t, o, service, active }: RowProps) {
  const ink = active ? t.onDeep : t.ink
  const muted = active ? t.onDeepMuted : t.muted
  const right = o === 'right'
  const name = (
    <Row key="name" gap={40} width={right ? 400 : 460}>
      <Text size="small" weight={600} color={active ? t.onDeep : t.link} width={24}>
        {service.number}
      </Text>
      <Text size="h1" color={ink} nowrap style={{ fontSize: 48, lineHeight: '56px' }}>
        {service.title}
      </Text>
    </Row>
  )
  const arrow = (
    <RoundIcon
      key="arrow"
      t={t}
      icon="arrow"
      size={52}
      color={ink}
      line={active ? t.onDeepLine : t.line}
    />
  )
  const words = (
    <Row key="words" gap={40}>
      {mirrorPair(
        o,
        <Text key="text" color={muted} width={340}>
          {service.text}
        </Text>,
        arrow,
      )}
    </Row>
  )
  const [first, second] = mirrorPair(o, name, words)
  const picture = active && <Pic picture={activePicture(t)} width={168} height={128} radius={16} />
  return (
    <Row
      justify="space-between"
      height={active ? 192 : 124}
      padding="0 32px"
      radius={active ? 24 : 0}
      background={active ? t.deep : undefined}
    >
      {first}
      {picture}
      {second}
    </Row>
  )
}

const Rows = ({ t, o, services }: { t: Theme; o: Orientation; services: Service[] }) => (
  <Stack>
    {services.map((service, i) => {
      const active = i === activeRow
      const ruled = i > 0 && !active && i - 1 !== activeRow
      return (
        <Box key={service.number} style={{ borderTop: ruled ? `1px solid ${t.line}` : undefined }}>
          <ServiceRow t={t} o={o} service={service} active={active} />
        </Box>
      )
    })}
  </Stack>
)

/** Large centred titles; the active one carries a picture on either side. */
const Titles = ({ t, services }: { t: Theme; services: Service[] }) => (
  <Stack>
    {services.map((service, i) => {
      const active = i === activeRow
      const motif = (kind: 'petals' | 'tiles') => (
        <Pic picture={cover(t.pictures, { motif: kind })} width={176} height={112} radius={18} />
      )
      return (
        <Row
          key={service.number}
          justify="center"
          gap={72}
          padding="36px 0"
          style={{ borderTop: `1px solid ${t.line}` }}
        >
          {active && motif('petals')}
          <Stack align="center" gap={8}>
            <Text size="h1" color={active ? t.link : t.ink}>
              {service.title}
            </Text>
            <Text color={t.muted} align="center">
              {service.text}
            </Text>
          </Stack>
          {active && motif('tiles')}
        </Row>
      )
    })}
  </Stack>
)

export default definePanel({
  id: 'services-numbered-list',
  name: 'Numbered list',
  category: 'services',
  columns: 1,
  keywords: ['rows', 'studio', 'index', 'large type'],
  usesBrandName: false,
  content: numberedListContent,
  render({ t, o, content }) {
    const { services, ...words } = content
    return (
      <Section t={t}>
        <Head t={t} o={o} marginBottom={48} {...words} />
        {o === 'center' ? (
          <Titles t={t} services={services} />
        ) : (
          <Rows t={t} o={o} services={services} />
        )}
      </Section>
    )
  },
})
