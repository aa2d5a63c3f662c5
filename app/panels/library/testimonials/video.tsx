import { alpha } from '../../color/oklch'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { dusk, interview, type PersonName } from '../../pictures'
import {
  Box,
  Chip,
  Head,
  Icon,
  LinkTo,
  Pic,
  Row,
  Scrim,
  Section,
  Stack,
  Text,
} from '../../primitives'

const width = 1200
const person: PersonName = 'carmen'

const content = {
  eyebrow: 'Customer story',
  title: 'From one bakery to six',
  lead: 'Ostra bakes 4,000 loaves a night. Its founder shows how the night shift, the vans and the tills ended up in one plan.',
  link: 'Read the whole story',
  chip: 'Film, 4 min 12',
  quote: 'I used to count flour at midnight. Now I sleep.',
  name: 'Sunniva Dahl',
  role: 'Founder, Ostra Bakery',
  person,
  time: { now: '1:26', length: '4:12', share: 0.34 },
}

type Props = PanelProps<typeof content>

const Play = ({ size }: { size: number }) => (
  <Box centered width={size} height={size} radius={size / 2} background="#ffffff">
    <Box style={{ paddingLeft: size * 0.05 }}>
      <Icon name="play" size={size * 0.4} color="#14161c" stroke={2} />
    </Box>
  </Box>
)

/** The bar at the bottom of a paused film. */
const Timeline = ({ t, content }: Props) => {
  const track = width - 96 - 148
  return (
    <Row gap={16} width={width} padding="0 48px" absolute={{ bottom: 32, left: 0 }}>
      <Text size="small" weight={600} color="#ffffff" width={36}>
        {content.time.now}
      </Text>
      <Box relative width={track} height={4} radius={2} background={alpha('#ffffff', 0.35)}>
        <Box
          width={Math.round(track * content.time.share)}
          height={4}
          radius={2}
          background="#ffffff"
        />
        <Box
          width={14}
          height={14}
          radius={7}
          background={t.mono ? '#ffffff' : t.badge}
          absolute={{ top: -5, left: Math.round(track * content.time.share) - 7 }}
        />
      </Box>
      <Text size="small" weight={600} color="#ffffff" width={36}>
        {content.time.length}
      </Text>
      <Icon name="settings" size={20} color="#ffffff" />
    </Row>
  )
}

function Film(props: Props) {
  const { t, o, content } = props
  const height = o === 'center' ? 640 : 600
  const side = o === 'left' ? 'right' : o === 'right' ? 'left' : 'center'
  const palette = t.dark ? dusk(t.pictures) : t.pictures
  const shade = t.neutral(0.15, 0.04)
  return (
    <Box relative width={width} height={height}>
      <Pic
        picture={interview(palette, { person: content.person, side })}
        width={width}
        height={height}
        radius={32}
      />
      {o !== 'center' && (
        <Scrim
          t={t}
          width={width}
          height={height}
          radius={32}
          color={shade}
          from={o}
          strength={0.88}
          end={72}
        />
      )}
      <Scrim
        t={t}
        width={width}
        height={height}
        radius={32}
        color={shade}
        from="bottom"
        strength={o === 'center' ? 0.9 : 0.78}
        end={o === 'center' ? 72 : 44}
      />
      {o === 'center' ? <CenterWords {...props} /> : <SideWords {...props} height={height} />}
      <Timeline {...props} />
    </Box>
  )
}

const SideWords = ({ t, o, content, height }: Props & { height: number }) => (
  <Stack
    width={480}
    height={height}
    padding="0 0 40px"
    gap={28}
    justify="center"
    align="flex-start"
    absolute={o === 'left' ? { top: 0, left: 64 } : { top: 0, right: 64 }}
  >
    <Chip t={t} kind="white" icon="camera">
      {content.chip}
    </Chip>
    <Text size="h2" weight={500} color="#ffffff" style={{ fontSize: 46, lineHeight: '56px' }}>
      {`“${content.quote}”`}
    </Text>
    <Row gap={18}>
      <Play size={64} />
      <Stack>
        <Text size="h5" color="#ffffff">
          {content.name}
        </Text>
        <Text size="small" color="#e4e6ec">
          {content.role}
        </Text>
      </Stack>
    </Row>
  </Stack>
)

const CenterWords = ({ content }: Props) => (
  <Row
    width={width}
    padding="0 48px"
    justify="space-between"
    align="flex-end"
    absolute={{ bottom: 76, left: 0 }}
  >
    <Row gap={18} width={400}>
      <Play size={64} />
      <Stack>
        <Text size="h5" color="#ffffff">
          {content.name}
        </Text>
        <Text size="small" color="#e4e6ec">
          {content.role}
        </Text>
      </Stack>
    </Row>
    <Text size="h4" weight={500} color="#ffffff" align="right" width={420}>
      {`“${content.quote}”`}
    </Text>
  </Row>
)

export default definePanel({
  id: 'testimonials-video',
  name: 'Filmed story',
  category: 'testimonials',
  columns: 1,
  keywords: ['film', 'interview', 'play', 'customer'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          marginBottom={56}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          action={<LinkTo t={t}>{content.link}</LinkTo>}
        />
        <Film {...props} />
      </Section>
    )
  },
})
