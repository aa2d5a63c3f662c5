import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { type Picture, panned, product } from '../../pictures'
import {
  Box,
  Eyebrow,
  Head,
  Pic,
  RoundIcon,
  Row,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import { numberedListContent, type Service } from './numbered-list/content'

type Props = PanelProps<typeof numberedListContent>
type RowProps = { t: Theme; service: Service; active?: boolean }

const activeRow = 1

const jar = (t: Theme): Picture => product(t.pictures, { kind: 'jar', backdrop: 'secondary' })

const Digits = ({ t, service, active = false }: RowProps) => (
  <Text size="small" weight={600} color={active ? t.onDeep : t.link} width={28}>
    {service.number}
  </Text>
)

/** Name, words and arrow; the active one is filled and shows a picture. */
const Line = ({ t, service, active = false }: RowProps) => (
  <Row
    justify="space-between"
    gap={32}
    padding="32px"
    radius={active ? 24 : 0}
    background={active ? t.deep : undefined}
  >
    <Row gap={20}>
      <Digits {...{ t, service, active }} />
      <Text
        size="h1"
        color={active ? t.onDeep : t.ink}
        nowrap
        style={{ fontSize: 48, lineHeight: '56px' }}
      >
        {service.title}
      </Text>
    </Row>
    {active && <Pic picture={panned(jar(t), 0, 96)} width={168} height={128} radius={16} />}
    <Row gap={20}>
      <Text color={active ? t.onDeepMuted : t.muted} width={340}>
        {service.text}
      </Text>
      <RoundIcon
        t={t}
        icon="arrow"
        size={52}
        color={active ? t.onDeep : t.ink}
        line={active ? t.onDeepLine : t.line}
      />
    </Row>
  </Row>
)

const Lines = ({ t, content }: Props) => (
  <Stack>
    {content.services.map((service, i) => {
      const active = i === activeRow
      const ruled = i > 0 && !active && i - 1 !== activeRow
      return (
        <Box key={service.number} style={{ borderTop: ruled ? `1px solid ${t.line}` : undefined }}>
          <Line t={t} service={service} active={active} />
        </Box>
      )
    })}
  </Stack>
)

/** One very large word in the middle of each line, what it means at its end. */
const Words = ({ t, content }: Props) => (
  <Stack style={{ borderBottom: `1px solid ${t.line}` }}>
    {content.services.map((service) => (
      <Row
        key={service.number}
        justify="space-between"
        gap={24}
        padding="28px 0"
        style={{ borderTop: `1px solid ${t.line}` }}
      >
        <Box width={280}>
          <Digits t={t} service={service} />
        </Box>
        <Text
          size="stat"
          color={t.ink}
          nowrap
          style={{ fontSize: 76, lineHeight: '84px', letterSpacing: -3.4 }}
        >
          {service.title}
        </Text>
        <Text size="small" color={t.muted} width={280} style={{ fontSize: 15, lineHeight: '24px' }}>
          {service.text}
        </Text>
      </Row>
    ))}
  </Stack>
)

/** The list beside one tall picture. */
const Beside = ({ t, content }: Props) => (
  <Stack width={636} gap={40}>
    <Stack gap={20} align="flex-start">
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink}>
        {content.title}
      </Text>
      <Text size="lead" color={t.muted}>
        {content.lead}
      </Text>
    </Stack>
    <Stack>
      {content.services.map((service) => (
        <Row
          key={service.number}
          gap={20}
          padding="24px 0"
          align="flex-start"
          style={{ borderTop: `1px solid ${t.line}` }}
        >
          <Box padding="8px 0 0">
            <Digits t={t} service={service} />
          </Box>
          <Stack gap={6} grow style={{ flexShrink: 1 }}>
            <Text size="h2" color={t.ink} style={{ fontSize: 34, lineHeight: '40px' }}>
              {service.title}
            </Text>
            <Text color={t.muted}>{service.text}</Text>
          </Stack>
        </Row>
      ))}
    </Stack>
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
  render(props) {
    const { t, o, content } = props
    const { eyebrow, title, lead } = content
    if (o === 'right') {
      const media = <Pic picture={jar(t)} width={486} height={760} />
      return (
        <Section t={t}>
          <Split o={o} gap={64} text={<Beside {...props} />} media={media} />
        </Section>
      )
    }
    return (
      <Section t={t}>
        <Head t={t} o={o} marginBottom={48} {...{ eyebrow, title, lead }} />
        {o === 'center' ? <Words {...props} /> : <Lines {...props} />}
      </Section>
    )
  },
})
