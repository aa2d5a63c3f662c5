import type { Theme } from '../../color/theme'
import { definePanel } from '../../define-panel'
import {
  arch,
  dunes,
  kitchen,
  type Picture,
  type PicturePalette,
  panned,
  tower,
} from '../../pictures'
import {
  Box,
  Button,
  Chip,
  Head,
  LinkTo,
  Pic,
  Row,
  Scrim,
  Section,
  Stack,
  Text,
} from '../../primitives'
import type { Orientation } from '../../types'
import { picturedContent, type Service } from './pictured/content'

const firstPicture = (p: PicturePalette): Picture => arch(p)

const pictures = [
  firstPicture,
  (p: PicturePalette): Picture => kitchen(p, { mirror: true }),
  (p: PicturePalette): Picture => tower(p, { variant: 2 }),
  (p: PicturePalette, narrow: boolean): Picture => panned(dunes(p), narrow ? 0 : -110),
]

/** The narrow dunes show no sun, the wide ones all of it. */
const pictureOf = (t: Theme, i: number, narrow = false) =>
  (pictures[i % pictures.length] ?? firstPicture)(t.pictures, narrow)

const height = 560
const shade = (t: Theme) => t.pictures.sky(0.16, 0.5)

type TileProps = { t: Theme; service: Service; i: number }

/** The one that is open: words and a button over the picture's lower half. */
const Open = ({ t, service, i, button }: TileProps & { button: string }) => (
  <Box relative width={486} height={height}>
    <Pic picture={pictureOf(t, i)} width={486} height={height} />
    <Scrim
      t={t}
      width={486}
      height={height}
      color={shade(t)}
      from="bottom"
      strength={0.92}
      start={22}
      end={66}
      radius={24}
    />
    <Stack width={486} padding={36} gap={14} align="flex-start" absolute={{ left: 0, bottom: 0 }}>
      <Chip t={t} kind="white">
        {service.count}
      </Chip>
      <Text size="h3" color="#ffffff">
        {service.title}
      </Text>
      <Text color="#eceef2" style={{ textWrap: 'balance' }}>
        {service.text}
      </Text>
      <Box marginTop={10}>
        <Button t={t} onPicture icon="arrow">
          {button}
        </Button>
      </Box>
    </Stack>
  </Box>
)

const Narrow = ({ t, service, i }: TileProps) => (
  <Box relative width={214} height={height}>
    <Pic picture={pictureOf(t, i, true)} width={214} height={height} />
    <Scrim
      t={t}
      width={214}
      height={height}
      color={shade(t)}
      from="bottom"
      strength={0.92}
      start={4}
      end={60}
      radius={24}
    />
    <Stack width={214} padding={24} gap={2} absolute={{ left: 0, bottom: 4 }}>
      <Text size="h4" color="#ffffff">
        {service.title}
      </Text>
      <Text size="small" color="#eceef2">
        {service.count}
      </Text>
    </Stack>
  </Box>
)

const Below = ({ t, service, i }: TileProps) => (
  <Stack width={282} gap={24} align="center">
    <Pic picture={pictureOf(t, i)} width={282} height={352} radius={141} />
    <Stack gap={8} align="center">
      <Text size="h4" color={t.ink}>
        {service.title}
      </Text>
      <Text color={t.muted} align="center" width={262} style={{ textWrap: 'balance' }}>
        {service.text}
      </Text>
    </Stack>
  </Stack>
)

function Accordion({
  t,
  o,
  content: c,
}: {
  t: Theme
  o: Orientation
  content: typeof picturedContent
}) {
  const open = o === 'left' ? 0 : c.services.length - 1
  return (
    <Row gap={24}>
      {c.services.map((service, i) =>
        i === open ? (
          <Open key={service.title} {...{ t, service, i }} button={c.link} />
        ) : (
          <Narrow key={service.title} {...{ t, service, i }} />
        ),
      )}
    </Row>
  )
}

export default definePanel({
  id: 'services-pictured',
  name: 'Pictured services',
  category: 'services',
  columns: 4,
  keywords: ['pictures', 'architecture', 'accordion', 'arch'],
  usesBrandName: false,
  content: picturedContent,
  render({ t, o, content }) {
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          width={600}
          action={o !== 'center' && <LinkTo t={t}>{content.button}</LinkTo>}
        />
        {o === 'center' ? (
          <Row gap={24} align="flex-start">
            {content.services.slice(0, 4).map((service, i) => (
              <Below key={service.title} {...{ t, service, i }} />
            ))}
          </Row>
        ) : (
          <Accordion t={t} o={o} content={content} />
        )}
      </Section>
    )
  },
})
