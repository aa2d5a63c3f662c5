import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { closeUp, dusk } from '../../pictures'
import {
  Button,
  fullBleed,
  Icon,
  Logo,
  Overlay,
  PictureSection,
  Row,
  Scrim,
  Stack,
  Text,
} from '../../primitives'
import { withoutMarks } from '../../tree/marks'
import { overPhotoContent, scenes } from './over-photo/content'

type Props = PanelProps<typeof overPhotoContent>

const white = '#ffffff'
const heights = { left: 720, center: 760, right: 760 }

/** What lies over the photograph is dark in any brand, so that white words can be read on any. */
const overPhoto = (t: Theme): Theme => ({
  ...t,
  bright: false,
  deep: t.dark ? t.neutral(0.15, 0.025) : t.neutral(0.27, 0.08),
  onDeep: white,
})

/** An uploaded logo lies on a plate; a name is written on the photograph. */
const Name = ({ t, scale = 1 }: { t: Theme; scale?: number }) => (
  <Logo t={t} onDeep onPicture scale={t.brand.logo ? 1.3 : scale} />
)

type WordsProps = Props & { color: string }

const Items = ({ content, color, from, to }: WordsProps & { from?: number; to?: number }) => (
  <Row gap={36}>
    {content.menu.slice(from, to).map((label) => (
      <Text key={label} size="small" weight={600} color={color} style={{ fontSize: 16 }}>
        {label}
      </Text>
    ))}
  </Row>
)

const Phone = ({ t, content, color }: WordsProps) => (
  <Row gap={10}>
    <Icon name="phone" size={18} color={t.link} stroke={1.9} />
    <Text size="small" weight={600} color={color} style={{ fontSize: 16 }}>
      {content.phone}
    </Text>
  </Row>
)

const Book = ({ t, content, size = 's' }: Props & { size?: 's' | 'l' }) => (
  <Button
    t={t}
    size={size}
    kind={size === 's' ? 'solid' : 'outline'}
    onDeep
    onPicture={size === 's' || !t.dark}
  >
    {content.button}
  </Button>
)

const Act = ({ t, content }: Props) => (
  <Button t={t} size="l" kind="accent" onDeep icon="arrow">
    {content.action}
  </Button>
)

/** Smaller the more it says: two lines are what a photograph bears. */
function Title({ o, content, width, size }: Props & { width: number; size: number }) {
  const { length } = withoutMarks(content.title)
  const fontSize = Math.round(size * (length <= 34 ? 1 : length <= 56 ? 0.8 : 0.62))
  return (
    <Text
      size="display"
      color={white}
      align={o === 'center' ? 'center' : 'left'}
      width={width}
      style={{
        fontSize,
        lineHeight: `${Math.round(fontSize * 1.04)}px`,
        letterSpacing: -fontSize * 0.042,
      }}
    >
      {content.title}
    </Text>
  )
}

const Lead = ({ o, content, width }: Props & { width: number }) => (
  <Text
    size="lead"
    color={white}
    align={o === 'center' ? 'center' : 'left'}
    width={width}
    style={{ fontSize: 20, lineHeight: '32px' }}
  >
    {content.lead}
  </Text>
)

/** The menu in one line with the name; words on the free side of the photograph. */
const Beside = (props: Props) => {
  const { t } = props
  return [
    <Row key="bar" height={104} justify="space-between">
      <Name t={t} />
      <Row gap={36}>
        <Items {...props} color={white} />
        <Book {...props} />
      </Row>
    </Row>,
    <Stack key="words" gap={26} width={640} align="flex-start">
      <Title {...props} width={640} size={84} />
      <Lead {...props} width={520} />
      <Act {...props} />
    </Stack>,
  ]
}

const half = 440

/** The name between the halves of the menu, everything on one axis. */
const Axis = (props: Props) => {
  const { t, content } = props
  const middle = Math.ceil(content.menu.length / 2)
  return [
    <Row key="bar" height={112} justify="space-between">
      <Row width={half} justify="flex-end" style={{ paddingRight: 24 }}>
        <Items {...props} color={white} to={middle} />
      </Row>
      <Name t={t} scale={1.2} />
      <Row width={half} style={{ paddingLeft: 24 }}>
        <Items {...props} color={white} from={middle} />
      </Row>
    </Row>,
    <Stack key="words" gap={24} marginTop={44} align="center">
      <Title {...props} width={1160} size={92} />
      <Lead {...props} width={620} />
      <Row gap={14}>
        <Act {...props} />
        <Book {...props} size="l" />
      </Row>
    </Stack>,
  ]
}

/** The menu is on a card at the foot of the photograph. */
const Below = (props: Props) => {
  const { t } = props
  return [
    <Row key="bar" height={104} justify="space-between">
      <Name t={t} />
      <Book {...props} />
    </Row>,
    <Row key="words" justify="flex-end">
      <Stack gap={26} width={588} align="flex-start">
        <Title {...props} width={588} size={76} />
        <Lead {...props} width={500} />
        <Act {...props} />
      </Stack>
    </Row>,
    <Row
      key="menu"
      height={80}
      padding="0 32px"
      justify="space-between"
      radius={20}
      background={t.raised}
      shadow={t.shadow.small}
    >
      <Items {...props} color={t.ink} />
      <Phone {...props} color={t.ink} />
    </Row>,
  ]
}

const parts = { left: Beside, center: Axis, right: Below }

/** Darkens the photograph behind words enough for a white one. */
function Shade({ t, o }: Props) {
  const { inset, width, height, radius } = fullBleed(t, heights[o])
  const place = { color: t.deep, width, radius, absolute: { top: inset, left: inset } }
  const main = o === 'center' ? { from: 'top' as const, start: 62, end: 96 } : { from: o, ...side }
  return (
    <>
      <Scrim {...place} height={height} {...main} strength={t.dark ? 0.84 : 0.72} />
      {o !== 'center' && (
        <Scrim {...place} height={320} from="top" strength={0.7} start={26} end={100} />
      )}
    </>
  )
}

const side = { start: 42, end: 92 }

/** The scene is on the side that words leave free, in the center below them. */
function picture({ t, o, content }: Props) {
  const palette = t.dark ? dusk(t.pictures) : t.pictures
  const scene = scenes[content.scene](palette, o, o === 'right')
  return o === 'center' ? closeUp(scene, { x: 0.5, y: 0.435, zoom: 1.15 }) : scene
}

export default definePanel({
  id: 'header-over-photo',
  name: 'Menu over a photograph',
  category: 'header',
  columns: 1,
  keywords: ['transparent', 'hero', 'picture', 'full-bleed', 'opening', 'navigation'],
  usesBrandName: true,
  content: overPhotoContent,
  render: ({ t: theme, o, content }) => {
    const t = overPhoto(theme)
    const props = { t, o, content }
    const height = heights[o]
    const { inset } = fullBleed(t, height)
    const foot = inset + (o === 'right' ? 32 : 72)
    return (
      <PictureSection t={t} height={height} picture={picture(props)}>
        <Shade {...props} />
        <Overlay
          height={height}
          justify={o === 'center' ? 'flex-start' : 'space-between'}
          padding={`${inset}px 120px ${foot}px`}
        >
          {parts[o](props)}
        </Overlay>
      </PictureSection>
    )
  },
})
